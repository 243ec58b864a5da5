import { counted } from "~/utils/counted";
import { type Coordinates, hasPosition } from "~/utils/position";
import type { Destination } from "./destination-lists.server";
import { firstPart, guideTo } from "./known-place";
import type { Pin } from "./pin.server";

/** What a map shows of a pin, and no more. */
export type MapPin = Pick<
  Pin,
  | ("id" | "name" | "city" | "country" | "coordinates" | "pinType" | "pinColor")
  | ("description" | "rating" | "visitedDate" | "notes")
> & {
  /** The slug of the guide to this place, when there is one. */
  guide: string | null;
};

type Guide = Pick<Destination, "name" | "slug" | "coordinates">;

/** Stands for the id of a pin where the traveller is, but no pin says so. */
export const HERE_ID = "here";

/** The pins that have a position, in travel order, each with the guide to its place. */
export function toMapPins(pins: Omit<MapPin, "guide">[], guides: Guide[]): MapPin[] {
  return pins
    .filter(({ coordinates }) => isNumeric(coordinates) && hasPosition(coordinates))
    .map(({ id, name, city, country, coordinates, pinType, pinColor, ...more }) => ({
      ...{ id, name, city, country, coordinates, pinType, pinColor },
      ...{ description: more.description, rating: more.rating },
      ...{ visitedDate: more.visitedDate, notes: more.notes },
      guide: guideTo({ name, city, coordinates }, guides)?.slug ?? null,
    }));
}

/** The id of the journey's first pin from which the map leads to this guide, or `null`. */
export function pinOfGuide(
  slug: string,
  pins: Pick<MapPin, "id" | "name" | "city" | "coordinates">[],
  guides: Guide[],
) {
  const found = pins.find(
    (pin) => hasPosition(pin.coordinates) && guideTo(pin, guides)?.slug === slug,
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
  const kind = { pinType: "current", pinColor: "", rating: 0, guide: null } as const;
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
