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

/** Where a map without places starts: as specified, and with the world on the owner's own site. */
function emptyView(): View {
  const { zoom, ...center } = emptyFrame();
  return isOwn() ? { center, zoom } : { center: { lat: 20.5937, lng: 78.9629 }, zoom: 5 };
}

/** Half of a pin's mark, which lies around its place. */
const MARK_PX = 12;

/** Half of a pin's button, and a little air. */
const MARGIN_PX = 26;

/** As near as a map of one place or two starts. */
const NEAREST_ZOOM = 9;

/** A flat map of the world on which views are measured. */
const WORLD: MapFrame = { lat: 0, lng: 0, zoom: 0 };

/**
 * The view in which a map of this size shows all places: the drawn map's where they lie in it, so that
 * nothing moves when the live map takes its place, else the nearest one that holds them.
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

/** How large a slot of this size shows the drawing, which fills it; see `MapLayer`. */
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

/** The largest scale of the drawing at which all points have room around the middle. */
function scaleAround(middle: Point, points: Point[], room: Point) {
  const reach = (axis: "x" | "y") =>
    2 * Math.max(...points.map((point) => Math.abs(point[axis] - middle[axis])));
  return Math.min(room.x / reach("x"), room.y / reach("y"));
}

/** The zoom of a web map that shows things so much larger. */
function zoomOf(scale: number) {
  return zoomOfScale(scale * scaleOf(WORLD));
}

/**
 * Opens the map on these pins, at whatever zoom shows them best. From there on it goes by whole zooms, at
 * which tiles are as sharp as they were drawn.
 */
export function useStartView(map: LeafletMap | null, pins: MapPin[], frame: MapFrame) {
  const [positions] = useState(() => pins.map((pin) => pin.coordinates));
  useEffect(() => {
    if (map) start(map, positions, frame);
  }, [map, positions, frame]);
}

function start(map: LeafletMap, positions: Coordinates[], frame: MapFrame) {
  const size = map.getSize();
  // On a page that is just being left it has no size, and gets one if that page stays after all.
  const isLaidOut = size.x > 0 && size.y > 0;
  const { center, zoom } = startView(isLaidOut ? positions : [], size, frame);
  const { zoomSnap, minZoom = 0 } = map.options;
  map.options.minZoom = Math.min(minZoom, Math.max(0, Math.floor(zoom)));
  map.options.zoomSnap = 0;
  map.setView(center, zoom);
  map.options.zoomSnap = zoomSnap;
  if (!isLaidOut) map.once("resize", () => start(map, positions, frame));
}
