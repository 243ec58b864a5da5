import { isReached } from "~/models/base/places/road";
import { shortName } from "~/models/road/pins/map-pin";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { hasPosition } from "~/utils/position/position";
import { counted, countedAreas, grouped, percentage, plainNumber } from "~/utils/words/counted";
import { formatDate, siteDay } from "~/utils/words/dates";
import { isolated } from "~/utils/words/right-to-left";
import { memoPerContent } from "~db/client.server";
import {
  areasOfStops,
  figuresNow,
  hasBegun,
  setByHand,
  startOfJourney,
  workedOutOn,
} from "./figures.server";
import { getRoad } from "./road-so-far.server";

/** A longer road is divided into this many stretches. */
const MOST_STRETCHES = 20;

/** Explains in sentences how each figure is made up; `null` before she has said where she is. */
export function figureSums() {
  if (!hasBegun()) return null;
  const today = siteDay(new Date());
  const [figures, worked, byHand] = [figuresNow(), workedOutOn(today), setByHand(today)];
  if (!figures) return null;
  const start = startOfJourney();
  const said = (name: keyof typeof worked, unit: (amount: number) => string, sum: string) =>
    byHand[name] === undefined || byHand[name] === worked[name]
      ? sum
      : `${unit(figures[name] ?? 0)}, as the traveller says. By the road: ${sum}`;
  const states = [...new Set(areasOfStops().values())].filter(Boolean);
  return {
    days: said(
      "daysTraveled",
      (days) => counted(days, "day"),
      start
        ? `${counted(worked.daysTraveled, "day")}, the first of them ${isolated(formatDate(start))}.`
        : `Day ${plainNumber(1)}.`,
    ),
    areas: said(
      "statesCovered",
      countedAreas,
      states.length > 0 ? `${states.join(", ")}.` : "none known yet.",
    ),
    way: said(
      "journeyProgress",
      percentage,
      worked.journeyProgress === null
        ? "nothing is planned beyond the last stop, so nobody knows how far it is to go."
        : `${percentage(worked.journeyProgress)}, ${grouped(worked.distanceCovered)} km behind and the planned stops ahead, in straight lines.`,
    ),
    road: said(
      "distanceCovered",
      (km) => `${grouped(km)} km`,
      `${grouped(worked.distanceCovered)} km in straight lines between the stops. Buses and rivers bend, so a ticket says more.`,
    ),
    ...stretches(),
  };
}

export type FigureSums = NonNullable<ReturnType<typeof figureSums>>;

/** The stretches that add up to the kilometres, and the places that are not counted. */
const stretches = memoPerContent(() => {
  const { reached } = getRoad();
  const step = Math.max(1, Math.ceil((reached.length - 1) / MOST_STRETCHES));
  const ends = reached.filter((_, index) => index % step === 0 || index === reached.length - 1);
  return {
    stretches: ends.slice(1).map((end, index) => {
      const begin = ends[index] ?? end;
      const km = Math.round(end.km) - Math.round(begin.km);
      return `${shortName(begin)} to ${shortName(end)}, ${grouped(km)} km`;
    }),
    gaps: gaps(),
  };
});

function gaps() {
  const stops = listPins("public").filter(isReached);
  const unplaced = stops.filter(({ coordinates }) => !hasPosition(coordinates)).length;
  const undated = stops.filter(({ visitedDate }) => !visitedDate).length;
  return [
    unplaced > 0 &&
      `${counted(unplaced, "place")} without a position: no kilometres of it are counted.`,
    undated > 0 && `${counted(undated, "place")} without a day: counted with the stop before.`,
  ].filter((gap) => gap !== false);
}
