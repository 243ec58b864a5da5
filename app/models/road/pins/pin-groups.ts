import { type MapFrame, type Point, project } from "~/map-drawing/map-projection";
import { type MapPin, type RoutePin, shortName } from "./map-pin";

/** Groups the drawn map's pins, so that the map stays readable and small. */

/** Up to this many pins each have their own mark. */
const MAX_SINGLE_PINS = 40;
const MAX_MARKS = 40;
const MAX_ROAD_PLACES = 80;
/** Pins that are nearer than this share a mark. */
const GROUP_PX = 48;
/** The factor by which the distance grows until there are few enough marks. */
const WIDER = 1.25;
/** How many of its places a group names. */
const NAMED = 3;
/** Coordinates are rounded to hundredths of a degree, which is less than a fifth of a pixel. */
const ROUNDING = 100;

type DrawnPin = Pick<MapPin, "id" | "name" | "city" | "coordinates" | "pinType" | "pinColor">;

/** A mark of the drawn map: a pin, or the first pin of a group. */
export type MapMark<Pin extends DrawnPin = DrawnPin> = Pin & {
  /** Its place in travel order, from 0. */
  order: number;
  /** Only for a group: how many places it has, and the names of some. */
  group?: { count: number; names: string[] };
};

type Group<Pin> = { first: Pin; order: number; at: Point; names: string[] };

/** The marks for these pins, in travel order. The current pin always has its own. */
export function pinMarks<Pin extends DrawnPin>(frame: MapFrame, pins: Pin[]): MapMark<Pin>[] {
  if (pins.length <= MAX_SINGLE_PINS) return pins.map((pin, order) => ({ ...pin, order }));
  const points = pins.map(({ coordinates }) => project(frame, coordinates));
  let reach = GROUP_PX;
  let groups = grouped(pins, points, reach);
  while (groups.length > MAX_MARKS) {
    reach *= WIDER;
    groups = grouped(pins, points, reach);
  }
  return groups.map(({ first, order, names }) => ({
    ...first,
    order,
    ...(names.length > 1 && { group: { count: names.length, names: names.slice(0, NAMED) } }),
  }));
}

/** Stops as soon as there are too many groups. */
function grouped<Pin extends DrawnPin>(pins: Pin[], points: Point[], reach: number) {
  const groups: Group<Pin>[] = [];
  for (const [order, pin] of pins.entries()) {
    const at = points[order] ?? { x: 0, y: 0 };
    const near =
      pin.pinType === "current" ? undefined : groups.find((group) => isNear(group, at, reach));
    if (near) near.names.push(shortName(pin));
    else groups.push({ first: pin, order, at, names: [shortName(pin)] });
    if (groups.length > MAX_MARKS) break;
  }
  return groups;
}

function isNear({ first, at }: Group<DrawnPin>, { x, y }: Point, reach: number) {
  return first.pinType !== "current" && (at.x - x) ** 2 + (at.y - y) ** 2 < reach ** 2;
}

/** The points of the route's line, in travel order; every n-th pin if there are very many. */
export function roadPlaces(pins: DrawnPin[]): RoutePin[] {
  const step = Math.ceil(pins.length / MAX_ROAD_PLACES);
  const reached = pins.findLastIndex(({ pinType }) => pinType !== "planned");
  return pins
    .filter((pin, index) => {
      const isEnd = index === reached || index === pins.length - 1;
      return index % step === 0 || isEnd || pin.pinType === "current";
    })
    .map(({ coordinates: { lat, lng }, pinType }) => ({
      coordinates: { lat: rounded(lat), lng: rounded(lng) },
      pinType,
    }));
}

function rounded(degrees: number) {
  return Math.round(degrees * ROUNDING) / ROUNDING;
}
