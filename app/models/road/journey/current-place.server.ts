import { firstPart, type KnownPlace, placeNamed } from "~/models/base/places/known-place";
import { listKnownPlaces, listRoadPins } from "~/models/base/places/known-place.server";
import { expectedAndFound, planOf } from "~/models/base/places/plan";
import {
  currentPin,
  isReached,
  plannedAfter,
  positionsOf,
  type RoadPin,
  reachedOrder,
} from "~/models/base/places/road";
import { positionColumns } from "~/models/base/records/shared-columns";
import { siteDay } from "~/utils/words/dates";
import { transact } from "~db/client.server";
import { daysOn, figuresAfter } from "./journey-figures";
import { getUndoableMove, readMoveState, rememberMove, touchedBy } from "./last-move.server";
import {
  type Arrival,
  destinationsToMark,
  markDestination,
  markPassedPin,
  markPin,
} from "./place-marks.server";
import { publishLeft } from "./sealed-posts.server";
import { getTracker, type Tracker, type TrackerChange, writeTracker } from "./tracker.server";

/** A place to be at; without a destination or a pin of its own it is known by its name and position alone. */
export type Place = Pick<KnownPlace, "name" | "description" | "state" | "coordinates"> & {
  destinationId: string | null;
  pinId: string | null;
  /** Whether a place that has a position and no pin gets one. */
  getsPin: boolean;
  /** The words of its plan, which ends with the arrival; `null` where it was not planned. */
  plan: string | null;
  /** Whether the day that its pin has is that of an arrival, and not only planned. */
  keepsDay: boolean;
};

/** A known place as somewhere to be, with overrides. */
export function asPlace(known: KnownPlace, overrides: Partial<Place> = {}): Place {
  const { name, state, coordinates, destinationId, pin } = known;
  const plan = planOf(pin);
  // Whatever is known of a planned place was written before she came there.
  const description = plan === null ? known.description : expectedAndFound(known.description, "");
  const own = { name, description, state, coordinates, destinationId, pinId: pin?.id ?? null };
  return { ...own, getsPin: true, plan, keepsDay: plan === null, ...overrides };
}

/** A move that may be shown: where to, what was said with it, and when. */
export type Move = { place: Place; given: TrackerChange; found: string } & Arrival;

/**
 * Writes a move, all or nothing: the journey record, the destination marked as current, the current pin and the figures
 * that follow, and the letters that were to come out once she has left. What is `given` is kept as given; `undoMove` brings
 * back what was there before. `found` is what she says of a planned place, for beside its plan.
 */
export function writeMove({ place, given, found, ...arrival }: Move) {
  return transact(() => {
    const before = getTracker();
    const road = listRoadPins();
    const isSame = before !== null && isSamePlace(place, before, road);
    if (!isSame) publishLeft(placesLeft(place, before, road));
    const begun = beginMove(place, road, isSame);
    const record = { ...(before ?? NOTHING_GIVEN), ...given };
    const following = {
      ...daysNow(record, siteDay(arrival.at)),
      ...(isSame ? {} : figuresAfter(moveAlong(road, place, before), record)),
      ...(isSame ? {} : nextStopAfter(place, before)),
    };
    markDestination(place.destinationId);
    const pinId = markPin(place, road, found, arrival);
    // What she said of the place where she still is stays, and so does all that is given.
    const words = isSame ? { currentLocationDescription: before.currentLocationDescription } : {};
    const movedAt = (isSame && before.movedAt) || arrival.at;
    const columns = {
      ...asColumns(place),
      ...words,
      ...given,
      ...without(following, given),
      movedAt,
    };
    writeTracker(before, columns);
    const pins = [...new Set([...begun.touched.pins, ...(pinId ? [pinId] : [])])];
    rememberMove(begun.before, readMoveState({ ...begun.touched, pins }), {
      fromName: begun.fromName ?? before?.currentLocation ?? "",
      toName: given.currentLocation ?? place.name,
      movedAt: arrival.at,
    });
  });
}

