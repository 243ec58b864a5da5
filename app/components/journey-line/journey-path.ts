import type { Point } from "~/map-drawing/map-projection";
import { smoothPath } from "~/map-drawing/smooth-line";

/** The bends of the route between start (0) and end (1): east to the Ganga, west to the desert, then south. */
const BENDS = [
  { at: 0, sway: -0.3 },
  { at: 0.3, sway: 1 },
  { at: 0.56, sway: -1 },
  { at: 0.82, sway: 0.4 },
  { at: 1, sway: 0 },
];
const SAMPLES = 20;

type Box = { length: number; breadth: number; upright?: boolean };

/** How far the line strays from the straight way after `share` of it: -1 to 1. */
export function swayAt(share: number) {
  const next = Math.max(
    1,
    BENDS.findIndex((bend) => bend.at >= share),
  );
  const [from, to] = [BENDS[next - 1], BENDS[next]];
  if (!from || !to) return 0;
  const eased = (1 - Math.cos(((share - from.at) / (to.at - from.at)) * Math.PI)) / 2;
  return from.sway + (to.sway - from.sway) * eased;
}

/** The point after `percent` of the way, in a box that the line fills. */
export function pointAt(percent: number, { length, breadth, upright = false }: Box): Point {
  const share = Math.min(Math.max(percent, 0), 100) / 100;
  const along = share * length;
  const aside = ((1 + swayAt(share)) / 2) * breadth;
  return upright ? { x: aside, y: along } : { x: along, y: aside };
}

/** The line from one percent of the way to another, as an SVG path. */
export function journeyPath(from: number, to: number, box: Box) {
  const count = Math.max(1, Math.ceil(((to - from) / 100) * SAMPLES));
  const points = Array.from({ length: count + 1 }, (_, index) =>
    pointAt(from + ((to - from) * index) / count, box),
  );
  return smoothPath(points);
}
