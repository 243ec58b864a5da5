import { polyline, sharesAlong } from "~/map-drawing/drawn-line";
import { frameOfPlaces } from "~/map-drawing/frame-of-places";
import { placeLabels } from "~/map-drawing/label-placement";
import { markedFrame } from "~/map-drawing/land-mark.server";
import { unwrapped } from "~/map-drawing/longitudes";
import {
  aboutMeridian,
  type MapFrame,
  middleOf,
  type Point,
  project,
  projectExactly,
  scaleOf,
  unproject,
} from "~/map-drawing/map-projection";
import { smoothLine, smoothPath } from "~/map-drawing/smooth-line";
import type { Coordinates } from "~/utils/position/position";
import { tenths } from "~/utils/tenths";
import { INSET, INSET_GAP, STRETCH } from "./stretch-size";

/** Room around the line for the names of its stops. */
const MARGIN = { x: 64, y: 44 };
/** Beyond this zoom the land of a sheet would look rough. */
const MAX_ZOOM = 2.2;
/** A stretch gets a sheet of its own if that is this many times nearer. */
const WORTH_A_SHEET = 1.5;
/** The nearest that such a sheet gets: nearer, no land would be in view. */
const NEAREST = 4.5;
/** The part of the sheet for its places. */
const ROOM = { width: 264, height: 264 };
/** How many points the line has on each leg: fewer where there are many legs. */
const STEPS = { least: 2, most: 12, all: 96 };

type Placed = { coordinates: Coordinates };
type Named = { name: string };

type Stretch = {
  /** The frame of the journey. */
  journey: MapFrame;
  /** The stops of the stretch in order of travel, at least one; those without a name are only passed through. */
  line: (Partial<Named> & Placed)[];
  /** Places beside the line. */
  beside?: (Named & Placed)[];
  /** Some of the road that led there, and some of what follows. */
  before: Coordinates[];
  after: Coordinates[];
};

/** What is drawn of a stretch, and how far along its line each stop lies, from 0 to 1. */
export function drawStretch({ journey, line, beside = [], before, after }: Stretch) {
  const frame = ownFrame(journey, [...line, ...beside]) ?? journey;
  const placed = inOneTurn({ journey: frame, line, beside, before, after });
  const onSheet = (place: Coordinates) => projectExactly(frame, place);
  const places = placed.line.map(onSheet);
  const { zoom, centre } = viewOf([...places, ...placed.beside.map(onSheet)]);
  const onDrawing = ({ x, y }: Point) => ({
    x: tenths(STRETCH.width / 2 + (x - centre.x) * zoom),
    y: tenths(STRETCH.height / 2 + (y - centre.y) * zoom),
  });
  const drawn = (coordinates: Coordinates[]) => coordinates.map(onSheet).map(onDrawing);
  const stops = places.map(onDrawing);
  const [led, following] = [drawn(placed.before), drawn(placed.after)];
  const each = Math.floor(STEPS.all / Math.max(1, line.length - 1));
  const steps = Math.max(STEPS.least, Math.min(STEPS.most, each));
  const whole = smoothLine([...led, ...stops, ...following], steps);
  const own = whole.slice(led.length * steps, (led.length + stops.length - 1) * steps + 1);
  const marks = drawn([...placed.line, ...placed.beside]);
  const named = [...line, ...beside].flatMap(({ name }, index) => {
    const at = marks[index];
    return name === undefined || !at ? [] : { id: String(index), text: name, at };
  });
  const marked = named.map(({ at }) => at);
  const isEnd = (index: number) => index === 0 || index === named.length - 1;
  const ranked = named.map((stop, index) => ({ ...stop, rank: isEnd(index) ? 0 : 3 }));
  const labels = placeLabels(ranked, marked, { left: 0, right: STRETCH.width });
  return {
    journey,
    ...(frame !== journey && { near: { frame, view: viewOn(journey, frame, { zoom, centre }) } }),
    zoom: Math.round(zoom * 1000) / 1000,
    /** Where the map's own top left corner lies on the drawing. */
    origin: onDrawing({ x: 0, y: 0 }),
    before: smoothPath([...led, ...stops.slice(0, 1)]),
    line: polyline(own),
    after: smoothPath([...stops.slice(-1), ...following]),
    stops: marked,
    labels: labels.map(({ text, x, y, anchor }) => ({ text, x, y, anchor })),
    inset: insetPlace([...own, ...labels]),
    shares: sharesAlong(own, steps, stops.length),
  };
}

/** Longitudes continue along the road, even across 180°; places beside it are near the middle of its line. */
function inOneTurn({ journey, line, beside = [], before, after }: Stretch) {
  const positions = line.map(({ coordinates }) => coordinates);
  const middle = middleOf(positions, journey.lng);
  const own = unwrapped(positions, middle);
  const [first = middle, last = middle] = [own[0]?.lng, own.at(-1)?.lng];
  return {
    line: own,
    beside: beside.map(({ coordinates }) => aboutMeridian(coordinates, middle)),
    before: unwrapped(before.toReversed(), first).reverse(),
    after: unwrapped(after, last),
  };
}

/** The frame of a sheet of its own, for a stretch that is small on a map of the whole journey; else `null`. */
function ownFrame(journey: MapFrame, placed: Placed[]) {
  const places = placed.map(({ coordinates }) => coordinates);
  const own = frameOfPlaces(places, ROOM, NEAREST);
  const points = places.map((place) => project(journey, place));
  const isWorthIt =
    viewOf(points).zoom === MAX_ZOOM && scaleOf(own) > WORTH_A_SHEET * scaleOf(journey);
  return isWorthIt ? markedFrame(own) : null;
}

/** The part of its own sheet that a drawing shows, on the sheet of the journey. */
function viewOn(journey: MapFrame, frame: MapFrame, { zoom, centre }: View) {
  const { width, height } = STRETCH;
  const [left, right] = [centre.x - width / 2 / zoom, centre.x + width / 2 / zoom];
  const [top, bottom] = [centre.y - height / 2 / zoom, centre.y + height / 2 / zoom];
  const from = project(journey, unproject(frame, { x: left, y: top }));
  const to = project(journey, unproject(frame, { x: right, y: bottom }));
  return { x: from.x, y: from.y, width: tenths(to.x - from.x), height: tenths(to.y - from.y) };
}

type View = { zoom: number; centre: Point };

/** The zoom and centre with which the whole line fits into the drawing. */
function viewOf(places: Point[]): View {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = { x: STRETCH.width - 2 * MARGIN.x, y: STRETCH.height - 2 * MARGIN.y };
  const zoom = Math.min(MAX_ZOOM, room.x / (right - left || 1), room.y / (bottom - top || 1));
  return { zoom, centre: { x: (left + right) / 2, y: (top + bottom) / 2 } };
}

/** The corner that is farthest from all that is drawn. */
function insetPlace(points: Point[]): Point {
  const { width, height } = INSET;
  const right = STRETCH.width - width - INSET_GAP;
  const bottom = STRETCH.height - height - INSET_GAP;
  const corners = [bottom, INSET_GAP].flatMap((y) => [right, INSET_GAP].map((x) => ({ x, y })));
  const nearest = ({ x, y }: Point) =>
    Math.min(...points.map((one) => Math.hypot(one.x - x - width / 2, one.y - y - height / 2)));
  return corners.reduce((best, one) => (nearest(one) > nearest(best) ? one : best));
}

/** A drawing as its page shows it, with a dot where the traveller was. */
export type StretchDrawing = Omit<ReturnType<typeof drawStretch>, "shares"> & { here?: Point };
