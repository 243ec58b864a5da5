import type { Point } from "./map-projection";
import { smoothPath } from "./smooth-line";

/**
 * A road reduced to its main bends: how far it is to the left of its straight line (negative: to the right) at even
 * steps of its length, in hundredths of half its breadth.
 */
export type LineOffsets = readonly number[];

export const FULL_OFFSET = 100;

/** A bend to the left and one to the right, for a journey without a road. */
export const CALM_OFFSETS: LineOffsets = [0, FULL_OFFSET, 0, -FULL_OFFSET, 0];

/** How many points the whole line is drawn with. */
const SAMPLES = 20;

/** A line and its box: from left to right, or from top to bottom if it is upright. */
export type JourneyLine = {
  offsets: LineOffsets;
  length: number;
  breadth: number;
  upright?: boolean;
};

/** How far the line is from the straight way at `share` of it: -1 (right) to 1 (left). */
export function offsetAt(offsets: LineOffsets, share: number) {
  const at = share * (offsets.length - 1);
  const step = Math.min(Math.floor(at), offsets.length - 2);
  const [before, from = 0, to = 0, after] = [-1, 0, 1, 2].map((next) => offsets[step + next]);
  // A cubic Hermite curve, which never exceeds the given offsets and so stays in its box.
  const [out, into] = [slope(before, from, to), slope(from, to, after)];
  const [way, rise] = [at - step, to - from];
  const bend = (1 - way) * (out - rise) - way * (into - rise);
  return (from + way * rise + way * (1 - way) * bend) / FULL_OFFSET;
}

/**
 * The slope of the line at an offset between two others: zero where it turns; at its ends the slope of the last leg.
 */
function slope(before: number | undefined, at: number, after: number | undefined) {
  const behind = at - (before ?? at);
  const ahead = (after ?? at) - at;
  if (before === undefined || after === undefined) return behind + ahead;
  if (behind * ahead <= 0) return 0;
  // F. N. Fritsch and R. E. Carlson, SIAM Journal on Numerical Analysis 17, 1980: a steeper curve would exceed an
  // offset.
  const steepest = 3 * Math.min(Math.abs(behind), Math.abs(ahead));
  return Math.sign(ahead) * Math.min(Math.abs(behind + ahead) / 2, steepest);
}

export function pointAt(percent: number, line: JourneyLine): Point {
  const { offsets, length, breadth, upright = false } = line;
  const share = Math.min(Math.max(percent, 0), 100) / 100;
  const along = share * length;
  const offset = offsetAt(offsets, share);
  // For a line that leads down, left is the right side of the drawing.
  return upright
    ? { x: ((1 + offset) / 2) * breadth, y: along }
    : { x: along, y: ((1 - offset) / 2) * breadth };
}

/** The part of the line between two percentages of the way, as an SVG path. */
export function journeyPath(from: number, to: number, line: JourneyLine) {
  const count = Math.max(1, Math.ceil(((to - from) / 100) * SAMPLES));
  const points = Array.from({ length: count + 1 }, (_, index) =>
    pointAt(from + ((to - from) * index) / count, line),
  );
  return smoothPath(points);
}
