import type { Coordinates } from "~/utils/position/position";

/**
 * Longitudes go around the world: 180° and -180° are the same meridian. On a flat map they may continue beyond both.
 */

const WORLD = 360;

/** The same longitude in the turn of the world where it is nearest to another one. */
export function nearestLongitude(lng: number, to: number) {
  return lng - WORLD * Math.round((lng - to) / WORLD);
}

/**
 * A line whose longitudes continue from place to place, so that each leg takes the short way; it begins near `start`.
 */
export function unwrapped(line: Coordinates[], start: number): Coordinates[] {
  let before = start;
  return line.map(({ lat, lng }) => {
    before = nearestLongitude(lng, before);
    return { lat, lng: before };
  });
}

/** The middle of the narrowest frame that contains all of these longitudes, opposite their widest gap; near `home`. */
export function frameMiddle(longitudes: number[], home: number) {
  const sorted = longitudes.map((lng) => nearestLongitude(lng, 0)).sort((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return home;
  let widest = { gap: 0, after: first };
  for (const [index, lng] of sorted.entries()) {
    const next = sorted[index + 1] ?? first + WORLD;
    if (next - lng >= widest.gap) widest = { gap: next - lng, after: next };
  }
  return nearestLongitude(widest.after + (WORLD - widest.gap) / 2, home);
}
