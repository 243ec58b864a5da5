import { firstPart, type KnownPlace, placeNamed } from "~/models/base/places/known-place";
import { placesAlong } from "~/models/base/places/known-place.server";
import type { Move } from "~/models/base/places/moves.server";
import {
  isReached,
  plannedAfter,
  positionsOf,
  type RoadPin,
  reachedOrder,
} from "~/models/base/places/road";
import { positionOf } from "~/models/base/records/shared-columns";
import { site } from "~/site";
import { pick } from "~/utils/pick";
import { NO_POSITION } from "~/utils/position/position";
import { siteDay } from "~/utils/words/dates";
import { daysOn, figuresAfter } from "./journey-figures";

const NOTHING_GIVEN = {
  journeyProgress: null,
  daysTraveled: null,
  statesCovered: null,
  distanceCovered: null,
  daysCountedOn: null,
  nextStop: "",
  instagramStoryUrl: null,
  instagramReelUrl: null,
  twitterUpdateUrl: null,
  youtubeShortUrl: null,
};

const CARRIED = Object.keys(NOTHING_GIVEN) as (keyof typeof NOTHING_GIVEN)[];

/**
 * The journey record after a move, made from the record before it: the values given with the move, its place, and the
 * figures that follow from it. `road` is the road before the move.
 */
export function recordAfter(before: Move | null, move: Move, road: RoadPin[]): Move {
  const carried = before ? pick(before, ...CARRIED) : NOTHING_GIVEN;
  const record = { ...carried, ...move.given } as typeof NOTHING_GIVEN;
  const places = placesAlong(road);
  const following = {
    ...daysNow(sinceLastStop(record, road, move), siteDay(move.movedAt)),
    ...figuresAfter(moveAlong(road, places, before, move), record),
    ...nextStopAfter(before, move, places),
  };
  return {
    ...move,
    ...carried,
    ...move.given,
    ...without(following, move.given),
    version: (before?.version ?? 0) + move.version,
  };
}

/** Days without a date, such as the demo's, were counted on the day of the last stop before the move. */
function sinceLastStop(record: typeof NOTHING_GIVEN, road: RoadPin[], { pinId }: Move) {
  const days = road
    .filter((pin) => isReached(pin) && pin.id !== pinId)
    .map(({ visitedDate }) => visitedDate ?? "");
  return { ...record, daysCountedOn: record.daysCountedOn ?? (days.sort().at(-1) || null) };
}

/** The days of travel on a calendar day, together with that day. */
export function daysNow(record: Parameters<typeof daysOn>[1], day: string) {
  return { daysTraveled: daysOn(day, record), daysCountedOn: day };
}

/** The values that follow from a move, unless they were given with it. */
export function without(following: Record<string, unknown>, given: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(following).filter(([name]) => given[name] == null));
}

function moveAlong(road: RoadPin[], places: KnownPlace[], before: Move | null, move: Move) {
  const reached = reachedOrder(road);
  const target = road.find(({ id }) => id === move.pinId)?.sortOrder ?? 0;
  return {
    from: before ? positionOf(before) : NO_POSITION,
    to: positionOf(move),
    plannedBefore: positionsOf(plannedAfter(road, reached)),
    plannedAfter: positionsOf(plannedAfter(road, Math.max(reached, target), move.pinId)),
    ...areasAlong(road, places, move),
  };
}

/** The areas reached before a move, and the one that it leads to: states or countries, whichever the journey counts. */
function areasAlong(road: RoadPin[], places: KnownPlace[], move: Move) {
  if (site().areaOf === "country") {
    const here = road.find(({ id }) => id === move.pinId)?.country ?? "";
    return { statesBefore: road.filter(isReached).map(({ country }) => country), state: here };
  }
  const reached = places.filter(({ pin }) => pin && isReached(pin));
  return { statesBefore: reached.map(({ state }) => state), state: move.state };
}

/** Clears the next stop if this move reaches it, or for a new record; the road then says which it is. */
function nextStopAfter(before: Move | null, move: Move, places: KnownPlace[]) {
  if (!before) return { nextStop: "" };
  const { nextStop } = before;
  const named = placeNamed(places, nextStop);
  const isHere = named
    ? named.pin?.id === move.pinId || named.destinationId === (move.destinationId ?? "")
    : firstPart(nextStop) === firstPart(move.currentLocation);
  return isHere ? { nextStop: "" } : {};
}
