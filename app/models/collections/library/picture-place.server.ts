import { firstPart, NEAR_KM, nearestPlace } from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** Returns a function that finds the known place near a position, or `null`. */
export function placeFinder() {
  const places = listKnownPlaces();
  return (position: Coordinates) => {
    const nearest = hasPosition(position) ? nearestPlace(places, position) : null;
    if (!nearest || nearest.km > NEAR_KM) return null;
    return { place: nearest.place, name: firstPart(nearest.place.name), km: nearest.km };
  };
}
