import { type KnownPlace, placeAt, placeNamed } from "~/models/base/places/known-place";
import { distanceKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** Places with the same name that are farther apart than this are two places. */
const NAMESAKE_KM = 100;
/** A position up to this far from a place's own is at that place. */
export const AT_PLACE_KM = 2;
/** A position that moves up to this far without a new name is a correction. */
const CORRECTION_KM = 25;

type Here = { name: string; coordinates: Coordinates };

/** The changes of the current location; `null` leaves a part as it is. */
type Change = { name: string | null; coordinates: Coordinates | null };

export type Meant =
  /** A place with a record. */
  | { kind: "known"; place: KnownPlace }
  /** A place without one. */
  | { kind: "new" }
  /** No record fits any more, and no new place is named. */
  | { kind: "elsewhere" }
  /** The place stays the same; the change says more about it. */
  | { kind: "here" };

/** The place that a change of the current location's name or position means. */
export function placeMeant(places: KnownPlace[], before: Here | null, change: Change): Meant {
  const { name, coordinates } = change;
  const named = name ? placeNamed(places, name) : null;
  if (named && !isNamesake(named, coordinates)) return { kind: "known", place: named };
  // A name that no record has means a new place, whatever is near.
  if (name) return { kind: coordinates && hasPosition(coordinates) ? "new" : "elsewhere" };
  const place = coordinates && placeAt(places, coordinates, AT_PLACE_KM);
  if (place && place !== (before && placeOf(places, before))) return { kind: "known", place };
  return { kind: isCorrection(before, coordinates) ? "here" : "elsewhere" };
}

function placeOf(places: KnownPlace[], { name, coordinates }: Here) {
  return placeNamed(places, name) ?? placeAt(places, coordinates, AT_PLACE_KM);
}

function isCorrection(before: Here | null, position: Coordinates | null) {
  if (!before || !position) return true;
  if (!hasPosition(position) || !hasPosition(before.coordinates)) return true;
  return distanceKm(before.coordinates, position) <= CORRECTION_KM;
}

function isNamesake(place: KnownPlace, position: Coordinates | null) {
  if (!position || !hasPosition(position) || !hasPosition(place.coordinates)) return false;
  return distanceKm(place.coordinates, position) > NAMESAKE_KM;
}
