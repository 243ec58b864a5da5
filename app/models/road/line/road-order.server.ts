import { sql } from "drizzle-orm";
import { destinationOfPin } from "~/models/base/places/positions.server";
import { db, memoPerContent } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { getRoad, type Stop } from "./road-so-far.server";

/**
 * Places in the order of the road: as they were reached, by the first arrival at each, then as they are planned; what
 * no pin stands for comes last.
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

/** After every place of the road. */
const OFF_THE_ROAD = 1_000_000;

/** Tells which place of the road a destination is, from 0; behind all of them when it is not on the road. */
export function roadPlaceFinder() {
  const places = orders();
  return (slug: string) => places.get(slug) ?? OFF_THE_ROAD;
}

/** What the function of SQL looks up, for within a statement no other can be made. */
let known = new Map<string, number>();

db.$client.function("road_place", (slug: unknown) => known.get(String(slug)) ?? OFF_THE_ROAD);

/** The same as a value to sort destinations by, as the road is now. */
export function roadPlace() {
  known = orders();
  return sql<number>`road_place(${destinations.slug})`;
}

/** The place before a destination on the road and the one after it, each `null` where there is none; and whether it is still ahead itself. */
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
