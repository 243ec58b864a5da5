import { inWords, ownLanguage, ownText } from "~/components/ui/in-words";
import type { BookPost as Post } from "~/pages/book/book-part.server";
import { formatDay } from "~/utils/words/dates";
import { BookPicture, printedPictures } from "./book-picture";
import { BookPlaces } from "./book-places";

type Props = { post: Post; isPrinted: boolean };

/** A letter in the book, and the places that it is from. */
export function BookPost({ post, isPrinted }: Props) {
  const { slug, title, excerpt, day, from, picture, contentHtml, places } = post;
  return (
    <article id={slug} className="book-post">
      <header>
        <p className="book-kicker">
          {from.map((place) => inWords`${place}, `)}
          {inWords`${formatDay(day)}`}
        </p>
        <h3 {...ownText()}>{title}</h3>
        <p {...ownText()} className="book-standfirst">
          {excerpt}
        </p>
        {picture && <BookPicture picture={picture} isPrinted={isPrinted} />}
      </header>
      <BookPlaces places={places} isBeside />
      <div
        className="content book-text"
        lang={ownLanguage()}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list on the server.
        dangerouslySetInnerHTML={{ __html: isPrinted ? printedPictures(contentHtml) : contentHtml }}
      />
    </article>
  );
}
