import { groupBy } from "~/utils/group-by";
import type { Point } from "./map-projection";
import { NARROW, type Span } from "./sheet-windows";

type Wanted = { id: string; text: string; at: Point /** 0 is the most important. */; rank: number };
type Anchor = "start" | "middle" | "end";
export type Label = Wanted & { x: number; y: number; anchor: Anchor };
export type Box = { left: number; right: number; top: number; bottom: number };
/** Points by the square of the map that they lie in, so that a label asks only those about it. */
type Squares = Map<number, Point[]>;

/** From this rank on, a name is shown only where it covers nothing. */
export const MINOR_RANK = 3;

const FONT_PX = 13;
const LETTER_PX = 7.4;
const GAP_PX = 10;
const SLACK_PX = 4;
const LINE_STEP_PX = 5;
const SQUARE_PX = 32;
/** More than a map has, across or up, so that no two squares share a number. */
const SQUARES_IN_A_ROW = 1_000;

/** Beside the place first, then above, below and the corners. */
const SPOTS: { dx: number; dy: number; anchor: Anchor }[] = [
  { dx: 1, dy: 0, anchor: "start" },
  { dx: -1, dy: 0, anchor: "end" },
  { dx: 0, dy: -1.5, anchor: "middle" },
  { dx: 0, dy: 1.7, anchor: "middle" },
  { dx: 0.8, dy: 1.1, anchor: "start" },
  { dx: -0.8, dy: 1.1, anchor: "end" },
  { dx: 0.8, dy: -0.9, anchor: "start" },
  { dx: -0.8, dy: -0.9, anchor: "end" },
];

/**
 * Puts each name where it covers the fewest dots and the least of the line. Names never cover each
 * other: the earlier one is kept, a later one that finds no room is left out. `seen` is what the narrowest screen shows.
 */
export function placeLabels(
  wanted: Wanted[],
  dots: Point[],
  line: Point[],
  seen: Span = NARROW,
): Label[] {
  const [marks, track] = [inSquares(dots), inSquares(alongLine(line))];
  const placed: Label[] = [];
  const taken: Box[] = [];
  for (const label of wanted) {
    const best = bestSpot(label, taken, marks, track, seen);
    if (!best || (label.rank >= MINOR_RANK && !isPlain(best, marks))) continue;
    placed.push(best.spot);
    taken.push(best.box);
  }
  return placed;
}

type Spot = { spot: Label; box: Box; cost: number };

/** The cheapest free spot, the first of several; later ones cost a little more. */
function bestSpot(label: Wanted, taken: Box[], dots: Squares, track: Squares, seen: Span) {
  let best: Spot | undefined;
  let free = 0;
  for (const side of SPOTS) {
    const spot = put(label, side);
    const box = boxOf(spot);
    if (taken.some((other) => overlap(box, other))) continue;
    const price = cost(box, dots, track, seen) + free / 10;
    free += 1;
    if (!best || price < best.cost) best = { spot, box, cost: price };
  }
  return best;
}

/** Whether a label covers nothing, and no other dot is near enough to be taken for its own. */
function isPlain({ spot, box, cost }: Spot, dots: Squares) {
  return cost < 1 && countNear(box, dots, GAP_PX, spot.at) === 0;
}

function put(label: Wanted, { dx, dy, anchor }: (typeof SPOTS)[number]): Label {
  const x = hundredths(label.at.x + dx * GAP_PX);
  const y = hundredths(label.at.y + dy * GAP_PX + FONT_PX * 0.35);
  return { ...label, x, y, anchor };
}

function hundredths(value: number) {
  return Math.round(value * 100) / 100;
}

/** The area that a label covers, from an estimate of its letters' width. */
export function boxOf({ text, x, y, anchor }: Label): Box {
  const width = text.length * LETTER_PX;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - FONT_PX * 0.85, bottom: y + FONT_PX * 0.25 };
}

function overlap(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function cost(box: Box, dots: Squares, track: Squares, seen: Span) {
  // Half a name is worse than one across the line; letters are a little narrower than their estimate.
  const isCut = box.left < seen.left - SLACK_PX || box.right > seen.right + SLACK_PX;
  const outside = isCut ? 50 : 0;
  return 3 * countNear(box, dots, 3) + countNear(box, track, 3) + outside;
}

/** How many points a box with a margin holds, those at `except` aside. */
function countNear(box: Box, points: Squares, margin: number, except?: Point) {
  const [left, right] = [box.left - margin, box.right + margin];
  const [top, bottom] = [box.top - margin, box.bottom + margin];
  let count = 0;
  for (let x = left; squareNumber(x) <= squareNumber(right); x += SQUARE_PX) {
    for (let y = top; squareNumber(y) <= squareNumber(bottom); y += SQUARE_PX) {
      for (const point of points.get(squareOf({ x, y })) ?? []) {
        if (point.x <= left || point.x >= right || point.y <= top || point.y >= bottom) continue;
        if (point.x !== except?.x || point.y !== except?.y) count += 1;
      }
    }
  }
  return count;
}

function inSquares(points: Point[]): Squares {
  return groupBy(points, squareOf);
}

/** One number, which is quicker to look up than words. */
function squareOf({ x, y }: Point) {
  return squareNumber(x) + SQUARES_IN_A_ROW * squareNumber(y);
}

function squareNumber(coordinate: number) {
  return Math.floor(coordinate / SQUARE_PX);
}

/** Points every few pixels along the legs of the route. */
export function alongLine(line: Point[]) {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / LINE_STEP_PX);
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });
}
