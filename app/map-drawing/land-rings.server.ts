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

/** A ring of land on the sheet, in pixels. */
export type DrawnRing = [number, number][];

/** What is cut out of the sheet and what lies about it, in pixels. */
export type Cut = { left: number; top: number; right: number; bottom: number };

/** Points of the coast as near to each other as this are one. */
const SAME_PX = 0.4;

/** What covers less of the sheet than this is never drawn: of a map of the world, that is nearly every island. */
export const LEAST_AREA = 0.7;

/** The land of the world within a cut of a frame's sheet, as precisely as it is known; polygon by polygon. */
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

/** Writes down each ring that is drawn. */
function collector(rings: DrawnRing[]): GeoContext {
  return {
    beginPath() {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  };
}

/** The polygons of a Mercator map in its pixels, each in all turns of the world in which it is seen. */
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

/** Each outer ring with its lakes. */
function polygonsOf(rings: Ring[]): Ring[][] {
  const polygons: Ring[][] = [];
  for (const ring of rings) {
    if (ring.isHole) polygons.at(-1)?.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

/**
 * The points in a turn of the world, without those that nobody could tell from the one before, and without those in the
 * midst of a coast that stays beyond one edge of the cut, which is most of a continent's.
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

/** Beyond which edge of a cut a point lies. */
function sideOf([lng = 0, lat = 0]: Position, turn: number, { west, east, south, north }: Bounds) {
  const turned = lng + 360 * turn;
  if (turned < west) return 1;
  if (turned > east) return 2;
  if (lat < south) return 3;
  return lat > north ? 4 : INSIDE;
}

/** How much of the sheet lies within bounds, in square pixels. */
function areaOfBounds(frame: MapFrame, { west, east, south, north }: Bounds) {
  const scale = scaleOf(frame);
  return (east - west) * RADIAN * scale * (northing(north) - northing(south)) * scale;
}

/** The coast of the land about a pole goes on from turn to turn of the world; beyond it all is land. */
function shore(frame: MapFrame, { points }: Ring, turns: number[], seen: Bounds): Position[] {
  const inOrder = (points[0]?.[0] ?? 0) < (points.at(-1)?.[0] ?? 0) ? turns : turns.toReversed();
  const coast = inOrder.flatMap((turn) => onSheetIn(frame, points, turn, seen));
  const beyond = MAP.height + worldPx(frame);
  const [first, last] = [coast[0], coast.at(-1)];
  if (!first || !last) return [];
  return [...coast, [last[0] ?? 0, beyond], [first[0] ?? 0, beyond], first];
}

/** In which turns of the world something is seen, by how many it is moved. */
function turnsOf({ west, east }: Bounds, seen: Bounds) {
  const first = Math.ceil((seen.west - east) / 360);
  const last = Math.floor((seen.east - west) / 360);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** What a cut of a Mercator map holds, in degrees. */
function boundsOf(frame: MapFrame, { left, top, right, bottom }: Cut): Bounds {
  const scale = scaleOf(frame);
  const lngAt = (x: number) => frame.lng + (x - MAP.width / 2) / scale / RADIAN;
  const latAt = (y: number) => latitudeAt(northing(frame.lat) + (MAP.height / 2 - y) / scale);
  return { west: lngAt(left), east: lngAt(right), south: latAt(bottom), north: latAt(top) };
}
