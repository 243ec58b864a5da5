import type { Coordinates } from "~/utils/position/position";
import { tenths } from "~/utils/tenths";
import { frameMiddle, nearestLongitude, unwrapped } from "./longitudes";

/** The size of every map of the journey, in pixels. */
export const MAP = { width: 1600, height: 500 } as const;

/** The outlines of land are stored in steps of this many pixels. */
export const LAND_UNIT = 0.5;

/**
 * What a map shows: the place in its middle, and the zoom of web maps (at 0 the world is 256 pixels wide, and twice as
 * wide at each further level). Mercator, like web maps, so that an interactive map fits the same slot.
 */
export type MapFrame = Coordinates & {
  zoom: number;
  /** Shows that the site itself has made this frame; see `land-mark.server.ts`. */
  mark?: string;
};

export type Point = { x: number; y: number };

export const RADIAN = Math.PI / 180;

/** Mercator has no poles: as on web maps, everything beyond the last parallel is put on it. */
const LAST_PARALLEL = 85;

const WORLD_AT_ZOOM_0_PX = 256;

/** The distance of a latitude from the equator on a Mercator map whose world is 2π wide. */
export function northing(latitude: number) {
  const lat = Math.min(Math.max(latitude, -LAST_PARALLEL), LAST_PARALLEL);
  return Math.log(Math.tan(Math.PI / 4 + (lat * RADIAN) / 2));
}

/** The latitude at this distance from the equator. */
export function latitudeAt(north: number) {
  return (2 * Math.atan(Math.exp(north)) - Math.PI / 2) / RADIAN;
}

/** The width of the whole world in pixels. */
export function worldPx({ zoom }: Pick<MapFrame, "zoom">) {
  return WORLD_AT_ZOOM_0_PX * 2 ** zoom;
}

/** Pixels per radian of longitude. */
export function scaleOf(frame: Pick<MapFrame, "zoom">) {
  return worldPx(frame) / (2 * Math.PI);
}

/** The zoom of a frame with so many pixels per radian. */
export function zoomOfScale(scale: number) {
  return Math.log2((scale * 2 * Math.PI) / WORLD_AT_ZOOM_0_PX);
}

/** The position of a place on the map, in pixels from the top left; a longitude may exceed ±180°. */
export function projectExactly(frame: MapFrame, place: Coordinates): Point {
  const scale = scaleOf(frame);
  const [x, y] = [(place.lng - frame.lng) * RADIAN, northing(place.lat) - northing(frame.lat)];
  return { x: MAP.width / 2 + x * scale, y: MAP.height / 2 - y * scale };
}

/** The position of a place in the map's own turn of the world, rounded to tenths to be short. */
export function project(frame: MapFrame, { lat, lng }: Coordinates): Point {
  return toTenths(projectExactly(frame, { lat, lng: nearestLongitude(lng, frame.lng) }));
}

/** A line of places where each leg takes the short way; it may cross the map's edge into the next turn of the world. */
export function projectLine(frame: MapFrame, line: Coordinates[]): Point[] {
  return unwrapped(line, frame.lng).map((place) => toTenths(projectExactly(frame, place)));
}

/** A line, repeated for each turn of the world in which it is between these edges; once if it is in none. */
export function inEachWorld(frame: MapFrame, line: Point[], left = 0, right: number = MAP.width) {
  const world = worldPx(frame);
  const xs = line.map(({ x }) => x);
  const from = Math.ceil((left - Math.max(...xs)) / world);
  const to = Math.floor((right - Math.min(...xs)) / world);
  if (from >= to) return [from === to ? shifted(line, from * world) : line];
  return Array.from({ length: to - from + 1 }, (_, index) => shifted(line, (from + index) * world));
}

function shifted(line: Point[], way: number): Point[] {
  if (way === 0) return line;
  return line.map(({ x, y }) => ({ x: x + way, y }));
}

/** The middle meridian of a map on which these places are as near to each other as in reality; near `home`. */
export function middleOf(places: Coordinates[], home: number) {
  return frameMiddle(
    places.map(({ lng }) => lng),
    home,
  );
}

/** A place with its longitude on a map around this meridian. */
export function aboutMeridian({ lat, lng }: Coordinates, middle: number): Coordinates {
  return { lat, lng: nearestLongitude(lng, middle) };
}

function toTenths({ x, y }: Point): Point {
  return { x: tenths(x), y: tenths(y) };
}

/** The `transform` that moves a drawing from the origin to a point. */
export function translation({ x, y }: Point) {
  return `translate(${x} ${y})`;
}

/** The place at a point of the map. */
export function unproject(frame: MapFrame, point: Point): Coordinates {
  const scale = scaleOf(frame);
  const [x, y] = [(point.x - MAP.width / 2) / scale, (MAP.height / 2 - point.y) / scale];
  return { lat: latitudeAt(northing(frame.lat) + y), lng: frame.lng + x / RADIAN };
}
