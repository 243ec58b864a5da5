import { finishInTurns, finishNow } from "~/utils/async/yield-to-loop.server";
import { type LandPart, landAddress } from "./land-address";
import { type Cut, type DrawnRing, LEAST_AREA, landRings } from "./land-rings.server";
import { LAND_UNIT, MAP, type MapFrame } from "./map-projection";
import { simplified } from "./simplify";

/**
 * What is cut out, how closely the coast is followed, the smallest island and the longest path. The coast is drawn
 * closely up to `nearby` pixels above and below the map, and roughly farther away.
 */
type Detail = {
  cut: Cut;
  nearby: number;
  tolerance: number;
  minArea: number;
  mostBytes: number;
};

/** The clip's own edge must stay out of sight: no window shows more than the middle 960 pixels. */
const MAP_DETAIL: Detail = {
  cut: { left: 270, top: -60, right: 1330, bottom: 560 },
  nearby: 60,
  tolerance: 0.65,
  minArea: 6,
  mostBytes: 16_000,
};

/** For the live map, even at its smallest zoom. */
const AROUND: Detail = {
  cut: { left: -1300, top: -1000, right: 2900, bottom: 1500 },
  nearby: 400,
  tolerance: 0.9,
  minArea: 16,
  mostBytes: 19_000,
};

/** While the path is too long, the land is redrawn with the tolerance and the smallest island multiplied by this. */
const ROUGHER = 1.25;

/** Farther than `nearby`: how many times rougher the coast, and how many times larger the smallest island. */
const FAR = { rougher: 7, larger: 60 };

/** On an ocean small islands are the only land: this many of the largest are drawn, unless too small to see. */
const ISLANDS = 90;

type Drawn = {
  rings: DrawnRing[];
  /** The same as a path's data, in steps of `LAND_UNIT`. */
  path: string;
};

/** The latest outlines by address: a site has one or two frames, and letters far from home have their own. */
const drawn = new Map<string, Drawn>();
const MOST_DRAWN = 24;

/** The outline of the land on a frame's sheet as a path's data, in steps of `LAND_UNIT`. */
export function landOutline(frame: MapFrame) {
  return drawnOnce(frame).path;
}

/** The rings of land on a frame's sheet as they are drawn, in pixels. */
export function drawnLand(frame: MapFrame) {
  return drawnOnce(frame).rings;
}

/**
 * The same outline for `map`; for the live map a rougher one of the land around it. It is drawn in several turns of the
 * event loop, since it takes up to a second.
 */
export async function drawOutline(frame: MapFrame, part: LandPart) {
  const key = landAddress(frame, part);
  const work = () => (part === "map" ? draw(frame, MAP_DETAIL) : draw(frame, AROUND));
  return remember(key, drawn.get(key) ?? (await finishInTurns(work()))).path;
}

function drawnOnce(frame: MapFrame) {
  const key = landAddress(frame);
  return remember(key, drawn.get(key) ?? finishNow(draw(frame, MAP_DETAIL)));
}

/** LRU cache: the outline used last is evicted last. */
function remember(key: string, land: Drawn) {
  drawn.delete(key);
  drawn.set(key, land);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  return land;
}

function* draw(frame: MapFrame, detail: Detail): Generator<undefined, Drawn> {
  let rings = yield* landRings(frame, detail.cut);
  let [path, tolerance, minArea] = ["", detail.tolerance, detail.minArea];
  do {
    rings = yield* simplerLand(rings, { ...detail, tolerance, minArea });
    path = rings.map(compact).join("");
    tolerance *= ROUGHER;
    minArea *= ROUGHER;
  } while (path.length > detail.mostBytes);
  return { rings, path };
}

function* simplerLand(rings: DrawnRing[], detail: Detail): Generator<undefined, DrawnRing[]> {
  const toleranceAt = (spot: readonly [number, number]) =>
    isNearby(spot, detail) ? detail.tolerance : detail.tolerance * FAR.rougher;
  const simpler: DrawnRing[] = [];
  for (const ring of largeEnough(rings, detail)) {
    simpler.push(simplified(ring, toleranceAt));
    yield;
  }
  return simpler.filter((ring) => ring.length > 3);
}

function isNearby([x, y]: readonly [number, number], { nearby }: Detail) {
  return x >= -30 && x <= MAP.width + 30 && y >= -nearby && y <= MAP.height + nearby;
}

/** The rings that are large enough, and the largest others up to `ISLANDS`; in their original order. */
function largeEnough(rings: DrawnRing[], detail: Detail) {
  const sized = rings
    .filter((ring) => ring.length > 3)
    .map((ring) => {
      const isNear = ring.some((spot) => isNearby(spot, detail));
      return { ring, size: areaOf(ring) / (isNear ? 1 : FAR.larger) };
    })
    .filter(({ size }) => size >= LEAST_AREA);
  const largest = sized.toSorted((one, other) => other.size - one.size).slice(0, ISLANDS);
  const least = Math.min(detail.minArea, largest.at(-1)?.size ?? 0);
  return sized.filter(({ size }) => size >= least).map(({ ring }) => ring);
}

function areaOf(ring: DrawnRing) {
  const sum = ring.reduce((whole, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return whole + (x * nextY - nextX * y) / 2;
  }, 0);
  return Math.abs(sum);
}

/** Relative steps in whole units, which are short numbers. */
function compact(ring: DrawnRing) {
  let [fromX, fromY] = [0, 0];
  const steps = ring.flatMap(([x, y], index) => {
    const [toX, toY] = [Math.round(x / LAND_UNIT), Math.round(y / LAND_UNIT)];
    if (index > 0 && toX === fromX && toY === fromY) return [];
    const step = `${toX - fromX} ${toY - fromY}`;
    [fromX, fromY] = [toX, toY];
    return [step];
  });
  return steps.length < 3 ? "" : `M${steps[0]}l${steps.slice(1).join(" ")}z`.replaceAll(" -", "-");
}
