import type { Point } from "./map-projection";
import { NARROW, type Span } from "./sheet-windows";

type Wanted = { id: string; text: string; at: Point /** 0 is the most important. */; rank: number };
type Anchor = "start" | "end";
export type Label = Wanted & { x: number; y: number; anchor: Anchor };
type Box = { left: number; right: number; top: number; bottom: number };

/** From this rank on, a name is shown only if it covers no place. */
export const MINOR_RANK = 3;

const FONT_PX = 13;
const LETTER_PX = 7.4;
const GAP_PX = 10;
/** Letters are a little narrower than estimated. */
const SLACK_PX = 4;
/** Half of a dot. */
const DOT_PX = 3;

/**
 * Puts each name to the right of its place, or to the left if it would be cut off or cover another place. Names never
 * cover each other: a later name without room is left out. `seen` is the visible part on the narrowest screen.
 */
export function placeLabels(wanted: Wanted[], dots: Point[], seen: Span = NARROW): Label[] {
  const placed: Label[] = [];
  const taken: Box[] = [];
  for (const label of wanted) {
    const spots = [put(label, "start"), put(label, "end")].filter((spot) => {
      const box = boxOf(spot);
      return isSeen(box, seen) && !taken.some((other) => overlap(box, other));
    });
    const free = spots.find((spot) => !dots.some((dot) => covers(spot, dot)));
    const best = free ?? (label.rank < MINOR_RANK ? spots[0] : undefined);
    if (!best) continue;
    placed.push(best);
    taken.push(boxOf(best));
  }
  return placed;
}

function put(label: Wanted, anchor: Anchor): Label {
  const x = hundredths(label.at.x + (anchor === "start" ? GAP_PX : -GAP_PX));
  const y = hundredths(label.at.y + FONT_PX * 0.35);
  return { ...label, x, y, anchor };
}

function hundredths(value: number) {
  return Math.round(value * 100) / 100;
}

/** The area that a label covers, from an estimate of its letters' width. */
export function boxOf({ text, x, y, anchor }: Label): Box {
  const width = text.length * LETTER_PX;
  const left = anchor === "start" ? x : x - width;
  return { left, right: left + width, top: y - FONT_PX * 0.85, bottom: y + FONT_PX * 0.25 };
}

function isSeen({ left, right }: Box, seen: Span) {
  return left >= seen.left - SLACK_PX && right <= seen.right + SLACK_PX;
}

function overlap(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function covers(label: Label, { x, y }: Point) {
  const { left, right, top, bottom } = boxOf(label);
  const isAcross = x > left - DOT_PX && x < right + DOT_PX;
  return isAcross && y > top - DOT_PX && y < bottom + DOT_PX;
}