/** Writes a place that she has left since for another that readers know of: it was reached, and nothing else changes. */
export function writePassed({ place, found, ...arrival }: Move) {
  markPassedPin(place, listRoadPins(), found, arrival);
}

/** Whether the traveller is at this place already. */
export function isHere(place: Place) {
  const before = getTracker();
  return before !== null && isSamePlace(place, before, listRoadPins());
}

/** The destinations at which the traveller was, and is not at the new place. */
function placesLeft(place: Place, before: Tracker | null, road: RoadPin[]) {
  const places = listKnownPlaces();
  const pin = currentPin(road);
  const atPin = places.find((known) => pin && known.pin?.id === pin.id)?.destinationId;
  const named = before?.currentLocation
    ? placeNamed(places, before.currentLocation)?.destinationId
    : null;
  const left = [...destinationsToMark(null), atPin, named].filter((id) => id != null);
  return [...new Set(left)].filter((id) => id !== place.destinationId);
}

/** What there was before. More said of the same place belongs to the move that led there, while that can be undone. */
function beginMove(place: Place, road: RoadPin[], isSame: boolean) {
  const touched = {
    destinations: destinationsToMark(place.destinationId),
    pins: [currentPin(road)?.id, place.pinId].filter((id) => id != null),
  };
  const last = isSame ? getUndoableMove() : null;
  if (!last) return { touched, before: readMoveState(touched), fromName: null };
  return { touched: touchedBy(last.after), before: last.before, fromName: last.fromName };
}

function asColumns({ name, description, coordinates }: Place): TrackerChange {
  return {
    currentLocation: name,
    currentLocationDescription: description,
    ...positionColumns(coordinates),
  };
}

const NOTHING_GIVEN = {
  daysTraveled: null,
  statesCovered: null,
  distanceCovered: null,
  journeyProgress: null,
  daysCountedOn: null,
};

function daysNow(record: Parameters<typeof daysOn>[1], today: string): TrackerChange {
  return { daysTraveled: daysOn(today, record), daysCountedOn: today };
}

/** What follows from a move, without what was given with it. */
function without(following: TrackerChange, given: TrackerChange): TrackerChange {
  const has = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(Object.entries(following).filter(([name]) => has.get(name) == null));
}

function isSamePlace(place: Place, before: Tracker, road: RoadPin[]) {
  const pin = currentPin(road);
  if (pin && place.pinId !== null) return pin.id === place.pinId;
  const [marked] = destinationsToMark(null);
  const isMarked = marked !== undefined && marked === place.destinationId;
  return isMarked || place.name === before.currentLocation;
}

function moveAlong(road: RoadPin[], place: Place, before: Tracker | null) {
  const reached = reachedOrder(road);
  const target = road.find(({ id }) => id === place.pinId)?.sortOrder ?? 0;
  const visited = listKnownPlaces().filter(({ pin }) => pin && isReached(pin));
  return {
    from: { lat: before?.latitude ?? 0, lng: before?.longitude ?? 0 },
    to: place.coordinates,
    plannedBefore: positionsOf(plannedAfter(road, reached)),
    plannedAfter: positionsOf(plannedAfter(road, Math.max(reached, target), place.pinId)),
    statesBefore: visited.map(({ state }) => state),
    state: place.state,
  };
}

/** A next stop that is reached gives way to what the road says; so does the one that a new record begins with. */
function nextStopAfter(place: Place, before: Tracker | null): TrackerChange {
  if (!before) return { nextStop: "" };
  const { nextStop } = before;
  const named = placeNamed(listKnownPlaces(), nextStop);
  const isHere = named
    ? named.pin?.id === place.pinId || named.destinationId === (place.destinationId ?? "")
    : firstPart(nextStop) === firstPart(place.name);
  return isHere ? { nextStop: "" } : {};
}
