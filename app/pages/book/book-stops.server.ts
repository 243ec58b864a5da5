import { destinationOfPin } from "~/models/base/places/positions.server";
import { placesOfPost } from "~/models/destinations/post-places.server";
import { today } from "~/pages/days/day-span.server";
import { roadStops } from "~/pages/days/road-stops.server";
import { memoPerContent } from "~db/client.server";

const withSlugs = memoPerContent(() =>
  roadStops().map((stop) => ({ ...stop, slug: destinationOfPin()(stop)?.slug ?? null })),
);

/** The stops reached by today, in order of arrival, each with the slug of its destination. */
export function bookStops() {
  const now = today();
  return withSlugs().filter(({ arrivedOn }) => arrivedOn <= now);
}

export type BookStop = ReturnType<typeof bookStops>[number];

type Dated = { id: string; publishedAt: Date | null };

/**
 * The index of the stop at which a letter of this day was written: the last one until then at a place of the letter,
 * else the last one until then; -1 before the first.
 */
export function stopOfPost(stops: BookStop[], post: Dated, day: string) {
  const places = new Set(placesOfPost(post).map(({ slug }) => slug));
  const atPlace = stops.findLastIndex(
    ({ slug, arrivedOn }) => slug !== null && places.has(slug) && arrivedOn <= day,
  );
  return atPlace >= 0 ? atPlace : stopOfDay(stops, day);
}

/** The index of the last stop reached by the end of a day; -1 before the first. */
export function stopOfDay(stops: BookStop[], day: string) {
  return stops.findLastIndex(({ arrivedOn }) => arrivedOn <= day);
}
