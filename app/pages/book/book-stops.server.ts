import { destinationOfPin } from "~/models/base/places/positions.server";
import { placesOfPost } from "~/models/destinations/post-places.server";
import { today } from "~/pages/days/day-span.server";
import { roadStops } from "~/pages/days/road-stops.server";
import { memoPerContent } from "~db/client.server";

const withSlugs = memoPerContent(() =>
  roadStops().map((stop) => ({ ...stop, slug: destinationOfPin()(stop)?.slug ?? null })),
);

/** The stops that were reached by today, in order of arrival, each with the slug of the place that it stands for. */
export function bookStops() {
  const now = today();
  return withSlugs().filter(({ arrivedOn }) => arrivedOn <= now);
}

export type BookStop = ReturnType<typeof bookStops>[number];

type Dated = { id: string; publishedAt: Date | null };

/**
 * At which of these stops a letter of this day was written, as their index: the last one by then at a place that it is
 * from, else the last one by then; -1 before the first.
 */
export function stopOfPost(stops: BookStop[], post: Dated, day: string) {
  const places = new Set(placesOfPost(post).map(({ slug }) => slug));
  const atPlace = stops.findLastIndex(
    ({ slug, arrivedOn }) => slug !== null && places.has(slug) && arrivedOn <= day,
  );
  return atPlace >= 0 ? atPlace : stopOfDay(stops, day);
}

/** The last of these stops that was reached by the end of a day, as its index; -1 before the first. */
export function stopOfDay(stops: BookStop[], day: string) {
  return stops.findLastIndex(({ arrivedOn }) => arrivedOn <= day);
}
