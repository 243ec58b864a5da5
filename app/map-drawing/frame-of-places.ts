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

/** How near a map of several places may be, and that of a single one, which is to show where in the world it is. */
const NEAREST_ZOOM = 7.5;
const NEAREST_ZOOM_OF_ONE = 5;

/** The middle of the sheet in which all places are to lie, in pixels. */
export type Room = { width: number; height: number };

/** The nearest frame in whose middle there is room for all places. */
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

/** Whether all places lie in the middle of the sheet. */
function holds(frame: MapFrame, places: Coordinates[], room: Room) {
  const points = around(frame, places).map((place) => projectExactly(frame, place));
  return scaleThatFits(points, room) >= 1;
}

/** How much larger the map may be for all points to have room about the middle. */
function scaleThatFits(points: { x: number; y: number }[], { width, height }: Room) {
  const reachX = Math.max(...points.map(({ x }) => Math.abs(x - MAP.width / 2)));
  const reachY = Math.max(...points.map(({ y }) => Math.abs(y - MAP.height / 2)));
  return Math.min(width / 2 / reachX, height / 2 / reachY);
}

/** With its middle on a grid, so that the numbers are short. */
function rounded({ lat, lng, ...frame }: MapFrame): MapFrame {
  const grid = gridOf(frame.zoom);
  const most = Math.floor(90 / grid) * grid;
  return {
    lat: Math.min(Math.max(onGrid(lat, grid), -most), most),
    lng: nearestLongitude(onGrid(lng, grid), 0),
    ...frame,
  };
}

/** Never minus zero, which is written down as another number. */
function onGrid(degrees: number, grid: number) {
  return Math.round(degrees / grid) * grid + 0;
}

function stepDown(zoom: number) {
  return Math.max(0, Math.floor(zoom * ZOOMS_A_WHOLE) / ZOOMS_A_WHOLE);
}

function halfway(values: number[]) {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
