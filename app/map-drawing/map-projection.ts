import type { Coordinates } from "~/utils/position";
import { tenths } from "~/utils/tenths";
import { frameMiddle, nearestLongitude, unwrapped } from "./longitudes";

/** The drawn map is Mercator, as web maps are, so that an interactive map fits the same slot. */
export const MAP = {
  width: 1600,
  height: 500,
  /** Pixels per radian of longitude. */
  scale: 890,
  centre: { lat: 21.7, lng: 78.9629 },
} as const;

/** The outlines of the land are written down in steps of this many pixels. */
export const LAND_UNIT = 0.5;

export type Point = { x: number; y: number };

const RADIAN = Math.PI / 180;

/** Mercator has no poles: as on web maps, everything beyond the last parallel lies on it. */
const LAST_PARALLEL = 85;

function northing(latitude: number) {
  const lat = Math.min(Math.max(latitude, -LAST_PARALLEL), LAST_PARALLEL);
  return Math.log(Math.tan(Math.PI / 4 + (lat * RADIAN) / 2));
}

/** How wide the whole world would be. */
export const WORLD_PX = 2 * Math.PI * MAP.scale;

/** Where a place lies on the drawn map, in its pixels from the top left; a longitude may count on beyond ±180°. */
export function projectExactly({ lat, lng }: Coordinates): Point {
  const x = MAP.width / 2 + (lng - MAP.centre.lng) * RADIAN * MAP.scale;
  const y = MAP.height / 2 - (northing(lat) - northing(MAP.centre.lat)) * MAP.scale;
  return { x, y };
}

/** Where a place lies in the turn of the world that the map is of, to a tenth, which is short to write down. */
export function project({ lat, lng }: Coordinates): Point {
  return toTenths(projectExactly({ lat, lng: nearestLongitude(lng, MAP.centre.lng) }));
}

/** A line of places, each leg the short way: it may lead over the map's edge into the next turn of the world. */
export function projectLine(line: Coordinates[]): Point[] {
  return unwrapped(line, MAP.centre.lng).map((place) => toTenths(projectExactly(place)));
}

/** A line of the map in each turn of the world in which it lies between these edges; once where it lies beyond both. */
export function inEachWorld(line: Point[], left = 0, right: number = MAP.width): Point[][] {
  const xs = line.map(({ x }) => x);
  const from = Math.ceil((left - Math.max(...xs)) / WORLD_PX);
  const to = Math.floor((right - Math.min(...xs)) / WORLD_PX);
  if (from >= to) return [from === to ? shifted(line, from) : line];
  return Array.from({ length: to - from + 1 }, (_, index) => shifted(line, from + index));
}

function shifted(line: Point[], worlds: number): Point[] {
  if (worlds === 0) return line;
  return line.map(({ x, y }) => ({ x: x + worlds * WORLD_PX, y }));
}

/** The middle meridian of a map of these places, which shows them as near to each other as they are. */
export function middleOf(places: Coordinates[]) {
  return frameMiddle(
    places.map(({ lng }) => lng),
    MAP.centre.lng,
  );
}

/** A place with the longitude that it has on a map about this meridian. */
export function aboutMeridian({ lat, lng }: Coordinates, middle: number): Coordinates {
  return { lat, lng: nearestLongitude(lng, middle) };
}

function toTenths({ x, y }: Point): Point {
  return { x: tenths(x), y: tenths(y) };
}

/** The attribute that moves a drawing from the origin to a point. */
export function translation({ x, y }: Point) {
  return `translate(${x} ${y})`;
}

/** The place at a point of the drawn map. */
export function unproject({ x, y }: Point): Coordinates {
  const north = northing(MAP.centre.lat) - (y - MAP.height / 2) / MAP.scale;
  return {
    lat: (2 * Math.atan(Math.exp(north)) - Math.PI / 2) / RADIAN,
    lng: MAP.centre.lng + (x - MAP.width / 2) / MAP.scale / RADIAN,
  };
}
