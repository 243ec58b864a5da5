import type { Label } from "~/utils/label-placement";
import { pick } from "~/utils/pick";
import { listDestinationPositions } from "./destination-lists.server";
import { getHere } from "./journey.server";
import { destinationFinder } from "./known-place";
import { type ListedPin, PIN_PAGE, placedPins, type RoutePin, toMapPins } from "./map-pin";
import { type MapMark, pinMarks, roadPlaces } from "./pin-groups";
import { pinLabels } from "./pin-labels";
import { listPinPositions, listPins } from "./pin-lists.server";
import { pinTypes } from "./vocabulary";

/** What a page shows of the map before the live one is there. */
export type JourneyMap = {
  /** How many places the map has. */
  total: number;
  marks: MapMark[];
  /** What the route's line goes through; where it is not said, the marks. */
  road?: RoutePin[];
  labels: DrawnLabel[];
  /** The first pin of each kind, for the key. */
  kinds: Pick<MapMark, "pinType" | "pinColor">[];
  /** One page of the places in words. */
  list: { pins: ListedPin[]; page: number; pages: number };
};

export type DrawnLabel = Pick<Label, "text" | "x" | "y" | "anchor" | "rank">;

/** The map of the journey with this page of its list of places, counted from 1; `null` beyond the last page. */
export function journeyMap(page: number): JourneyMap | null {
  const pins = placedPins(listPinPositions());
  const pages = Math.max(1, Math.ceil(pins.length / PIN_PAGE));
  if (page > pages) return null;
  const marks = pinMarks(pins);
  const kinds = pinTypes.flatMap((type) => pins.find(({ pinType }) => pinType === type) ?? []);
  return {
    total: pins.length,
    marks,
    ...(marks.length < pins.length && { road: roadPlaces(pins) }),
    labels: labelsOf(marks),
    kinds: kinds.map((pin) => pick(pin, "pinType", "pinColor")),
    list: { pins: listed(pins.slice((page - 1) * PIN_PAGE, page * PIN_PAGE)), page, pages },
  };
}

/** The names that find room; that of where the traveller is as well, when no pin says so. */
function labelsOf(marks: MapMark[]): DrawnLabel[] {
  const isPinned = marks.some(({ pinType }) => pinType === "current");
  const labels = pinLabels(marks, isPinned ? null : getHere());
  return labels.map((label) => pick(label, "text", "x", "y", "anchor", "rank"));
}

function listed(pins: ReturnType<typeof listPinPositions>): ListedPin[] {
  const destinationOf = destinationFinder(listDestinationPositions());
  return pins.map((pin) => ({
    ...pick(pin, "id", "name", "coordinates", "pinType"),
    destinationSlug: destinationOf(pin)?.slug ?? null,
  }));
}

/** All that the live map shows of the visible pins. */
export function liveMapPins() {
  return toMapPins(listPins("public"), listDestinationPositions());
}
