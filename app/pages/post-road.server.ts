import { figuresOn, kilometresTo } from "~/models/road/line/figures.server";
import { journeyDay } from "~/models/road/line/journey-day.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { reachedOn } from "~/models/road/line/road-so-far";
import { describeStop, getRoad, type Stop } from "~/models/road/line/road-so-far.server";
import type { NamedStop } from "~/models/texts/content/content-stops";
import { dayPath } from "~/pages/days/day-path.server";
import { grouped } from "~/utils/words/counted";
import { siteDay } from "~/utils/words/dates";
import { drawStretch } from "./stretch-drawing";

/** The most stops of a letter's stretch, and how many stops of the road are shown before and after it. */
const MOST_STOPS = 24;
const AROUND = 12;

type Dated = { publishedAt: Date | null };

/**
 * A letter's stretch of road: the stops reached since the letter before, and the stop before those. Without new stops
 * it is the leg to where the letter was written. `null` if no stop was reached by then.
 */
export function postRoad(post: Dated, previous: Dated | null) {
  const day = dayOf(post);
  const { reached, ahead } = getRoad();
  const end = reachedOn(reached, day) - 1;
  if (end < 0) return null;
  const since = previous?.publishedAt ? reachedOn(reached, siteDay(previous.publishedAt)) : 1;
  const begin = Math.max(0, Math.min(since - 1, end - 1), end - MOST_STOPS + 1);
  const following: Stop[] = [
    ...reached.slice(end + 1, end + 1 + AROUND),
    ...ahead.slice(0, AROUND),
  ];
  // From the very first stop, the line leads to the next one.
  const line: Stop[] = [
    ...reached.slice(begin, end + 1),
    ...(end === 0 ? following.slice(0, 1) : []),
  ];
  const after = following.slice(end === 0 ? 1 : 0, AROUND);
  const { shares, ...drawing } = drawStretch({
    journey: journeyFrames().narrow,
    line: line.map((stop) => ({ name: nameOf(stop), coordinates: stop.coordinates })),
    before: positions(reached.slice(Math.max(0, begin - AROUND), begin)),
    after: positions(after),
  });
  const at = reached[end];
  const [before, next] = [reached[end - 1], following[0]];
  return {
    named: [
      ...line.map((stop, index) => named(stop, shares[index] ?? 0)),
      ...after.slice(0, 1).map((stop) => named(stop, 1)),
    ],
    road: {
      day: journeyDay(day),
      dayPath: dayPath(day),
      kilometres: figuresOn(day).distanceCovered,
      label: labelOf(line),
      drawing: { ...drawing, here: drawing.stops[end === 0 ? 0 : line.length - 1] },
      previous: before && linkTo(before),
      here: at && linkTo(at),
      next: next && linkTo(next),
    },
  };
}

export type PostRoad = NonNullable<ReturnType<typeof postRoad>>["road"];

/** A letter that is not published counts as today's. */
function dayOf({ publishedAt }: Dated) {
  return siteDay(publishedAt ?? new Date());
}

function positions(stops: Stop[]) {
  return stops.map(({ coordinates }) => coordinates);
}

function nameOf(stop: Stop) {
  return describeStop(stop).names[0] ?? "";
}

function noteOf(stop: Stop) {
  return stop.km === undefined ? "planned" : `${grouped(kilometresTo(stop))} km`;
}

function linkTo(stop: Stop) {
  return { name: nameOf(stop), path: describeStop(stop).path, note: noteOf(stop) };
}

function named(stop: Stop, at: number): NamedStop {
  const note = stop.km ? `${noteOf(stop)} from the start` : noteOf(stop);
  return { ...describeStop(stop), note, at };
}

function labelOf(line: Stop[]) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first === last) return `Map of the road at ${first ? nameOf(first) : ""}`;
  return `Map of the road from ${nameOf(first)} to ${nameOf(last)}`;
}
