import { counted } from "~/utils/counted";
import { type Coordinates, hasPosition } from "~/utils/position";
import type { Destination } from "./destination-lists.server";
import { destinationOfPin, firstPart } from "./known-place";
import type { Pin } from "./pin-lists.server";

/** What a map shows of a pin, and no more. */
export type MapPin = Pick<
  Pin,
  | ("id" | "name" | "city" | "country" | "coordinates" | "pinType" | "pinColor")
  | ("description" | "rating" | "visitedDate" | "notes")
> & {
  /** The slug of the destination at this place, when there is one. */
  destinationSlug: string | null;
};

type ListedDestination = Pick<Destination, "name" | "slug" | "coordinates">;

/** Stands for the id of a pin where the traveller is, but no pin says so. */
export const HERE_ID = "here";

/** The pins that have a position, in travel order, each with the destination at its place. */
export function toMapPins(
  pins: Omit<MapPin, "destinationSlug">[],
  destinations: ListedDestination[],
): MapPin[] {
  return pins
    .filter(({ coordinates }) => isNumeric(coordinates) && hasPosition(coordinates))
    .map(({ id, name, city, country, coordinates, pinType, pinColor, ...more }) => ({
      ...{ id, name, city, country, coordinates, pinType, pinColor },
      ...{ description: more.description, rating: more.rating },
      ...{ visitedDate: more.visitedDate, notes: more.notes },
      destinationSlug: destinationOfPin({ name, city, coordinates }, destinations)?.slug ?? null,
    }));
}

/** The id of the journey's first pin from which the map leads to this destination, or `null`. */
export function pinOfDestination(
  slug: string,
  pins: Pick<MapPin, "id" | "name" | "city" | "coordinates">[],
  destinations: ListedDestination[],
) {
  const found = pins.find(
    (pin) => hasPosition(pin.coordinates) && destinationOfPin(pin, destinations)?.slug === slug,
  );
  return found?.id ?? null;
}

function isNumeric({ lat, lng }: Coordinates) {
  return Number.isFinite(lat) && Number.isFinite(lng);
}

/** The short name that fits on a map: the city, else the name up to its first comma. */
export function shortName(pin: Pick<MapPin, "name" | "city">) {
  return pin.city || firstPart(pin.name);
}

/** The pins, and one for where the traveller is when none of them says so. */
export function withHere(pins: MapPin[], here: { name: string; coordinates: Coordinates } | null) {
  if (!here || !hasPosition(here.coordinates)) return pins;
  if (pins.some((pin) => pin.pinType === "current")) return pins;
  const blank = { city: null, country: "", description: "", notes: "", visitedDate: null };
  const kind = { pinType: "current", pinColor: "", rating: 0, destinationSlug: null } as const;
  return [...pins, { ...blank, ...kind, ...here, id: HERE_ID }];
}

/** What a reader is told of the map as a whole, and the name of where the traveller is. */
export function mapWords(pins: MapPin[], here: { name: string } | null) {
  const current = pins.find((pin) => pin.pinType === "current");
  const hereName = current ? shortName(current) : here?.name;
  const places = pins.length > 0 ? `: ${counted(pins.length, "place")}` : "";
  const label = `Map of the journey${places}${hereName ? `, now at ${hereName}` : ""}`;
  return { label, hereName };
}
