import { type GeoContext, geoIdentity, geoPath } from "d3-geo";
import type { Position } from "geojson";
import {
  latitudeAt,
  MAP,
  type MapFrame,
  northing,
  RADIAN,
  scaleOf,
  worldPx,
} from "./map-projection";
import { type Bounds, type Ring, ringsOfLand } from "./world-land.server";

/** A ring of land in pixels of the map. */
export type DrawnRing = [number, number][];

/** The part of the map that is drawn, in pixels; it may be larger than the map. */
export type Cut = { left: number; top: number; right: number; bottom: number };

/** Points of the coast nearer than this count as one. */
const SAME_PX = 0.4;

/** Land that covers less than this is not drawn: on a world map, that is nearly every island. */
export const LEAST_AREA = 0.7;

/** The land within a cut of a frame's map, as precisely as it is known, polygon by polygon. */
export function* landRings(frame: MapFrame, cut: Cut): Generator<undefined, DrawnRing[]> {
  const rings: DrawnRing[] = [];
  const path = geoPath(clipOf(cut), collector(rings));
  for (const coordinates of onSheet(frame, cut)) {
    path({ type: "Polygon", coordinates });
    yield;
  }
  return rings;
}

function clipOf({ left, top, right, bottom }: Cut) {
  return geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]);
}

/** Collects the rings that are drawn. */
function collector(rings: DrawnRing[]): GeoContext {
  return {
    beginPath() {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  };
}

/** The polygons in pixels of the map, repeated for each turn of the world in which they are visible. */
function* onSheet(frame: MapFrame, cut: Cut): Generator<Position[][]> {
  const seen = boundsOf(frame, cut);
  const rings = ringsOfLand((bounds, isRoundThePole) => {
    if (bounds.south > seen.north || bounds.north < seen.south) return false;
    if (isRoundThePole) return true;
    return turnsOf(bounds, seen).length > 0 && areaOfBounds(frame, bounds) >= LEAST_AREA;
  });
  for (const group of polygonsOf(rings)) {
    const [outer] = group;
    if (!outer) continue;
    const turns = turnsOf(outer.bounds, seen);
    if (outer.isRoundThePole) yield [shore(frame, outer, turns, seen)];
    else {
      for (const turn of turns) {
        yield group.map(({ points }) => onSheetIn(frame, points, turn, seen));
      }
    }
  }
}

/** Groups each outer ring with its lakes. */
function polygonsOf(rings: Ring[]): Ring[][] {
  const polygons: Ring[][] = [];
  for (const ring of rings) {
    if (ring.isHole) polygons.at(-1)?.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

/**
 * The points in one turn of the world. Points too near to the one before are left out, and so are those within a coast
 * that stays beyond one edge of the cut, which are most of a continent's.
 */
function onSheetIn(frame: MapFrame, points: Position[], turn: number, seen: Bounds): Position[] {
  const [scale, middle] = [scaleOf(frame), northing(frame.lat)];
  const sides = points.map((point) => sideOf(point, turn, seen));
  const line: Position[] = [];
  let [beforeX, beforeY] = [Number.NaN, Number.NaN];
  for (const [index, [lng = 0, lat = 0]] of points.entries()) {
    const side = sides[index];
    if (side !== INSIDE && side === sides[index - 1] && side === sides[index + 1]) continue;
    const x = MAP.width / 2 + (lng + 360 * turn - frame.lng) * RADIAN * scale;
    const y = MAP.height / 2 - (northing(lat) - middle) * scale;
    const isSame = Math.abs(x - beforeX) < SAME_PX && Math.abs(y - beforeY) < SAME_PX;
    if (isSame && index < points.length - 1) continue;
    line.push([x, y]);
    [beforeX, beforeY] = [x, y];
  }
  return line;
}

const INSIDE = 0;

/** The edge of a cut beyond which a point is. */
function sideOf([lng = 0, lat = 0]: Position, turn: number, { west, east, south, north }: Bounds) {
  const turned = lng + 360 * turn;
  if (turned < west) return 1;
  if (turned > east) return 2;
  if (lat < south) return 3;
  return lat > north ? 4 : INSIDE;
}

/** The area of the map within bounds, in square pixels. */
function areaOfBounds(frame: MapFrame, { west, east, south, north }: Bounds) {
  const scale = scaleOf(frame);
  return (east - west) * RADIAN * scale * (northing(north) - northing(south)) * scale;
}

/** The coast of the land around a pole continues from turn to turn of the world; beyond it everything is land. */
function shore(frame: MapFrame, { points }: Ring, turns: number[], seen: Bounds): Position[] {
  const inOrder = (points[0]?.[0] ?? 0) < (points.at(-1)?.[0] ?? 0) ? turns : turns.toReversed();
  const coast = inOrder.flatMap((turn) => onSheetIn(frame, points, turn, seen));
  const beyond = MAP.height + worldPx(frame);
  const [first, last] = [coast[0], coast.at(-1)];
  if (!first || !last) return [];
  return [...coast, [last[0] ?? 0, beyond], [first[0] ?? 0, beyond], first];
}

/** The turns of the world in which bounds are visible, as offsets. */
function turnsOf({ west, east }: Bounds, seen: Bounds) {
  const first = Math.ceil((seen.west - east) / 360);
  const last = Math.floor((seen.east - west) / 360);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function boundsOf(frame: MapFrame, { left, top, right, bottom }: Cut): Bounds {
  const scale = scaleOf(frame);
  const lngAt = (x: number) => frame.lng + (x - MAP.width / 2) / scale / RADIAN;
  const latAt = (y: number) => latitudeAt(northing(frame.lat) + (MAP.height / 2 - y) / scale);
  return { west: lngAt(left), east: lngAt(right), south: latAt(bottom), north: latAt(top) };
}
