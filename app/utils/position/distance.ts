import type { Coordinates } from "./position";

const EARTH_RADIUS_KM = 6371;
const RADIAN = Math.PI / 180;

/** Kilometres between two places over the globe: the haversine formula with the mean radius of the earth. */
export function distanceKm(a: Coordinates, b: Coordinates) {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIAN) / 2) ** 2;
  const squares =
    half(a.lat, b.lat) + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squares)));
}

/** Kilometres along a line of places; 0 for fewer than two. */
export function lineKm(line: Coordinates[]) {
  return line
    .slice(1)
    .reduce((sum, place, index) => sum + distanceKm(line[index] ?? place, place), 0);
}
