import { distanceKm, lineKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { daysBetween } from "~/utils/words/dates";

/** Null: not set by hand. */
export type Figures = {
  daysTraveled: number | null;
  statesCovered: number | null;
  distanceCovered: number | null;
  journeyProgress: number | null;
};

export type MoveFigures = {
  /** Where the traveller was and is; 0, 0 for no position. */
  from: Coordinates;
  to: Coordinates;
  /** What is planned in travel order: seen from where the traveller was, and from where they are. */
  plannedBefore: Coordinates[];
  plannedAfter: Coordinates[];
  /** The states that were reached before this move, and the one of the new place; empty when unknown. */
  statesBefore: string[];
  state: string;
};

/**
 * The figures that were set by hand, after a move: they go on from what they were. Distance grows by the great circle
 * between the two positions; the states by one when the new place lies in another; and of the way still to go, progress
 * takes the share by which the planned line has become shorter. What was not set stays so, and follows the road.
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

/** The days of travel that were set by hand, on a calendar day: they go on by the days since. */
export function daysOn(day: string, { daysTraveled, daysCountedOn }: Days) {
  if (daysTraveled === null) return null;
  return daysTraveled + Math.max(0, daysBetween(daysCountedOn ?? day, day));
}
