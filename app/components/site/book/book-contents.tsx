import { ownText } from "~/components/ui/in-words";
import type { BookPart } from "~/pages/book/book-part.server";

type Props = { parts: BookPart[]; hasMap: boolean };

/** The table of contents, with page numbers in browsers that support them. */
export function BookContents({ parts, hasMap }: Props) {
  if (parts.length === 0) {
    return <p className="book-empty">The first letter is still to come.</p>;
  }
  return (
    <section className="book-contents" aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {hasMap && (
          <li>
            <a href="#map">The road</a>
          </li>
        )}
        {parts.map(({ id, posts, ...part }) => (
          <li key={id}>
            <a href={`#${id}`}>{partName(part)}</a>
            {posts.length > 0 && (
              <ol>
                {posts.map(({ slug, title }) => (
                  <li key={slug}>
                    <a {...ownText()} href={`#${slug}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A road without regions has a single part without a name. */
export function partName({ name, isContinued }: Pick<BookPart, "name" | "isContinued">) {
  return `${name || "Letters"}${isContinued ? ", continued" : ""}`;
}
