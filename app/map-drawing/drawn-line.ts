import { tenths } from "~/utils/tenths";
import type { Point } from "./map-projection";

/** A line from point to point as an SVG path, to a tenth of a pixel; empty for a single point. */
export function polyline(points: Point[]) {
  return points.length < 2
    ? ""
    : `M${points.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join("L")}`;
}

/** How far along a line each of its stops lies, from 0 to 1; from stop to stop it has so many points. */
export function sharesAlong(points: Point[], steps: number, stops: number) {
  const lengths = [0];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths.at(-1) || 1;
  return Array.from({ length: stops }, (_, stop) => (lengths[stop * steps] ?? 0) / whole);
}
