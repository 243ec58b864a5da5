import type { KnownPlace } from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { lastHiddenMove } from "~/models/base/places/moves.server";
import { changes } from "~/models/base/records/patch";
import { positionColumns } from "~/models/base/records/shared-columns";
import { type Coordinates, NO_POSITION } from "~/utils/position/position";
import { siteDay } from "~/utils/words/dates";
import { addToHiddenMove } from "./hidden-moves.server";
import type { JourneyChange } from "./journey";
import { moveTo } from "./move-to.server";
import { asPlace, type MovePlace, newPlace } from "./place";
import { type Meant, placeMeant } from "./place-of-change";
import { type TrackerChange, writeTracker } from "./tracker.server";

/** The tracker's values before the change. */
type Before = {
  currentLocation: string;
  currentLocationDescription: string;
  currentCoordinates: Coordinates;
  nextStop: string;
};

type Input = Omit<JourneyChange, "version">;
/** The new parts of the current location; `null` for those that stay. */
type Change = { name: string | null; coordinates: Coordinates | null };

/** What a cleared field becomes; a cleared figure counts as never given. */
export const CLEARED = { nextStop: "", currentCoordinates: NO_POSITION };

/** Saves a change of the journey record; a new place moves the traveller there. */
export function saveTracker(before: Before | null, input: Input) {
  const here = before && { name: before.currentLocation, coordinates: before.currentCoordinates };
  const change = {
    name: input.currentLocation === here?.name ? null : (input.currentLocation ?? null),
    coordinates: newPosition(input.currentCoordinates, here?.coordinates ?? NO_POSITION),
  };
  const places = listKnownPlaces();
  const place = placeFor(placeMeant(places, here, change), change, before, places);
  const given = columnsOf(input, change);
  const hidden = lastHiddenMove();
  if (place) moveTo(place, { given: withoutOldWords(given, place, before) });
  else if (hidden) addToHiddenMove(hidden, { given });
  else writeTracker(given);
}

/**
 * A form sends all its fields: unchanged words describe the place before. They stay only where the new place has none.
 */
function withoutOldWords(given: TrackerChange, place: MovePlace, before: Before | null) {
  const { currentLocationDescription, nextStop, ...rest } = given;
  const isNew = (text: string | undefined, old: string | undefined) =>
    text !== undefined && text !== old;
  return {
    ...rest,
    ...(isNew(nextStop, before?.nextStop) ? { nextStop } : {}),
    ...(place.description === "" ||
    isNew(currentLocationDescription, before?.currentLocationDescription)
      ? { currentLocationDescription }
      : {}),
  };
}

function newPosition(given: Coordinates | null | undefined, before: Coordinates) {
  if (given === undefined) return null;
  const { lat, lng } = given ?? NO_POSITION;
  return lat === before.lat && lng === before.lng ? null : { lat, lng };
}

/** The columns as given; an unchanged text or position gives way to the new place's. */
function columnsOf(
  { currentLocation: _name, currentCoordinates: _position, ...input }: Input,
  { name, coordinates }: Change,
): TrackerChange {
  return {
    ...changes(input, CLEARED),
    ...(name ? { currentLocation: name } : {}),
    ...(coordinates ? positionColumns(coordinates) : {}),
    ...(input.daysTraveled === undefined ? {} : { daysCountedOn: siteDay(new Date()) }),
  };
}

/** Where the traveller is after the change; `null` where they are already. */
function placeFor(meant: Meant, change: Change, before: Before | null, places: KnownPlace[]) {
  const name = change.name ?? before?.currentLocation ?? "";
  const description = before?.currentLocationDescription ?? "";
  const coordinates = change.coordinates ?? before?.currentCoordinates ?? NO_POSITION;
  switch (meant.kind) {
    case "here":
      return null;
    case "new":
      return newPlace(name, coordinates, places);
    case "elsewhere":
      return { ...newPlace(name, coordinates, []), description, state: "", getsPin: false };
    case "known":
      return asPlace(meant.place, change.coordinates ? { coordinates } : {});
  }
}
