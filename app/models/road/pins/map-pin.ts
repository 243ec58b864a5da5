import { type DestinationFinder, firstPart } from "~/models/base/places/known-place";
import { pick } from "~/utils/pick";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { counted } from "~/utils/words/counted";
import type { Pin } from "./pin-lists.server";

/** The fields of a pin that a map shows. */
export type MapPin = Pick<
  Pin,
  | ("id" | "name" | "city" | "country" | "coordinates" | "pinType" | "pinColor")
  | ("description" | "rating" | "visitedDate" | "notes")
> & {
  /** The slug of the destination at this place, when there is one. */
  destinationSlug: string | null;
};

/** A point of the route's line. */
export type RoutePin = Pick<MapPin, "coordinates" | "pinType">;

/** A pin in the list of places below the map. */
export type ListedPin = Pick<MapPin, "id" | "name" | "coordinates" | "pinType"> & {
  /** The slug of the destination at this place, when there is one. */
  destinationSlug?: string;
};

/** How many places a page of that list has. */
export const PIN_PAGE = 48;

/** The address of a pin in the list of places; `order` is its place in travel order, from 0. */
export function pinAddress(id: string, order: number, shownPage?: number) {
  const page = Math.floor(order / PIN_PAGE) + 1;
  if (page === shownPage) return `#pin-${id}`;
  return `${pinPageAddress(page)}#pin-${id}`;
}

/** The address of the journey with this page of its list of places. */
export function pinPageAddress(page: number) {
  return page === 1 ? "/journey" : `/journey?pins=${page}`;
}

/** The id of a stand-in pin at the traveller's position when no pin is there. */
export const HERE_ID = "here";

/** The pins that have a position, in travel order, each with the destination at its place. */
export function toMapPins(
  pins: Omit<MapPin, "destinationSlug">[],
  destinationOf: DestinationFinder<{ slug: string }>,
): MapPin[] {
  const told = ["id", "name", "city", "country", "coordinates", "pinType", "pinColor"] as const;
  const more = ["description", "rating", "visitedDate", "notes"] as const;
  return placedPins(pins).map((pin) => ({
    ...pick(pin, ...told, ...more),
    destinationSlug: destinationOf(pin)?.slug ?? null,
  }));
}

/** Those that have a position. */
function placedPins<Placed extends { coordinates: Coordinates }>(pins: Placed[]) {
  return pins.filter(({ coordinates }) => isNumeric(coordinates) && hasPosition(coordinates));
}

/** The address of each destination's first pin in the list of places, by the destination's slug. */
export function pinAddresses(
  placed: Pick<MapPin, "id" | "name" | "city" | "coordinates">[],
  destinationOf: DestinationFinder<{ slug: string }>,
) {
  const addresses = new Map<string, string>();
  for (const [order, pin] of placed.entries()) {
    const slug = destinationOf(pin)?.slug;
    if (slug && !addresses.has(slug)) addresses.set(slug, pinAddress(pin.id, order));
  }
  return addresses;
}

function isNumeric({ lat, lng }: Coordinates) {
  return Number.isFinite(lat) && Number.isFinite(lng);
}

/** The short name that fits on a map: the city, else the name up to its first comma. */
export function shortName(pin: Pick<MapPin, "name" | "city">) {
  return pin.city || firstPart(pin.name);
}

/** The pins, with a stand-in at the traveller's position unless one of them is the current one. */
export function withHere(pins: MapPin[], here: { name: string; coordinates: Coordinates } | null) {
  if (!here || !hasPosition(here.coordinates)) return pins;
  if (pins.some((pin) => pin.pinType === "current")) return pins;
  const blank = { city: null, country: "", description: "", notes: "", visitedDate: null };
  const kind = { pinType: "current", pinColor: "", rating: 0, destinationSlug: null } as const;
  return [...pins, { ...blank, ...kind, ...here, id: HERE_ID }];
}

/** The map's label for screen readers, and the short name of the current place. */
export function mapWords(
  pins: Pick<MapPin, "pinType" | "name" | "city">[],
  here: { name: string } | null,
  total = pins.length,
) {
  const current = pins.find((pin) => pin.pinType === "current");
  const hereName = current ? shortName(current) : here?.name;
  const places = total > 0 ? `: ${counted(total, "place")}` : "";
  const label = `Map of the journey${places}${hereName ? `, now at ${hereName}` : ""}`;
  return { label, hereName };
}
