import type { Coordinates } from "~/utils/position";

/** The stereographic projection: the globe as seen from above a place, angles kept. North is up there. */

type Point = { x: number; y: number };

export const RADIAN = Math.PI / 180;

/** The very antipode lies at no point. */
const LEAST = 1e-6;

/** Where a place lies, in radians east and north of the middle. */
export function pointFromAbove(middle: Coordinates, place: Coordinates): Point {
  const [north, lat, way] = [
    middle.lat * RADIAN,
    place.lat * RADIAN,
    (place.lng - middle.lng) * RADIAN,
  ];
  const east = Math.cos(lat) * Math.sin(way);
  const up = Math.cos(north) * Math.sin(lat) - Math.sin(north) * Math.cos(lat) * Math.cos(way);
  const near = Math.sin(north) * Math.sin(lat) + Math.cos(north) * Math.cos(lat) * Math.cos(way);
  const scale = 2 / Math.max(1 + near, LEAST);
  return { x: scale * east, y: scale * up };
}

/** The place at such a point. */
export function unpointFromAbove(middle: Coordinates, { x, y }: Point): Coordinates {
  const away = Math.hypot(x, y);
  if (away === 0) return { lat: middle.lat, lng: middle.lng };
  const [north, angle] = [middle.lat * RADIAN, 2 * Math.atan(away / 2)];
  const height = Math.cos(angle) * Math.sin(north) + (y * Math.sin(angle) * Math.cos(north)) / away;
  const east = x * Math.sin(angle);
  const up = away * Math.cos(north) * Math.cos(angle) - y * Math.sin(north) * Math.sin(angle);
  return {
    lat: Math.asin(Math.min(Math.max(height, -1), 1)) / RADIAN,
    lng: middle.lng + Math.atan2(east, up) / RADIAN,
  };
}
