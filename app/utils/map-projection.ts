import type { Coordinates } from "~/utils/position";
import { tenths } from "~/utils/tenths";

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

/** Where a place lies on the drawn map, in its pixels from the top left. */
export function projectExactly({ lat, lng }: Coordinates): Point {
  const x = MAP.width / 2 + (lng - MAP.centre.lng) * RADIAN * MAP.scale;
  const y = MAP.height / 2 - (northing(lat) - northing(MAP.centre.lat)) * MAP.scale;
  return { x, y };
}

/** The same to a tenth, which is short to write down. */
export function project(coordinates: Coordinates): Point {
  const { x, y } = projectExactly(coordinates);
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
