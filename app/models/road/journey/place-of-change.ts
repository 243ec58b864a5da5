import { type KnownPlace, placeAt, placeNamed } from "~/models/base/places/known-place";
import { distanceKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** Places of one name that are farther apart than this are two. */
const NAMESAKE_KM = 100;
/** A position that is not farther than this from a place's own is at that place. */
export const AT_PLACE_KM = 2;
/** A position that moves no farther than this under the same name was only corrected. */
const CORRECTION_KM = 25;

type Here = { name: string; coordinates: Coordinates };

/** What of the current location changes; `null` stays. */
type Change = { name: string | null; coordinates: Coordinates | null };

export type Meant =
  /** A place that is written down. */
  | { kind: "known"; place: KnownPlace }
  /** One that is not. */
  | { kind: "new" }
  /** No record fits any more, and no new place is said. */
  | { kind: "elsewhere" }
  /** None: what changes says more of where the traveller is already. */
  | { kind: "here" };

/** Which place a change of the current location's text or position means. */
export function placeMeant(places: KnownPlace[], before: Here | null, change: Change): Meant {
  const { name, coordinates } = change;
  const named = name ? placeNamed(places, name) : null;
  if (named && !isNamesake(named, coordinates)) return { kind: "known", place: named };
  // A name that no place has is a new place, whatever lies near.
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
