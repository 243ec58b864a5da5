import type { ReactNode } from "react";
import { inWords, ownLanguage, ownText } from "~/components/ui/in-words";
import type { BookPart, BookPost as Post } from "~/pages/book/book-part.server";
import { formatDay } from "~/utils/words/dates";
import { partName } from "./book-contents";
import { BookPicture, printedPictures } from "./book-picture";
import { BookPlaces } from "./book-places";

type Props = {
  part: BookPart;
  /** Whether the page is for printing; its pictures are then loaded at once. */
  isPrinted: boolean;
  /** The end of the book, put beside the last photograph so that both can share a sheet. */
  end?: ReactNode;
};

/** A part of the road: its title, its letters, and at the end its places and photographs. */
export function BookPartChapter({ part, isPrinted, end }: Props) {
  const { id, states, days, picture, posts, moments, places, photoPages } = part;
  return (
    <section id={id} className="book-part" aria-labelledby={`${id}-title`}>
      <header className="book-opening">
        {picture && <BookPicture picture={picture} isPrinted={isPrinted} />}
        <h2 id={`${id}-title`}>{partName(part)}</h2>
        {states.length > 0 && <p {...ownText()}>{states.join(", ")}</p>}
        {days && <p>{daysInWords(days)}</p>}
      </header>
      {posts.map((post) => (
        <BookPost key={post.slug} post={post} isPrinted={isPrinted} />
      ))}
      {moments.length > 0 && (
        <section className="book-moments" aria-labelledby={`${id}-moments`}>
          <h3 id={`${id}-moments`}>Moments on the way</h3>
          {moments.map((moment) => (
            <p key={moment.id} {...ownText()}>
              <b>
                {moment.place && inWords`${moment.place}, `}
                {inWords`${formatDay(moment.day)}`}
              </b>{" "}
              {moment.text}
            </p>
          ))}
        </section>
      )}
      {places.length > 0 && (
        <section className="book-others" aria-labelledby={`${id}-places`}>
          <h3 id={`${id}-places`}>{posts.length > 0 ? "Also on this road" : "On this road"}</h3>
          <BookPlaces places={places} />
        </section>
      )}
      {photoPages.length > 0 && (
        <section className="book-plates" aria-label={`Photographs, ${partName(part)}`}>
          {photoPages.map(({ picture: photo, caption, collection }) => (
            <figure key={photo.src}>
              <BookPicture picture={photo} isPrinted={isPrinted} />
              <figcaption {...ownText()}>{caption || collection}</figcaption>
            </figure>
          ))}
          {end}
        </section>
      )}
      {photoPages.length === 0 && end}
    </section>
  );
}

function daysInWords({ from, to }: { from: string; to: string }) {
  return from === to
    ? inWords`${formatDay(from)}`
    : inWords`${formatDay(from)} to ${formatDay(to)}`;
}

type BookPostProps = { post: Post; isPrinted: boolean };

/** A letter in the book, with the places that it is from. */
function BookPost({ post, isPrinted }: BookPostProps) {
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
