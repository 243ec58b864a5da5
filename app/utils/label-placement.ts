import type { Point } from "./map-projection";

type Wanted = { id: string; text: string; at: Point /** 0 is the most important. */; rank: number };
type Anchor = "start" | "middle" | "end";
export type Label = Wanted & { x: number; y: number; anchor: Anchor };
type Box = { left: number; right: number; top: number; bottom: number };

/** From this rank on, a name is shown only where it covers nothing. */
export const MINOR_RANK = 3;

const FONT_PX = 13;
const LETTER_PX = 7.4;
const GAP_PX = 10;
const LINE_STEP_PX = 5;

/** What is seen of the map on a narrow phone. */
const NARROW = { left: 640, right: 960 };

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
 * other: the earlier one is kept, a later one that finds no room is left out.
 */
export function placeLabels(wanted: Wanted[], dots: Point[], line: Point[]): Label[] {
  const track = alongLine(line);
  const placed: Label[] = [];
  for (const label of wanted) {
    const ranked = SPOTS.map((spot) => put(label, spot))
      .filter((spot) => !placed.some((other) => overlap(boxOf(spot), boxOf(other))))
      .map((spot, index) => ({ spot, cost: cost(boxOf(spot), dots, track) + index / 10 }))
      .sort((a, b) => a.cost - b.cost);
    const best = ranked[0];
    if (best && (label.rank < MINOR_RANK || isPlain(best, dots))) placed.push(best.spot);
  }
  return placed;
}

/** Whether a label covers nothing, and no other dot is near enough to be taken for its own. */
function isPlain({ spot, cost }: { spot: Label; cost: number }, dots: Point[]) {
  const others = dots.filter(({ x, y }) => x !== spot.at.x || y !== spot.at.y);
  return cost < 1 && countNear(boxOf(spot), others, GAP_PX) === 0;
}

function put(label: Wanted, { dx, dy, anchor }: (typeof SPOTS)[number]): Label {
  const x = label.at.x + dx * GAP_PX;
  const y = label.at.y + dy * GAP_PX + FONT_PX * 0.35;
  return { ...label, x, y, anchor };
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

function cost(box: Box, dots: Point[], track: Point[]) {
  const outside = box.left < NARROW.left || box.right > NARROW.right ? 8 : 0;
  return 3 * countNear(box, dots, 3) + countNear(box, track, 3) + outside;
}

function countNear({ left, right, top, bottom }: Box, points: Point[], margin: number) {
  return points.filter(
    ({ x, y }) =>
      x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
  ).length;
}

/** Points every few pixels along the legs of the route. */
function alongLine(line: Point[]) {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / LINE_STEP_PX);
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });
}
