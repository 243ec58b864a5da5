import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { getRoad, type Stop } from "~/models/road/line/road-so-far.server";
import type { Coordinates } from "~/utils/position/position";
import { type CollectionPlace, placesOfCollection } from "./collection-places.server";
import { drawStretch } from "./stretch-drawing";

/** How much of the road is seen before and after the collection's own, and how many stops its line passes at most. */
const AROUND = 12;
const MOST_PASSED = 36;

type Road = { stops: Stop[]; reached: number };

/**
 * A collection's own small map: its places, the road between them as far as it was travelled, and some of the road
 * around. `null` where it has no place that the public may see.
 */
export function collectionMap(collection: { id: string; location: string }) {
  const places = placesOfCollection(collection);
  const [first] = places;
  if (!first) return null;
  const { reached, ahead } = getRoad();
  const road = { stops: [...reached, ...ahead], reached: reached.length };
  const { shares: _, ...drawing } = drawStretch({
    journey: journeyFrames().narrow,
    ...stretchOf(places, first, road),
  });
  return {
    label: labelOf(places.map(({ name }) => name)),
    drawing,
    places: places.map(({ name, path }) => ({ name, path })),
  };
}

export type CollectionMap = NonNullable<ReturnType<typeof collectionMap>>;

/** The line leads from the first to the last place that was reached; of what lies ahead it leads to none. */
function stretchOf(places: CollectionPlace[], first: CollectionPlace, { stops, reached }: Road) {
  const behind = places.flatMap(({ at }) => (at !== null && at < reached ? [at] : []));
  const nameAt = new Map(places.map(({ at, name }) => [at, name]));
  const [begin, end] = [behind[0], behind.at(-1)];
  if (begin === undefined || end === undefined) {
    const after = first.at === null ? [] : positions(stops.slice(first.at + 1));
    return { line: [first], beside: places.slice(1), before: [], after: after.slice(0, AROUND) };
  }
  const passed = stops
    .slice(begin, end + 1)
    .map(({ coordinates }, index) => ({ coordinates, name: nameAt.get(begin + index) }));
  const step = Math.ceil(passed.length / MOST_PASSED);
  return {
    line: passed.filter(({ name }, index) => name !== undefined || index % step === 0),
    beside: places.filter(({ at }) => at === null || at >= reached),
    before: positions(stops.slice(Math.max(0, begin - AROUND), begin)),
    after: positions(stops.slice(end + 1, end + 1 + AROUND)),
  };
}

function positions(stops: { coordinates: Coordinates }[]) {
  return stops.map(({ coordinates }) => coordinates);
}

function labelOf(names: string[]) {
  const [first = "", ...others] = names;
  const last = others.pop();
  if (last === undefined) return `Map: ${first}`;
  return `Map: ${[first, ...others].join(", ")} and ${last}`;
}
