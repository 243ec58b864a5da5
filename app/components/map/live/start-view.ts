import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { emptyFrame } from "~/map-drawing/frame-grid";
import {
  aboutMeridian,
  MAP,
  type MapFrame,
  middleOf,
  type Point,
  projectExactly,
  scaleOf,
  unproject,
  zoomOfScale,
} from "~/map-drawing/map-projection";
import type { MapPin } from "~/models/road/pins/map-pin";
import { isOwn } from "~/site";
import type { Coordinates } from "~/utils/position/position";

type View = { center: Coordinates; zoom: number };

/** The start of a map without places: as specified, or the whole world on the owner's own site. */
function emptyView(): View {
  const { zoom, ...center } = emptyFrame();
  return isOwn() ? { center, zoom } : { center: { lat: 20.5937, lng: 78.9629 }, zoom: 5 };
}

/** Half the size of a pin's mark. */
const MARK_PX = 12;

/** Half the size of a pin's button, and some space. */
const MARGIN_PX = 26;

/** The largest zoom at the start, for a map with one or two places. */
const NEAREST_ZOOM = 9;

/** The flat world map on which views are measured. */
const WORLD: MapFrame = { lat: 0, lng: 0, zoom: 0 };

/**
 * The view in which a map of this size shows all places. If the drawn map shows them, it is the same view, so that
 * nothing moves when the live map replaces it; else the nearest view that contains them.
 */
export function startView(positions: Coordinates[], size: Point, frame: MapFrame): View {
  if (positions.length === 0) return emptyView();
  const meridian = middleOf(positions, frame.lng);
  const points = positions.map((place) => projectExactly(WORLD, aboutMeridian(place, meridian)));
  const drawn = {
    middle: projectExactly(WORLD, aboutMeridian(frame, meridian)),
    scale: (drawnScale(size) * scaleOf(frame)) / scaleOf(WORLD),
  };
  const fits = drawn.scale <= scaleAround(drawn.middle, points, roomIn(size, MARK_PX));
  const { middle, scale } = fits ? drawn : closest(points, roomIn(size, MARGIN_PX));
  return { center: unproject(WORLD, middle), zoom: Math.min(zoomOf(scale), NEAREST_ZOOM) };
}

function roomIn({ x, y }: Point, margin: number) {
  return { x: x - 2 * margin, y: y - 2 * margin };
}

/** The scale of the drawing in a slot of this size, which it fills; see `MapLayer`. */
function drawnScale({ x, y }: Point) {
  return Math.max(x / MAP.width, y / MAP.height);
}

function closest(points: Point[], room: Point) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = { x: halfway(xs), y: halfway(ys) };
  return { middle, scale: scaleAround(middle, points, room) };
}

function halfway(values: number[]) {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** The largest scale at which all points fit around the middle. */
function scaleAround(middle: Point, points: Point[], room: Point) {
  const reach = (axis: "x" | "y") =>
    2 * Math.max(...points.map((point) => Math.abs(point[axis] - middle[axis])));
  return Math.min(room.x / reach("x"), room.y / reach("y"));
}

/** The zoom of a web map with this scale. */
function zoomOf(scale: number) {
  return zoomOfScale(scale * scaleOf(WORLD));
}

/**
 * Opens the map on these pins at the zoom that shows them best. Later zooms are whole numbers, at which tiles are
 * sharp.
 */
export function useStartView(map: LeafletMap | null, pins: MapPin[], frame: MapFrame) {
  const [positions] = useState(() => pins.map((pin) => pin.coordinates));
  useEffect(() => {
    if (map) start(map, positions, frame);
  }, [map, positions, frame]);
}

function start(map: LeafletMap, positions: Coordinates[], frame: MapFrame) {
  const size = map.getSize();
  // On a page that is being left it has no size; it gets one if the page stays.
  const isLaidOut = size.x > 0 && size.y > 0;
  const { center, zoom } = startView(isLaidOut ? positions : [], size, frame);
  const { zoomSnap, minZoom = 0 } = map.options;
  map.options.minZoom = Math.min(minZoom, Math.max(0, Math.floor(zoom)));
  map.options.zoomSnap = 0;
  map.setView(center, zoom);
  map.options.zoomSnap = zoomSnap;
  if (!isLaidOut) map.once("resize", () => start(map, positions, frame));
}
