import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { BookBar } from "~/components/site/book/book-bar";
import { BookContents } from "~/components/site/book/book-contents";
import { BookPartChapter } from "~/components/site/book/book-part-chapter";
import { CountryMap, captionOf } from "~/components/site/road/country-map";
import { countedInWords, inWords, ownText } from "~/components/ui/in-words";
import type { DocumentHandle } from "~/document/static-document";
import { BOOK_PATH, type BookSize, bookSizeOf, bookSizes } from "~/pages/book/book";
import { type Book, readBook } from "~/pages/book/book.server";
import type { BookPart } from "~/pages/book/book-part.server";
import { COUNTRY } from "~/pages/days/country";
import { pageTitle, site } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { cssString } from "~/utils/markup/css-string";
import { pageMeta } from "~/utils/markup/meta";
import { pageNumber } from "~/utils/page-number";
import { countedAreas, grouped, isKnownFigure, plainNumber } from "~/utils/words/counted";
import { formatDay } from "~/utils/words/dates";
import { noSuchPage } from "~/visitor-page.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle("The Book"),
    description: `The journey in order, for paper: all letters of ${site().siteName}, part by part of the road.`,
    path: BOOK_PATH,
    noindex: true,
  });

export { bookLinks as links } from "~/styles/pages/book-links";

export { publicHeaders as headers };

export const handle: DocumentHandle = { isStatic: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const volume = pageNumber(searchParams, "volume");
  const book = volume && (await readBook(volume));
  if (!book) throw noSuchPage();
  return { book, size: bookSizeOf(searchParams) };
}

export default function BookPage() {
  const { book, size } = useLoaderData<typeof loader>();
  const { parts, map } = book;
  const end = <BookColophon book={book} />;
  return (
    <>
      <BookBar book={book} size={size} />
      <main id="content" className="book" data-size={size ?? undefined}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, with every text as a string of CSS. */}
        <style dangerouslySetInnerHTML={{ __html: bookSheets(size, parts) }} />
        <BookCover book={book} />
        <BookContents parts={parts} hasMap={map !== null} />
        {map && (
          <section id="map" className="book-map" aria-label="Map">
            <CountryMap map={map} />
            <p>{captionOf(map)}</p>
          </section>
        )}
        {parts.map((part) => (
          <BookPartChapter
            key={part.id}
            part={part}
            isPrinted={size !== null}
            end={part === parts.at(-1) ? end : null}
          />
        ))}
        {parts.length === 0 && end}
      </main>
    </>
  );
}

/** How the book was made, and where the site is. */
function BookColophon({ book: { figures, parts } }: { book: Book }) {
  const { origin } = useRouteLoaderData("root") as { origin: string };
  const count = parts.reduce((sum, { posts }) => sum + posts.length, 0);
  return (
    <footer className="book-colophon">
      <p className="book-by">{site().siteName}</p>
      <p>{`Written and photographed on the road by ${site().travellerName}.`}</p>
      {figures && (
        <p>
          {inWords`${countedInWords(figures.daysTraveled, "day")}`}
          {isKnownFigure(figures.distanceCovered) &&
            inWords`, ${grouped(figures.distanceCovered)} km`}
          {isKnownFigure(figures.statesCovered) &&
            inWords`, ${countedAreas(figures.statesCovered)}`}
          .
        </p>
      )}
      <p>{inWords`${countedInWords(count, "letter")} in the order in which they were written.`}</p>
      <p data-web-address="">{`Read on at ${new URL(origin).host}`}</p>
    </footer>
  );
}

/** The line of the road, the title, who travelled, and when. */
function BookCover({ book: { title, volume, volumes, dates, map } }: { book: Book }) {
  const [start, end] = [map?.stops[0], map?.stops.at(-1)];
  return (
    <header className="book-cover">
      {map && (
        <svg
          viewBox={`${COUNTRY.x} ${COUNTRY.y} ${COUNTRY.width} ${COUNTRY.height}`}
          aria-hidden="true"
        >
          <path d={map.line} className="road-line" />
          {start && <circle cx={start.x} cy={start.y} r="5" className="road-stop" />}
          {end && <circle cx={end.x} cy={end.y} r="6.5" className="road-here" />}
        </svg>
      )}
      <div>
        <h1 {...ownText()}>{title}</h1>
        <p className="book-by">{site().travellerName}</p>
        {dates && <p>{inWords`${formatDay(dates.from)} to ${formatDay(dates.to)}`}</p>}
        {volumes > 1 && <p>{inWords`Volume ${plainNumber(volume)} of ${plainNumber(volumes)}`}</p>}
      </div>
    </header>
  );
}

/**
 * The pages of the book: their size, and at their head the name of the book on the left and of the part on the right.
 * Browsers have no `string-set`, so each part has a named page of its own (CSS Paged Media, 'named pages').
 */
function bookSheets(size: BookSize | null, parts: Pick<BookPart, "id" | "name">[]) {
  const name = cssString(site().siteName);
  const sheet = `@page{size:${(size ?? bookSizes[0]).toUpperCase()}}`;
  const heads = parts.map(({ id, name: part }) => {
    const own = cssString(part || site().siteName);
    return `@page ${id}:left{@top-left{content:${name}}}@page ${id}:right{@top-right{content:${own}}}#${id}{page:${id}}`;
  });
  return [sheet, ...heads].join("");
}

export { Failure as ErrorBoundary } from "~/components/ui/failure";
