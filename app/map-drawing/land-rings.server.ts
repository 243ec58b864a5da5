import { type GeoContext, geoIdentity, geoPath, geoStereographic } from "d3-geo";
import type { MultiPolygon, Position } from "geojson";
import { latitudeAt, MAP, type MapFrame, northing, scaleOf, worldPx } from "./map-projection";
import { RADIAN } from "./polar-projection";
import { type Bounds, type Ring, ringsOfLand } from "./world-land.server";

/** A ring of land on the sheet, in pixels. */
export type DrawnRing = [number, number][];

/** What is cut out of the sheet and what lies about it, in pixels. */
export type Cut = { left: number; top: number; right: number; bottom: number };

/** Seen from above, the world is torn wide beyond this, in degrees from the middle. */
const FARTHEST_FROM_ABOVE = 120;

/** Points of the coast as near to each other as this are one. */
const SAME_PX = 0.4;

/** The land of the world within a cut of a frame's sheet, as precisely as it is known. */
export function landRings(frame: MapFrame, cut: Cut): DrawnRing[] {
  const rings: DrawnRing[] = [];
  const path = geoPath(clipOf(frame, cut), collector(rings));
  path({
    type: "MultiPolygon",
    coordinates: frame.polar ? onGlobe(frame, cut) : onSheet(frame, cut),
  });
  return rings;
}

function clipOf(frame: MapFrame, { left, top, right, bottom }: Cut) {
  const extent: [[number, number], [number, number]] = [
    [left, top],
    [right, bottom],
  ];
  if (!frame.polar) return geoIdentity().clipExtent(extent);
  return geoStereographic()
    .rotate([-frame.lng, -frame.lat])
    .scale(2 * scaleOf(frame))
    .translate([MAP.width / 2, MAP.height / 2])
    .clipAngle(FARTHEST_FROM_ABOVE)
    .clipExtent(extent);
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

/** How far from its middle the corners of a cut lie on a map from above, in degrees. */
function reachOf(frame: MapFrame, { left, top, right, bottom }: Cut) {
  const away = Math.hypot(right - left, bottom - top) / 2 / scaleOf(frame);
  return Math.min((2 * Math.atan(away / 2)) / RADIAN, FARTHEST_FROM_ABOVE);
}

/** The polygons about the middle of a map from above, in degrees: the projection knows the globe. */
function onGlobe(frame: MapFrame, cut: Cut) {
  const { lat } = frame;
  const reach = reachOf(frame, cut);
  const rings = ringsOfLand(({ south, north }) =>
    lat > 0 ? north > lat - reach : south < lat + reach,
  );
  return polygonsOf(rings.map(({ isHole, points }) => ({ isHole, points: closed(points) })));
}

function closed(points: Position[]) {
  return [...points.slice(0, -1), ...points.slice(0, 1)];
}

/** The polygons of a Mercator map in its pixels, each in all turns of the world in which it is seen. */
function onSheet(frame: MapFrame, cut: Cut) {
  const seen = boundsOf(frame, cut);
  const rings = ringsOfLand((bounds, isRoundThePole) => {
    if (bounds.south > seen.north || bounds.north < seen.south) return false;
    return isRoundThePole || turnsOf(bounds, seen).length > 0;
  });
  const polygons: Position[][][] = [];
  for (const group of polygonsOf(rings)) {
    const [outer] = group;
    if (!outer) continue;
    const ring = rings.find(({ points }) => points === outer);
    if (!ring) continue;
    const turns = turnsOf(ring.bounds, seen);
    if (ring.isRoundThePole) polygons.push([shore(frame, ring, turns)]);
    else {
      for (const turn of turns) {
        polygons.push(group.map((points) => onSheetIn(frame, points, turn)));
      }
    }
  }
  return polygons;
}

function polygonsOf(rings: { isHole: boolean; points: Position[] }[]): Position[][][] {
  const polygons: MultiPolygon["coordinates"] = [];
  for (const { isHole, points } of rings) {
    if (isHole) polygons.at(-1)?.push(points);
    else polygons.push([points]);
  }
  return polygons;
}

/** The points in a turn of the world, without those that nobody could tell from the one before. */
function onSheetIn(frame: MapFrame, points: Position[], turn: number): Position[] {
  const [scale, middle] = [scaleOf(frame), northing(frame.lat)];
  const line: Position[] = [];
  let [beforeX, beforeY] = [Number.NaN, Number.NaN];
  for (const [index, [lng = 0, lat = 0]] of points.entries()) {
    const x = MAP.width / 2 + (lng + 360 * turn - frame.lng) * RADIAN * scale;
    const y = MAP.height / 2 - (northing(lat) - middle) * scale;
    const isSame = Math.abs(x - beforeX) < SAME_PX && Math.abs(y - beforeY) < SAME_PX;
    if (isSame && index < points.length - 1) continue;
    line.push([x, y]);
    [beforeX, beforeY] = [x, y];
  }
  return line;
}

/** The coast of the land about a pole goes on from turn to turn of the world; beyond it all is land. */
function shore(frame: MapFrame, { points }: Ring, turns: number[]): Position[] {
  const inOrder = (points[0]?.[0] ?? 0) < (points.at(-1)?.[0] ?? 0) ? turns : turns.toReversed();
  const coast = inOrder.flatMap((turn) => onSheetIn(frame, points, turn));
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
