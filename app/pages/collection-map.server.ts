import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { getRoad, type Stop } from "~/models/road/line/road-so-far.server";
import type { Coordinates } from "~/utils/position/position";
import { type CollectionPlace, placesOfCollection } from "./collection-places.server";
import { drawStretch } from "./stretch-drawing";

/** How many stops of the road are shown before and after the collection's own, and the most stops on its line. */
const AROUND = 12;
const MOST_PASSED = 36;

type Road = { stops: Stop[]; reached: number };

/**
 * A collection's small map: its places, the road between them as far as it was travelled, and some of the road around.
 * `null` without a public place.
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

/** The line goes from the first to the last reached place, never to places that are still ahead. */
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
