import type { Destination } from "~/models/destination.server";
import type { Pin } from "~/models/pin.server";
import { type Coordinates, hasPosition } from "~/utils/position";

/** What a map shows of a pin, and no more. */
export type MapPin = Pick<
  Pin,
  "id" | "name" | "city" | "country" | "coordinates" | "pinType" | "pinColor"
> & {
  /** The slug of the guide to this place, when there is one. */
  guide: string | null;
};

type Guide = Pick<Destination, "name" | "slug" | "coordinates">;

const NEARBY_KM = 25;
const KM_PER_DEGREE = 111.2;

/** The pins that have a position, in travel order, each with the guide to its place. */
export function toMapPins(pins: Omit<MapPin, "guide">[], guides: Guide[]): MapPin[] {
  return pins
    .filter((pin) => hasPosition(pin.coordinates))
    .map(({ id, name, city, country, coordinates, pinType, pinColor }) => ({
      ...{ id, name, city, country, coordinates, pinType, pinColor },
      guide: guideTo({ city, coordinates }, guides)?.slug ?? null,
    }));
}

/** The guide named after the pin's city, else the nearest one within 25 km. */
function guideTo({ city, coordinates }: Pick<MapPin, "city" | "coordinates">, guides: Guide[]) {
  const placed = guides.filter((guide) => hasPosition(guide.coordinates));
  const named = city && guides.find((guide) => guide.name.split(",")[0] === city);
  if (named) return named;
  const distance = (guide: Guide) => distanceKm(guide.coordinates, coordinates);
  return placed
    .filter((guide) => distance(guide) <= NEARBY_KM)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** Flat-earth distance, good enough between neighbours. */
function distanceKm(a: Coordinates, b: Coordinates) {
  const shrink = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink) * KM_PER_DEGREE;
}

/** The short name that fits on a map: the city, else the name up to its first comma. */
export function shortName(pin: Pick<MapPin, "name" | "city">) {
  return pin.city || (pin.name.split(",")[0] ?? pin.name);
}
