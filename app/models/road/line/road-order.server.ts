import { sql } from "drizzle-orm";
import { destinationOfPin } from "~/models/base/places/positions.server";
import { db, memoPerContent } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { getRoad, type Stop } from "./road-so-far.server";

/**
 * Destinations in the order of the road: reached ones by their first arrival, then planned ones; those without a pin
 * come last.
 */

const placesOnRoad = memoPerContent(() => {
  const { reached, planned } = getRoad();
  const destinationOf = destinationOfPin();
  const stops: Stop[] = [...reached, ...planned];
  const places = new Map<string, { slug: string; name: string; arrivedOn: string | null }>();
  for (const stop of stops) {
    const destination = destinationOf(stop);
    if (!destination || places.has(destination.slug)) continue;
    const { slug, name } = destination;
    places.set(slug, { slug, name, arrivedOn: stop.arrivedOn ?? null });
  }
  return [...places.values()];
});

export type PlaceOnRoad = ReturnType<typeof placesOnRoad>[number];

const orders = memoPerContent(
  () => new Map(placesOnRoad().map(({ slug }, index) => [slug, index])),
);

/** Sorts after every place of the road. */
const OFF_THE_ROAD = 1_000_000;

/**
 * Returns a function that gives a destination's place on the road, from 0; a number after all of them if it is not on
 * it.
 */
export function roadPlaceFinder() {
  const places = orders();
  return (slug: string) => places.get(slug) ?? OFF_THE_ROAD;
}

/** The map behind the SQL function `road_place`, which can be registered only outside of a statement. */
let known = new Map<string, number>();

db.$client.function("road_place", (slug: unknown) => known.get(String(slug)) ?? OFF_THE_ROAD);

/** The same as an SQL value to sort destinations by, for the road at the time of this call. */
export function roadPlace() {
  known = orders();
  return sql<number>`road_place(${destinations.slug})`;
}

/**
 * The destinations before and after this one on the road, each `null` if there is none, and whether it is still ahead.
 */
export function neighboursOnRoad(slug: string) {
  const places = placesOnRoad();
  const index = orders().get(slug);
  if (index === undefined) return { isAhead: false, previous: null, next: null };
  return {
    isAhead: places[index]?.arrivedOn === null,
    previous: places[index - 1] ?? null,
    next: places[index + 1] ?? null,
  };
}
