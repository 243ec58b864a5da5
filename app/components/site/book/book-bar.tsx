import { inWords } from "~/components/ui/in-words";
import { type BookSize, bookPath, bookSizes } from "~/pages/book/book";
import type { Book } from "~/pages/book/book.server";
import { site } from "~/site";
import { plainNumber } from "~/utils/words/counted";

type Props = { book: Book; size: BookSize | null };

/** Links to leave the book and to print it; plain ones, because the page has no scripts. */
export function BookBar({ book: { volume, volumes }, size }: Props) {
  return (
    <nav aria-label="The book" className="book-bar">
      <a href="/">{site().siteName}</a>
      <ul>
        {bookSizes.map((one) => (
          <li key={one}>
            <a href={bookPath(one, volume)} aria-current={one === size ? "true" : undefined}>
              {`${one.toUpperCase()} for print`}
            </a>
          </li>
        ))}
        {volumes > 1 &&
          Array.from({ length: volumes }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <a
                href={bookPath(size, number)}
                aria-current={number === volume ? "page" : undefined}
              >
                {inWords`Volume ${plainNumber(number)}`}
              </a>
            </li>
          ))}
      </ul>
      <p>
        {size
          ? `Print this page, or save it as a PDF: its sheets are ${size.toUpperCase()}. Leave the browser’s own headers and footers out.`
          : "To read here, or to print: choose the size of your paper first."}
      </p>
    </nav>
  );
}
