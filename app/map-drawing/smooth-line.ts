import type { Coordinates } from "~/utils/position/position";
import { inEachWorld, type MapFrame, type Point, projectLine } from "./map-projection";

const SMOOTHNESS = 0.35;

/** A gently curved path through all points; short legs bend less, so that it never loops. */
export function smoothPath(points: Point[]) {
  const [start] = points;
  const curves = curvesThrough(points);
  if (!start || curves.length === 0) return "";
  // Relative steps are shorter than absolute positions.
  const steps = curves.map(({ from, out, into, to }) =>
    [out, into, to].map((point) => pair(tenths(point), tenths(from))).join(" "),
  );
  return `M${pair(tenths(start))}c${steps.join(" ")}`.replaceAll(" -", "-");
}

/** The path of a road on the drawn map, in every visible turn of the world. */
export function roadPath(frame: MapFrame, line: Coordinates[]) {
  return inEachWorld(frame, projectLine(frame, line)).map(smoothPath).join("");
}

/** Points along the same path, `steps` on each leg. */
export function smoothLine(points: Point[], steps: number): Point[] {
  const legs = curvesThrough(points).map((curve) =>
    Array.from({ length: steps }, (_, step) => alongCurve(curve, (step + 1) / steps)),
  );
  return [...points.slice(0, 1), ...legs.flat()];
}

type Curve = { from: Point; out: Point; into: Point; to: Point };

function curvesThrough(points: Point[]): Curve[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const out = handle(points[index - 1], from, to, 1);
    return { from, out, into: handle(from, to, points[index + 2], -1), to };
  });
}

/** The point of a cubic curve at `share` of it. */
function alongCurve({ from, out, into, to }: Curve, share: number): Point {
  const rest = 1 - share;
  const weigh = (axis: "x" | "y") =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * out[axis] +
    3 * rest * share ** 2 * into[axis] +
    share ** 3 * to[axis];
  return { x: weigh("x"), y: weigh("y") };
}

/** The control point of `at`, after it (1) or before it (-1), in proportion to the length of that leg. */
function handle(before: Point | undefined, at: Point, after: Point | undefined, side: 1 | -1) {
  if (!before || !after) return at;
  const behind = Math.hypot(at.x - before.x, at.y - before.y);
  const ahead = Math.hypot(after.x - at.x, after.y - at.y);
  const share = (side === 1 ? ahead : behind) / (behind + ahead || 1);
  const reach = side * SMOOTHNESS * share;
  return { x: at.x + (after.x - before.x) * reach, y: at.y + (after.y - before.y) * reach };
}

/** In integer tenths, so that steps add up exactly. */
function tenths({ x, y }: Point): Point {
  return { x: Math.round(x * 10), y: Math.round(y * 10) };
}

function pair({ x, y }: Point, from: Point = { x: 0, y: 0 }) {
  return `${(x - from.x) / 10} ${(y - from.y) / 10}`;
}
