import type { Point } from "~/map-drawing/map-projection";

/** How far a button at `at` has to move so that its middle is `distance` away from `other`. */
export function avoidOverlap(at: Point, other: Point, distance: number): Point {
  const [x, y] = [at.x - other.x, at.y - other.y];
  const length = Math.hypot(x, y);
  if (length >= distance) return { x: 0, y: 0 };
  if (length === 0) return { x: 0, y: distance };
  const share = distance / length - 1;
  return { x: x * share, y: y * share };
}
