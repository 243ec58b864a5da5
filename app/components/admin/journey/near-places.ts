import { setField } from "~/components/admin/fields/set-field";
import { HERE_KM, nearestFirst } from "~/models/base/places/known-place";
import { nearestTown } from "~/utils/position/nearest-town";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { plainNumber } from "~/utils/words/counted";

export type PlaceChoice = {
  key: string;
  name: string;
  label: string;
  coordinates: Coordinates;
  /** The text of its plan; `null` if it was not planned. */
  plan: string | null;
  isNext: boolean;
};

/** Fills in the nearest town's name if no known place is near and the name is still empty; the owner can correct it. */
export async function nameTown(places: PlaceChoice[], position: Coordinates, nameId: string) {
  if (placeHere(nearestFirst(places, position))) return;
  const town = await nearestTown(position).catch(() => null);
  const field = document.getElementById(nameId);
  const isEmpty = field instanceof HTMLInputElement && field.value === "";
  if (town && isEmpty) setField(nameId, `${town.name}, ${town.country}`);
}

type Entered = { lat: unknown; lng: unknown };

/** The places sorted by distance from the entered position; `null` without a position. */
export function nearestTo(places: PlaceChoice[], entered: Entered) {
  const position = { lat: Number(entered.lat) || 0, lng: Number(entered.lng) || 0 };
  return hasPosition(position) ? nearestFirst(places, position) : null;
}

/** The place within `HERE_KM`, at which the owner must be; `null` for none. */
export function placeHere(nearest: ReturnType<typeof nearestTo>) {
  const first = nearest?.[0];
  return first && first.km <= HERE_KM ? first.place : null;
}

/** The places to choose from: by distance if there is a position, else in the order of the road. */
export function optionsOf(places: PlaceChoice[], nearest: ReturnType<typeof nearestTo>) {
  const far = new Map(nearest?.map(({ place, km }) => [place, km]));
  const measured = [...far].map(([{ key, name, label }, km]) => ({
    value: key,
    name,
    label: `${label} · ${distance(km)}`,
  }));
  const others = places.filter((place) => !far.has(place));
  return [...measured, ...others.map(({ key, name, label }) => ({ value: key, name, label }))];
}

/** Such as '4.2 km'; from 10 km on without decimals. */
export function distance(km: number) {
  return `${plainNumber(km, km < 10 ? 1 : 0)} km`;
}
