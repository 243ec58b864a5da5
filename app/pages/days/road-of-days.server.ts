import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { describeStop, getRoad } from "~/models/road/line/road-so-far.server";
import { today } from "./day-span.server";
import { drawRoad, type RoadDrawing } from "./road-drawing";
import { type RoadStop, roadStops } from "./road-stops.server";
import type { StateColour } from "./state-colours";
import { stateColours } from "./state-colours.server";

/** The map beside the days: each stop with the colour of its state. */
export type RoadMap = Omit<RoadDrawing, "stops" | "shares"> & {
  label: string;
  /** The names of the first and the last stop of its line. */
  from: string;
  to: string;
  stops: { x: number; y: number; share: number; colour: StateColour | null }[];
};

/**
 * The road of some consecutive stops, together with the stop before them, or without any with the last stop before a
 * day; and where each stop lies along the line, by id. Without a map if no stop was reached by then.
 */
export function roadOf(stops: RoadStop[], day: string) {
  const reached = roadStops().filter(({ arrivedOn }) => arrivedOn <= today());
  const begin = stops[0] ? reached.indexOf(stops[0]) : countBefore(reached, day);
  const from = Math.max(0, begin - 1);
  const line = reached.slice(from, begin + stops.length);
  const { ahead } = getRoad();
  const after = [...reached.slice(begin + stops.length), ...ahead];
  return drawn(line, reached.slice(0, from), after);
}

/** The road up to these stops, without what followed. */
export function roadUpTo(stops: RoadStop[]) {
  return drawn(stops, [], []);
}

type Positioned = Pick<RoadStop, "coordinates">;

function drawn(line: RoadStop[], before: Positioned[], after: Positioned[]) {
  const shares = new Map<string, number>();
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return { map: null, shares };
  const positions = (stops: Positioned[]) => stops.map(({ coordinates }) => coordinates);
  const {
    shares: along,
    stops,
    ...drawing
  } = drawRoad({
    frame: journeyFrames().narrow,
    line: line.map((stop) => ({ name: nameOf(stop), coordinates: stop.coordinates })),
    before: positions(before),
    after: positions(after),
  });
  for (const [index, { id }] of line.entries()) shares.set(id, along[index] ?? 0);
  const map: RoadMap = {
    ...drawing,
    from: nameOf(first),
    to: nameOf(last),
    label: `Map of the road ${first === last ? "at" : `from ${nameOf(first)} to`} ${nameOf(last)}`,
    stops: stops.map((place, index) => ({
      ...place,
      share: along[index] ?? 0,
      colour: stateColours().get(line[index]?.state ?? "") ?? null,
    })),
  };
  return { map, shares };
}

function nameOf(stop: RoadStop) {
  return describeStop(stop).names[0] ?? stop.name;
}

function countBefore(stops: RoadStop[], day: string) {
  const later = stops.findIndex(({ arrivedOn }) => arrivedOn >= day);
  return later === -1 ? stops.length : later;
}
