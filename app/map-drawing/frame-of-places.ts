import type { Coordinates } from "~/utils/position/position";
import { emptyFrame, gridOf, ZOOMS_A_WHOLE } from "./frame-grid";
import { nearestLongitude } from "./longitudes";
import {
  latitudeAt,
  MAP,
  type MapFrame,
  middleOf,
  northing,
  projectExactly,
  scaleOf,
  zoomOfScale,
} from "./map-projection";

/**
 * The largest zoom of a map with several places, and of one with a single place, which must show where in the world
 * that is.
 */
const NEAREST_ZOOM = 7.5;
const NEAREST_ZOOM_OF_ONE = 5;

/** The middle part of the map in which all places must be, in pixels. */
export type Room = { width: number; height: number };

/** The frame with the largest zoom at which all places fit into its middle. */
export function frameOfPlaces(places: Coordinates[], room: Room, nearest = NEAREST_ZOOM): MapFrame {
  if (places.length === 0) return emptyFrame();
  const one = places.length === 1 ? NEAREST_ZOOM_OF_ONE : nearest;
  const exact = mercatorFrame(places);
  const points = around(exact, places).map((place) => projectExactly(exact, place));
  const scale = scaleOf(exact) * scaleThatFits(points, room);
  let zoom = stepDown(Math.min(zoomOfScale(scale), one, nearest));
  let frame = rounded({ ...exact, zoom });
  while (zoom > 0 && !holds(frame, places, room)) {
    zoom -= 1 / ZOOMS_A_WHOLE;
    frame = rounded({ ...exact, zoom });
  }
  return frame;
}

function mercatorFrame(places: Coordinates[]): MapFrame {
  const norths = places.map(({ lat }) => northing(lat));
  return { lat: latitudeAt(halfway(norths)), lng: middleOf(places, 0), zoom: 0 };
}

function around({ lng }: MapFrame, places: Coordinates[]): Coordinates[] {
  return places.map((place) => ({ lat: place.lat, lng: nearestLongitude(place.lng, lng) }));
}

/** Whether all places are in the middle part of the map. */
function holds(frame: MapFrame, places: Coordinates[], room: Room) {
  const points = around(frame, places).map((place) => projectExactly(frame, place));
  return scaleThatFits(points, room) >= 1;
}

/** The factor by which the map can grow until a point leaves the room around the middle. */
function scaleThatFits(points: { x: number; y: number }[], { width, height }: Room) {
  const reachX = Math.max(...points.map(({ x }) => Math.abs(x - MAP.width / 2)));
  const reachY = Math.max(...points.map(({ y }) => Math.abs(y - MAP.height / 2)));
  return Math.min(width / 2 / reachX, height / 2 / reachY);
}

/** The frame with its middle on the grid. */
function rounded({ lat, lng, ...frame }: MapFrame): MapFrame {
  const grid = gridOf(frame.zoom);
  const most = Math.floor(90 / grid) * grid;
  return {
    lat: Math.min(Math.max(onGrid(lat, grid), -most), most),
    lng: nearestLongitude(onGrid(lng, grid), 0),
    ...frame,
  };
}

/** Adding 0 avoids minus zero, which would be written differently. */
function onGrid(degrees: number, grid: number) {
  return Math.round(degrees / grid) * grid + 0;
}

function stepDown(zoom: number) {
  return Math.max(0, Math.floor(zoom * ZOOMS_A_WHOLE) / ZOOMS_A_WHOLE);
}

function halfway(values: number[]) {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
