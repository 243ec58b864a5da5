import { distanceKm, lineKm } from "~/utils/distance";
import { type Coordinates, hasPosition } from "~/utils/position";
import { daysBetween } from "~/utils/words/dates";

/** Null: never given. */
export type Figures = {
  daysTraveled: number | null;
  statesCovered: number | null;
  distanceCovered: number | null;
  journeyProgress: number | null;
};

export type Move = {
  /** Where the traveller was and is; 0, 0 for no position. */
  from: Coordinates;
  to: Coordinates;
  /** What is planned in travel order: seen from where the traveller was, and from where they are. */
  plannedBefore: Coordinates[];
  plannedAfter: Coordinates[];
  /** The line that lies behind, the new place last. */
  behind: Coordinates[];
  /** The states that were reached before this move, and the one of the new place; empty when unknown. */
  statesBefore: string[];
  state: string;
};

/**
 * The figures after a move. What the record holds goes on from there, so that a figure typed by hand stays the
 * base; what was never given is worked out from the start. Distance grows by the great circle between the two
 * positions; the states by one when the new place lies in another; and of the way still to go, progress takes
 * the share by which the planned line has become shorter.
 */
export function figuresAfter(
  move: Move,
  { statesCovered, distanceCovered, journeyProgress }: Figures,
) {
  const states = new Set(move.statesBefore.filter(Boolean));
  const isNewState = move.state !== "" && !states.has(move.state);
  return {
    statesCovered:
      statesCovered === null
        ? states.size + Number(isNewState)
        : statesCovered + Number(isNewState),
    distanceCovered:
      distanceCovered === null
        ? Math.round(lineKm(move.behind))
        : distanceCovered + Math.round(legKm(move)),
    journeyProgress: progressAfter(move, journeyProgress),
  };
}

function legKm({ from, to }: Move) {
  return hasPosition(from) && hasPosition(to) ? distanceKm(from, to) : 0;
}

function progressAfter(move: Move, before: number | null) {
  const toGo = lineKm([move.to, ...move.plannedAfter]);
  if (!hasPosition(move.to)) return before;
  if (before === null) {
    const whole = lineKm(move.behind) + toGo;
    return move.plannedAfter.length > 0 && whole > 0 ? percent(100 - (100 * toGo) / whole) : null;
  }
  const wasToGo = hasPosition(move.from) ? lineKm([move.from, ...move.plannedBefore]) : 0;
  return wasToGo > 0 ? percent(100 - ((100 - before) * toGo) / wasToGo) : before;
}

function percent(value: number) {
  return Math.min(100, Math.max(0, Math.round(value)));
}

type Days = { daysTraveled: number | null; daysCountedOn: string | null };

/**
 * The days of travel on a calendar day: what was given before goes on by the days since; without it they
 * are counted from the journey's start, and stay unknown while that was never given or is still to come.
 */
export function daysOn(today: string, { daysTraveled, daysCountedOn }: Days, start: string | null) {
  if (daysTraveled !== null) {
    return daysTraveled + Math.max(0, daysBetween(daysCountedOn ?? today, today));
  }
  return start !== null && start <= today ? daysBetween(start, today) : null;
}
