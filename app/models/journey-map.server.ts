import type { Label } from "~/utils/label-placement";
import { pick } from "~/utils/pick";
import { listDestinationPositions } from "./destination-lists.server";
import { getHere } from "./journey.server";
import { destinationFinder } from "./known-place";
import {
  type ListedPin,
  mapWords,
  PIN_PAGE,
  placedPins,
  type RoutePin,
  toMapPins,
} from "./map-pin";
import { type MapMark, pinMarks, roadPlaces } from "./pin-groups";
import { pinLabels } from "./pin-labels";
import { listPinPositions, listPins } from "./pin-lists.server";
import { pinTypes } from "./vocabulary";

/** What a page shows of the map before the live one is there. */
export type JourneyMap = {
  /** What it is called for those who do not see it. */
  label: string;
  /** How many places the map has. */
  total: number;
  marks: DrawnMark[];
  /** What the route's line goes through; where it is not said, the marks. */
  road?: RoutePin[];
  labels: DrawnLabel[];
  /** The first pin of each kind, for the key. */
  kinds: Pick<MapMark, "pinType" | "pinColor">[];
  /** One page of the places in words; where the pins are not said, they are the marks. */
  list: { pins?: ListedPin[]; page: number; pages: number };
};

/** A mark with its place in travel order where that is not its place among the marks. */
export type DrawnMark = ListedPin &
  Pick<MapMark, "pinColor" | "group"> &
  Partial<Pick<MapMark, "order">>;

export type DrawnLabel = Pick<Label, "text" | "x" | "y" | "anchor" | "rank">;

/** The map of the journey with this page of its list of places, counted from 1; `null` beyond the last page. */
export function journeyMap(page: number): JourneyMap | null {
  const pins = placedPins(listPinPositions());
  const pages = Math.max(1, Math.ceil(pins.length / PIN_PAGE));
  if (page > pages) return null;
  const marks = pinMarks(pins);
  const areAllDrawn = marks.length === pins.length;
  const kinds = pinTypes.flatMap((type) => pins.find(({ pinType }) => pinType === type) ?? []);
  const list =
    areAllDrawn && pages === 1 ? marks : pins.slice((page - 1) * PIN_PAGE, page * PIN_PAGE);
  const listed = listedPins(list);
  return {
    label: mapWords(pins, getHere(), pins.length).label,
    total: pins.length,
    marks: drawnMarks(marks, list === marks ? listed : []),
    ...(!areAllDrawn && { road: roadPlaces(pins) }),
    labels: labelsOf(marks),
    kinds: kinds.map((pin) => pick(pin, "pinType", "pinColor")),
    list: { ...(list !== marks && { pins: listed }), page, pages },
  };
}

function drawnMarks(marks: MapMark[], listed: ListedPin[]): DrawnMark[] {
  return marks.map(({ order, group, ...mark }, index) => ({
    ...pick(mark, "id", "name", "coordinates", "pinType", "pinColor"),
    ...listed[index],
    ...(group && { group }),
    ...(order !== index && { order }),
  }));
}

/** The names that find room; that of where the traveller is as well, when no pin says so. */
function labelsOf(marks: MapMark[]): DrawnLabel[] {
  const isPinned = marks.some(({ pinType }) => pinType === "current");
  const labels = pinLabels(marks, isPinned ? null : getHere());
  return labels.map((label) => pick(label, "text", "x", "y", "anchor", "rank"));
}

function listedPins(pins: ReturnType<typeof listPinPositions>): ListedPin[] {
  const destinationOf = destinationFinder(listDestinationPositions());
  return pins.map((pin) => {
    const destination = destinationOf(pin);
    return {
      ...pick(pin, "id", "name", "coordinates", "pinType"),
      ...(destination && { destinationSlug: destination.slug }),
    };
  });
}

/** All that the live map shows of the visible pins. */
export function liveMapPins() {
  return toMapPins(listPins("public"), listDestinationPositions());
}
