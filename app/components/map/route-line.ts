import { type Coordinates, hasPosition } from "~/utils/position";
import type { MapPin } from "./map-pin";
import { type Point, project } from "./projection";

/** Where the traveller is, when no pin says so. */
export type Here = { name: string; coordinates: Coordinates };

type Stop = Pick<MapPin, "coordinates" | "pinType">;

/**
 * The route in travel order: what is behind, what lies ahead, and the point between them. Without a
 * current pin, `here` comes after the last place that is not merely planned.
 */
export function splitRoute(pins: Stop[], here: Here | null) {
  const points = pins.map((pin) => project(pin.coordinates));
  const currentPin = pins.findIndex((pin) => pin.pinType === "current");
  const reached = currentPin >= 0 ? currentPin : lastReached(pins);
  const apart = currentPin < 0 && here && hasPosition(here.coordinates) ? here : null;
  const now = apart ? project(apart.coordinates) : (points[currentPin] ?? null);
  const behind = [...points.slice(0, reached + 1), ...(apart && now ? [now] : [])];
  const last = behind.at(-1);
  return { behind, ahead: [...(last ? [last] : []), ...points.slice(reached + 1)], now };
}

function lastReached(pins: Stop[]) {
  return pins.findLastIndex((pin) => pin.pinType !== "planned");
}

const SMOOTHNESS = 0.35;

/** A path through all points, bent gently; short legs bend less, so that it never loops. */
export function smoothPath(points: Point[]) {
  const [start, ...rest] = points;
  if (!start || rest.length === 0) return "";
  const curves = rest.map((to, index) => {
    const from = points[index] ?? start;
    const out = handle(points[index - 1], from, to, 1);
    const into = handle(from, to, points[index + 2], -1);
    return `C${pair(out)} ${pair(into)} ${pair(to)}`;
  });
  return `M${pair(start)}${curves.join("")}`;
}

/** The control point of `at`, after it (1) or before it (-1), in proportion to that leg's length. */
function handle(before: Point | undefined, at: Point, after: Point | undefined, side: 1 | -1) {
  if (!before || !after) return at;
  const behind = Math.hypot(at.x - before.x, at.y - before.y);
  const ahead = Math.hypot(after.x - at.x, after.y - at.y);
  const share = (side === 1 ? ahead : behind) / (behind + ahead || 1);
  const reach = side * SMOOTHNESS * share;
  return { x: at.x + (after.x - before.x) * reach, y: at.y + (after.y - before.y) * reach };
}

function pair({ x, y }: Point) {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
