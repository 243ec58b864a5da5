import { tenths } from "~/utils/tenths";
import type { Point } from "./map-projection";

/** A line through points as an SVG path, rounded to tenths of a pixel; empty for a single point. */
export function polyline(points: Point[]) {
  return points.length < 2
    ? ""
    : `M${points.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join("L")}`;
}

/** The position of each stop along a line, from 0 to 1; the line has `steps` points from stop to stop. */
export function sharesAlong(points: Point[], steps: number, stops: number) {
  const lengths = [0];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths.at(-1) || 1;
  return Array.from({ length: stops }, (_, stop) => (lengths[stop * steps] ?? 0) / whole);
}
