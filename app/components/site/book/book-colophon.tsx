import { useRouteLoaderData } from "@remix-run/react";
import { countedInWords, inWords } from "~/components/ui/in-words";
import type { Book } from "~/pages/book/book.server";
import { site } from "~/site";
import { countedAreas, grouped, isTold } from "~/utils/words/counted";

/** What the book is made of, and where it goes on. */
export function BookColophon({ book: { figures, parts } }: { book: Book }) {
  const { origin } = useRouteLoaderData("root") as { origin: string };
  const count = parts.reduce((sum, { posts }) => sum + posts.length, 0);
  return (
    <footer className="book-colophon">
      <p className="book-by">{site().siteName}</p>
      <p>{`Written and photographed on the road by ${site().travellerName}.`}</p>
      {figures && (
        <p>
          {inWords`${countedInWords(figures.daysTraveled, "day")}`}
          {isTold(figures.distanceCovered) && inWords`, ${grouped(figures.distanceCovered)} km`}
          {isTold(figures.statesCovered) && inWords`, ${countedAreas(figures.statesCovered)}`}.
        </p>
      )}
      <p>{inWords`${countedInWords(count, "letter")} in the order in which they were written.`}</p>
      <p data-web-address="">{`Read on at ${new URL(origin).host}`}</p>
    </footer>
  );
}
