import type { Label } from "~/map-drawing/label-placement";
import type { MapFrame } from "~/map-drawing/map-projection";
import { NARROW, WIDE } from "~/map-drawing/sheet-windows";
import { destinationOfPin } from "~/models/base/places/positions.server";
import { pinList } from "~/models/find/keyset-lists.server";
import { getHere } from "~/models/road/journey/journey.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import {
  type ListedPin,
  type MapPin,
  mapWords,
  PIN_PAGE,
  pinAddresses,
  type RoutePin,
  toMapPins,
} from "~/models/road/pins/map-pin";
import { type MapMark, pinMarks, roadPlaces } from "~/models/road/pins/pin-groups";
import { pinLabels, type Sheet } from "~/models/road/pins/pin-labels";
import { listPlacedPins, type PlacedPin } from "~/models/road/pins/pin-lists.server";
import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { pick } from "~/utils/pick";
import { toMetres } from "~/utils/position/position";
import { pinTypes } from "~/vocabulary";
import { memoPerContent } from "~db/client.server";

/** What a page shows of the map before the live one is there. */
export type JourneyMap = {
  /** Its name for screen readers. */
  label: string;
  /** How many places the map has. */
  total: number;
  marks: DrawnMark[];
  /** The points of the route's line; absent where they are the marks. */
  road?: RoutePin[];
  /** The sheet for any window. */
  sheet: DrawnSheet;
  /** The sheet for windows that are not narrow, where these show a wide journey nearer. */
  wideSheet?: DrawnSheet;
  /** The first pin of each kind, for the key. */
  kinds: Pick<MapMark, "pinType" | "pinColor">[];
  /** One page of the places in words; `null` where another page has them. */
  list: PlaceList | null;
};

/** What a map shows, and the names of places on it. */
export type DrawnSheet = { frame: MapFrame; labels: DrawnLabel[] };

/** Without `pins`, the marks are listed. */
type PlaceList = { pins?: ListedPin[]; page: number; pages: number };

/** A mark; `order` is its place in travel order, absent where that is its place among the marks. */
export type DrawnMark = ListedPin &
  Pick<MapMark, "pinColor" | "group"> &
  Partial<Pick<MapMark, "order">>;

export type DrawnLabel = Pick<Label, "text" | "x" | "y" | "anchor" | "rank">;

/** The part that is the same on all pages, made from all pins. */
const drawnMap = memoPerContent(() => {
  const pins = listPlacedPins();
  const { narrow, wide } = journeyFrames();
  const marks = pinMarks(narrow, pins);
  const areAllDrawn = marks.length === pins.length;
  const areAllListed = areAllDrawn && pins.length <= PIN_PAGE;
  const kinds = pinTypes.flatMap((type) => pins.find(({ pinType }) => pinType === type) ?? []);
  const map = {
    label: mapWords(pins, getHere()).label,
    total: pins.length,
    marks: drawnMarks(marks, areAllListed ? listedPins(pins) : []),
    ...(!areAllDrawn && { road: roadPlaces(pins) }),
    sheet: drawSheet({ frame: narrow, seen: NARROW }, marks),
    ...(wide && { wideSheet: drawSheet({ frame: wide, seen: WIDE }, marks) }),
    kinds: kinds.map((pin) => pick(pin, "pinType", "pinColor")),
  };
  return { map, areAllListed };
});

const addresses = memoPerContent(() => pinAddresses(listPlacedPins(), destinationOfPin()));

/** The map of the journey with this page of its list of places, counted from 1; `null` beyond the last page. */
export function journeyMap(page: number): (JourneyMap & { list: PlaceList }) | null {
  const { map, areAllListed } = drawnMap();
  const pages = Math.max(1, Math.ceil(map.total / PIN_PAGE));
  if (page > pages) return null;
  if (areAllListed) return { ...map, list: { page, pages } };
  const pins = listedPins(listPlacedPins(PIN_PAGE, (page - 1) * PIN_PAGE));
  return { ...map, list: { pins, page, pages } };
}

/** The map on the home page. It does not list the places of a long journey: the journey page does. */
export function homeMap(): JourneyMap | null {
  const { map } = drawnMap();
  return map.total > PIN_PAGE ? { ...map, list: null } : journeyMap(1);
}

function drawnMarks(marks: MapMark[], listed: ListedPin[]): DrawnMark[] {
  return marks.map(({ order, group, ...mark }, index) => ({
    ...pick(mark, "id", "name", "pinType", "pinColor"),
    coordinates: toMetres(mark.coordinates),
    ...listed[index],
    ...(group && { group }),
    ...(order !== index && { order }),
  }));
}

/** The names that find room; that of where the traveller is as well, when no pin says so. */
function drawSheet(sheet: Sheet, marks: MapMark[]): DrawnSheet {
  const apart = marks.some(({ pinType }) => pinType === "current") ? null : getHere();
  const labels = pinLabels(sheet, marks, apart);
  return {
    frame: sheet.frame,
    labels: labels.map((label) => pick(label, "text", "x", "y", "anchor", "rank")),
  };
}

function listedPins(pins: PlacedPin[]): ListedPin[] {
  const destinationOf = destinationOfPin();
  return pins.map((pin) => {
    const destination = destinationOf(pin);
    return {
      ...pick(pin, "id", "name", "pinType"),
      coordinates: toMetres(pin.coordinates),
      ...(destination && { destinationSlug: destination.slug }),
    };
  });
}

/** Where the journey's map has the first pin that leads to the destination with this slug, or `null`. */
export function pinOfDestination(slug: string) {
  return addresses().get(slug) ?? null;
}

const PINS_AT_ONCE = 100;

/** All visible pins for the live map, read in pieces so that other requests are served in between. */
export async function liveMapPins(): Promise<MapPin[]> {
  const pins: MapPin[] = [];
  const destinationOf = destinationOfPin();
  const list = pinList("public");
  let entries = list(null, PINS_AT_ONCE);
  while (entries.length > 0) {
    const items = entries.map(({ item }) => item);
    pins.push(...toMapPins(items, destinationOf));
    await yieldToLoop();
    entries = list(entries.at(-1)?.key ?? null, PINS_AT_ONCE);
  }
  return pins;
}
