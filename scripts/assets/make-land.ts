// Writes the land of the whole world into one small file, app/map-drawing/world-land.bin, from which the server cuts
// what a map shows. app/map-drawing/world-land.server.ts reads it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoArea } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { simplified } from "~/map-drawing/simplify";
import {
  HOLE,
  ROUND_THE_POLE,
  STEPS_PER_DEGREE,
  WORLD_LAND_FILE,
} from "~/map-drawing/world-land.server";

/** The tolerance for simplifying the coast, in steps; finer than any map here shows. */
const TOLERANCE_STEPS = 0.8;

/** Once around the world, in steps. */
const TURN = 360 * STEPS_PER_DEGREE;
/** The shortest edge along the 180th meridian; the ends of two edges that belong together are nearer. */
const LEAST_EDGE = 20;

type Spot = [number, number];

function readPolygons(): Position[][][] {
  const file = fileURLToPath(import.meta.resolve("world-atlas/land-10m.json"));
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"));
  const land = topology.objects.land;
  if (!land) throw new Error("world-atlas holds no land.");
  const { features } = feature(topology, land) as unknown as FeatureCollection;
  return features.flatMap(({ geometry }: Feature) => {
    const shape = geometry as Polygon | MultiPolygon;
    return shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  });
}

/** The ring in whole steps; its longitudes continue from point to point, so that it never jumps across the map. */
function unwrapped(ring: Position[]): Spot[] {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([lng = 0, lat = 0]) => {
    before = lng - 360 * Math.round((lng - before) / 360);
    return [Math.round(before * STEPS_PER_DEGREE), Math.round(lat * STEPS_PER_DEGREE)];
  });
}

function isRoundThePole(ring: Spot[]) {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && Math.abs(last[0] - first[0]) > 1;
}

/** Writes a signed integer; small ones take one byte. */
function pushNumber(bytes: number[], value: number) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** A ring's kind, bounds, length of its points in bytes, and points as differences. */
function encoded(ring: Spot[], isHole: boolean) {
  const kind = (isHole ? HOLE : 0) + (isRoundThePole(ring) ? ROUND_THE_POLE : 0);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const west = xs.reduce((least, x) => Math.min(least, x));
  const south = ys.reduce((least, y) => Math.min(least, y));
  const east = xs.reduce((most, x) => Math.max(most, x));
  const north = ys.reduce((most, y) => Math.max(most, y));
  const points: number[] = [];
  let [fromX, fromY] = [west, south];
  for (const [x, y] of ring) {
    pushNumber(points, x - fromX);
    pushNumber(points, y - fromY);
    [fromX, fromY] = [x, y];
  }
  const head: number[] = [];
  for (const value of [kind, west, south, east - west, north - south, points.length]) {
    pushNumber(head, value);
  }
  return [...head, ...points];
}

/** The index of the edge where a ring runs along the 180th meridian, because the data ends there. */
function edgeOnMeridian(ring: Spot[]) {
  return ring.findIndex(([x, y], index) => {
    const next = ring[index + 1];
    const isOn = x % TURN === TURN / 2 || x % TURN === -TURN / 2;
    return isOn && next !== undefined && next[0] === x && Math.abs(next[1] - y) > LEAST_EDGE;
  });
}

/**
 * The points of a ring from the end of its edge on the meridian around to that edge's beginning, moved beside another
 * ring.
 */
function beyondEdge(ring: Spot[], edge: number, besideX: number): Spot[] {
  const open = ring.slice(0, -1);
  const way = besideX - (ring[edge]?.[0] ?? 0);
  const inOrder = [...open.slice(edge + 1), ...open.slice(0, edge + 1)];
  return inOrder.map(([x, y]) => [x + way, y]);
}

/** Joins polygons that the data cuts along the 180th meridian: the points of one ring replace the edge of the other. */
function stitched(polygons: Spot[][][]) {
  const whole = [...polygons];
  for (const polygon of polygons) {
    const [ring] = polygon;
    const edge = ring ? edgeOnMeridian(ring) : -1;
    const [from, to] = [ring?.[edge], ring?.[edge + 1]];
    if (!ring || !from || !to) continue;
    const other = whole.find(([candidate]) => {
      if (!candidate || candidate === ring) return false;
      const at = edgeOnMeridian(candidate);
      const [start, end] = [candidate[at], candidate[at + 1]];
      return start && end && isNear(start[1], to[1]) && isNear(end[1], from[1]);
    });
    const beyond = other?.[0];
    if (!other || !beyond) continue;
    polygon[0] = [
      ...ring.slice(0, edge + 1),
      ...beyondEdge(beyond, edgeOnMeridian(beyond), from[0]),
      ...ring.slice(edge + 1),
    ];
    other.length = 0;
  }
  return whole.filter(({ length }) => length > 0);
}

function isNear(one: number, other: number) {
  return Math.abs(one - other) < LEAST_EDGE;
}

/** Whether a ring has the right orientation; simplifying may turn over a tiny ring. */
function isUpright(ring: Spot[], isHole: boolean) {
  const coordinates = ring.map(([x, y]) => [x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  const isSmall = geoArea({ type: "Polygon", coordinates: [coordinates] }) < 2 * Math.PI;
  return isSmall !== isHole;
}

const bytes: number[] = [];
for (const polygon of stitched(readPolygons().map((rings) => rings.map(unwrapped)))) {
  for (const [index, ring] of polygon.entries()) {
    const kept = simplified(ring, () => TOLERANCE_STEPS);
    const isLand = isRoundThePole(kept) || (kept.length > 3 && isUpright(kept, index > 0));
    if (isLand) for (const byte of encoded(kept, index > 0)) bytes.push(byte);
    else if (index === 0) break;
  }
}
writeFileSync(WORLD_LAND_FILE, Buffer.from(bytes));
console.log(`${WORLD_LAND_FILE}: ${(bytes.length / 1024).toFixed(0)} KB`);
