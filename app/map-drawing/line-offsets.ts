import type { Coordinates } from "~/utils/position/position";
import { CALM_OFFSETS, FULL_OFFSET, type LineOffsets } from "./journey-path";
import { unwrapped } from "./longitudes";
import { type MapFrame, type Point, projectExactly } from "./map-projection";

const STEPS = 12;
/** How many points of the road are measured in each step. */
const SPOTS_A_STEP = 24;
/** How many points on both sides an offset is averaged over: shorter bends disappear. */
const REACH = 36;
/** From this breadth on, as a share of its length, a road fills its box; a straighter road is drawn straighter. */
const FULL_BREADTH = 0.2;
/** Two places are always a straight line. */
const FEWEST_PLACES = 3;

/** The offsets of the road through these places in this frame; the default ones for a road without length. */
export function lineOffsetsOf(frame: MapFrame, places: Coordinates[]): LineOffsets {
  if (places.length < FEWEST_PLACES) return CALM_OFFSETS;
  const road = unwrapped(places, frame.lng).map((place) => projectExactly(frame, place));
  const measured = lineOffsets(road);
  if (measured === null) return CALM_OFFSETS;
  const { offsets, length } = measured;
  const smooth = Array.from({ length: STEPS + 1 }, (_, step) => meanAbout(offsets, step));
  const [least, most] = [Math.min(...smooth), Math.max(...smooth)];
  const breadth = Math.max(most - least, FULL_BREADTH * length);
  const scale = (2 * FULL_OFFSET) / breadth;
  // Adding 0 avoids minus zero.
  return smooth.map((offset) => Math.round((offset - (least + most) / 2) * scale) + 0);
}

/**
 * How far the road is to the left of the line from its start to its farthest place, at even steps of its length; `null`
 * without a road. This works for a round trip too: it leaves the line on one side and returns on the other.
 */
function lineOffsets(road: Point[]) {
  const [start] = road;
  if (!start) return null;
  const spots = evenSpots(road, STEPS * SPOTS_A_STEP);
  const from = road.map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
  const way = from.reduce((far, one) => (distance(one) > distance(far) ? one : far));
  const length = distance(way);
  if (length === 0) return null;
  // The map's y grows to the south, so the left of a way to the east is the north.
  const offsets = spots.map(({ x, y }) => (way.y * (x - start.x) - way.x * (y - start.y)) / length);
  return { offsets, length };
}

function distance({ x, y }: Point) {
  return Math.hypot(x, y);
}

/** Evenly spaced points along the line, including its ends: `parts` is the number of intervals. */
function evenSpots(line: Point[], parts: number): Point[] {
  const lengths = [0];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths.at(-1) ?? 0;
  let leg = 1;
  return Array.from({ length: parts + 1 }, (_, part) => {
    const way = (whole * part) / parts;
    while (leg < line.length - 1 && (lengths[leg] ?? 0) < way) leg += 1;
    const [from, to] = [line[leg - 1], line[leg]];
    const [before, after] = [lengths[leg - 1] ?? 0, lengths[leg] ?? 0];
    if (!from || !to) return { x: 0, y: 0 };
    const share = after > before ? Math.min(1, (way - before) / (after - before)) : 0;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** The weighted mean of the road around a step; nearer points count more. */
function meanAbout(offsets: number[], step: number) {
  const middle = step * SPOTS_A_STEP;
  let [sum, weights] = [0, 0];
  for (let at = middle - REACH; at <= middle + REACH; at += 1) {
    const offset = offsets[at];
    if (offset === undefined) continue;
    const weight = 1 - Math.abs(at - middle) / (REACH + 1);
    sum += offset * weight;
    weights += weight;
  }
  return sum / weights;
}
