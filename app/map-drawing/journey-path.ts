import type { Point } from "./map-projection";
import { smoothPath } from "./smooth-line";

/**
 * How far a road strays to the left of its straight way (below zero: to the right) at even steps of its length, in
 * hundredths of half its breadth: what is left of a road when only its great bends are drawn.
 */
export type LineOffsets = readonly number[];

export const FULL_SWAY = 100;

/** A bend to the left and one to the right, for a journey that has no road yet. */
export const CALM_SWAYS: LineOffsets = [0, FULL_SWAY, 0, -FULL_SWAY, 0];

/** The points through which the whole line is drawn. */
const SAMPLES = 20;

/** A line and the box that it fills: from left to right, or from the top down where it stands upright. */
export type JourneyLine = {
  sways: LineOffsets;
  length: number;
  breadth: number;
  upright?: boolean;
};

/** How far the line strays from the straight way after `share` of it: -1 (right) to 1 (left). */
export function swayAt(sways: LineOffsets, share: number) {
  const at = share * (sways.length - 1);
  const step = Math.min(Math.floor(at), sways.length - 2);
  const [before, from = 0, to = 0, after] = [-1, 0, 1, 2].map((next) => sways[step + next]);
  // Hermite's cubic curve: it passes no sway by, so that it stays in its box.
  const [out, into] = [slope(before, from, to), slope(from, to, after)];
  const [way, rise] = [at - step, to - from];
  const bend = (1 - way) * (out - rise) - way * (into - rise);
  return (from + way * rise + way * (1 - way) * bend) / FULL_SWAY;
}

/** How steep the line is at a sway between two others: flat where it turns, and at its ends as the leg there. */
function slope(before: number | undefined, at: number, after: number | undefined) {
  const behind = at - (before ?? at);
  const ahead = (after ?? at) - at;
  if (before === undefined || after === undefined) return behind + ahead;
  if (behind * ahead <= 0) return 0;
  // F. N. Fritsch and R. E. Carlson, SIAM Journal on Numerical Analysis 17, 1980: steeper, it would stray beyond a sway.
  const steepest = 3 * Math.min(Math.abs(behind), Math.abs(ahead));
  return Math.sign(ahead) * Math.min(Math.abs(behind + ahead) / 2, steepest);
}

/** The point after `percent` of the way. */
export function pointAt(percent: number, line: JourneyLine): Point {
  const { sways, length, breadth, upright = false } = line;
  const share = Math.min(Math.max(percent, 0), 100) / 100;
  const along = share * length;
  const sway = swayAt(sways, share);
  // What leads down has its left on the right of the sheet.
  return upright
    ? { x: ((1 + sway) / 2) * breadth, y: along }
    : { x: along, y: ((1 - sway) / 2) * breadth };
}

/** The line from one percent of the way to another, as an SVG path. */
export function journeyPath(from: number, to: number, line: JourneyLine) {
  const count = Math.max(1, Math.ceil(((to - from) / 100) * SAMPLES));
  const points = Array.from({ length: count + 1 }, (_, index) =>
    pointAt(from + ((to - from) * index) / count, line),
  );
  return smoothPath(points);
}
