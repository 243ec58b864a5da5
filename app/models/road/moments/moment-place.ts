import { NEAR_KM, nearestFirst } from "~/models/base/places/known-place";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** The name of the place near this position; `null` if none is near. */
export function placeNear(
  places: { name: string; coordinates: Coordinates }[],
  position: Coordinates,
) {
  if (!hasPosition(position)) return null;
  const [nearest] = nearestFirst(places, position);
  return nearest && nearest.km <= NEAR_KM ? nearest.place.name : null;
}
