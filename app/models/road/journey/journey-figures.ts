import { distanceKm, lineKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { daysBetween } from "~/utils/words/dates";

/** `null` means that the figure is not set by hand. */
export type Figures = {
  daysTraveled: number | null;
  statesCovered: number | null;
  distanceCovered: number | null;
  journeyProgress: number | null;
};

export type MoveFigures = {
  /** The former and the present position; 0, 0 for none. */
  from: Coordinates;
  to: Coordinates;
  /** The positions of the plan in travel order, before and after the move. */
  plannedBefore: Coordinates[];
  plannedAfter: Coordinates[];
  /** The states reached before this move, and the state of the new place; empty if unknown. */
  statesBefore: string[];
  state: string;
};

/**
 * The figures that were set by hand, continued after a move. The distance grows by the great circle between the two
 * positions, and the states by one if the new place lies in another. Of the remaining progress, the move covers the
 * share by which the planned line became shorter. A figure that was not set by hand stays `null`.
 */
export function figuresAfter(
  move: MoveFigures,
  { statesCovered, distanceCovered, journeyProgress }: Figures,
) {
  const states = new Set(move.statesBefore.filter(Boolean));
  const isNewState = move.state !== "" && !states.has(move.state);
  return {
    statesCovered: statesCovered === null ? null : statesCovered + Number(isNewState),
    distanceCovered: distanceCovered === null ? null : distanceCovered + Math.round(legKm(move)),
    journeyProgress: journeyProgress === null ? null : progressAfter(move, journeyProgress),
  };
}

function legKm({ from, to }: MoveFigures) {
  return hasPosition(from) && hasPosition(to) ? distanceKm(from, to) : 0;
}

function progressAfter(move: MoveFigures, before: number) {
  const toGo = lineKm([move.to, ...move.plannedAfter]);
  if (!hasPosition(move.to)) return before;
  const wasToGo = hasPosition(move.from) ? lineKm([move.from, ...move.plannedBefore]) : 0;
  return wasToGo > 0 ? percent(100 - ((100 - before) * toGo) / wasToGo) : before;
}

function percent(value: number) {
  return Math.min(100, Math.max(0, Math.round(value)));
}

type Days = { daysTraveled: number | null; daysCountedOn: string | null };

/** The days of travel on a calendar day, if they were set by hand: since then they grow day by day. */
export function daysOn(day: string, { daysTraveled, daysCountedOn }: Days) {
  if (daysTraveled === null) return null;
  return daysTraveled + Math.max(0, daysBetween(daysCountedOn ?? day, day));
}
