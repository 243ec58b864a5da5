import { findDestination } from "~/models/destinations/destination.server";
import { monthsInWords } from "~/models/destinations/months-in-words";
import { namesInOwnScript } from "~/models/destinations/own-script";
import { kilometresTo } from "~/models/road/line/figures.server";
import { grouped } from "~/utils/words/counted";
import { formatDay } from "~/utils/words/dates";
import type { BookStop } from "./book-stops.server";

/** Short facts about the places of these stops, each place once, in the order of first arrival. */
export function placesOfStops(stops: BookStop[], isShown: (slug: string) => boolean) {
  const first = new Map<string, BookStop>();
  for (const stop of stops) {
    if (stop.slug && !first.has(stop.slug) && !isShown(stop.slug)) first.set(stop.slug, stop);
  }
  return [...first].flatMap(([slug, stop]) => viewOf(slug, stop) ?? []);
}

export type BookPlace = ReturnType<typeof placesOfStops>[number];

function viewOf(slug: string, stop: BookStop) {
  const destination = findDestination({ slug }, "public");
  if (!destination) return null;
  const { name, state, description, otherNames } = destination;
  return {
    slug,
    name,
    description,
    ownNames: namesInOwnScript(otherNames, state),
    reached: `Reached ${formatDay(stop.arrivedOn)}, ${grouped(kilometresTo(stop))} km from the start`,
    facts: [
      {
        term: "When to go",
        value: monthsInWords(destination.bestMonths) || destination.bestTimeToVisit,
      },
      { term: "Stay", value: destination.recommendedStay },
      { term: "Budget", value: destination.budgetRange },
    ].filter(({ value }) => value !== ""),
  };
}
