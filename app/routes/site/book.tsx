import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookBar } from "~/components/site/book/book-bar";
import { BookColophon } from "~/components/site/book/book-colophon";
import { BookContents } from "~/components/site/book/book-contents";
import { BookCover } from "~/components/site/book/book-cover";
import { BookPartChapter } from "~/components/site/book/book-part-chapter";
import { bookSheets } from "~/components/site/book/book-sheets";
import { CountryMap, captionOf } from "~/components/site/road/country-map";
import type { DocumentHandle } from "~/document/static-document";
import { BOOK_PATH, bookSizeOf } from "~/pages/book/book";
import { readBook } from "~/pages/book/book.server";
import { pageTitle, site } from "~/site";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { pageNumber } from "~/utils/page-number";
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

export { Failure as ErrorBoundary } from "~/components/ui/failure";
