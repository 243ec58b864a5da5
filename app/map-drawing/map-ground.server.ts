import type { Box } from "./label-placement";
import { drawnLand } from "./land-outline.server";
import type { DrawnRing } from "./land-rings.server";
import { MAP, type MapFrame, type Point, project, RADIAN, scaleOf } from "./map-projection";
import { type Sea, seas } from "./sea-names";
import type { Span } from "./sheet-windows";

/** What a printed map has besides land and places: names of seas and a compass, where nothing else is. */

type SeaName = Point & { words: string[] };

export type MapGround = {
  frame: MapFrame;
  seas: SeaName[];
  /** Absent where no corner is free. */
  compass?: Point;
};

type Occupied = {
  seen: Span;
  /** Marks, and the road from mark to mark. */
  points: Point[];
  /** Names of places. */
  boxes: Box[];
};

const MOST_NAMES = 3;
const LETTER_PX = 7.6;
const LINE_PX = 17;
/** Free space about a name, its distance from a coast, and how far names of seas are apart. */
const GAP_PX = 7;
const APART_PX = 110;
/** Places that are tried across a sea, and as many up. */
const TRIED = 9;

const COMPASS = { reach: 40, fromSide: 40, fromEdge: 64 };

/** The ground of a map on whose sheet these places and names already are. */
export function drawGround(frame: MapFrame, occupied: Occupied): MapGround {
  const land = drawnLand(frame);
  const names = placeSeaNames(frame, land, occupied);
  const boxes = [...occupied.boxes, ...names.map(boxOfName)];
  const compass = placeCompass(land, { ...occupied, boxes });
  return { frame, seas: names, ...(compass && { compass }) };
}

/** Names of seas that have room within the map; first those that stand nearest to the middle of their sea. */
function placeSeaNames(frame: MapFrame, land: DrawnRing[], occupied: Occupied): SeaName[] {
  const placed: SeaName[] = [];
  const wanted = seas
    .filter((sea) => widthOf(frame, sea) > longestWord(sea) * LETTER_PX)
    .flatMap((sea) => spotsOf(frame, sea))
    .sort((one, other) => one.off - other.off);
  for (const { name } of wanted) {
    if (placed.length === MOST_NAMES) break;
    const isNew = placed.every(
      (other) =>
        other.words !== name.words && Math.hypot(other.x - name.x, other.y - name.y) > APART_PX,
    );
    if (isNew && isOpen(boxOfName(name), land, occupied)) placed.push(name);
  }
  return placed;
}

/** How wide a sea is on the sheet, in pixels. */
function widthOf(frame: MapFrame, { east }: Sea) {
  return 2 * east * RADIAN * scaleOf(frame);
}

function longestWord({ words }: Sea) {
  return Math.max(...words.map(({ length }) => length));
}

/** Places for a sea's name, and how far each lies off the sea's middle, as a share of its reach. */
function spotsOf(frame: MapFrame, { words, lat, lng, north, east }: Sea) {
  const shares = Array.from({ length: TRIED }, (_, index) => (2 * index) / (TRIED - 1) - 1);
  return shares.flatMap((up) =>
    shares.map((aside) => {
      const { x, y } = project(frame, { lat: lat + up * north, lng: lng + aside * east });
      const name: SeaName = { x: Math.round(x), y: Math.round(y), words };
      return { name, off: Math.hypot(up, aside) };
    }),
  );
}

function boxOfName({ x, y, words }: SeaName): Box {
  const half = (Math.max(...words.map(({ length }) => length)) * LETTER_PX) / 2;
  return {
    left: x - half,
    right: x + half,
    top: y - 12,
    bottom: y + (words.length - 1) * LINE_PX + 4,
  };
}

/** Whether a box is seen, lies on water, and covers nothing. */
function isOpen(box: Box, land: DrawnRing[], occupied: Occupied) {
  return isFree(box, occupied) && !touchesLand(box, land);
}

function isFree({ left, right, top, bottom }: Box, { seen, points, boxes }: Occupied) {
  const isSeen =
    left > seen.left && right < seen.right && top > 2 * GAP_PX && bottom < MAP.height - GAP_PX;
  if (!isSeen) return false;
  const isClear = points.every(
    ({ x, y }) =>
      x < left - 2 * GAP_PX ||
      x > right + 2 * GAP_PX ||
      y < top - 2 * GAP_PX ||
      y > bottom + 2 * GAP_PX,
  );
  return (
    isClear &&
    boxes.every(
      (other) =>
        left > other.right || right < other.left || top > other.bottom || bottom < other.top,
    )
  );
}

/** Whether a coast leads through a box, or so near that it would be taken to. */
function touchesCoast({ left, right, top, bottom }: Box, land: DrawnRing[]) {
  const isInside = ([x, y]: readonly [number, number]) =>
    x > left - GAP_PX && x < right + GAP_PX && y > top - GAP_PX && y < bottom + GAP_PX;
  return land.some((ring) => ring.some(isInside));
}

function touchesLand(box: Box, land: DrawnRing[]) {
  if (touchesCoast(box, land)) return true;
  const { left, right, top, bottom } = box;
  const corners: Point[] = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })),
  );
  return corners.some((corner) => isOnLand(corner, land));
}

/** Whether a point lies within an odd number of rings: a lake is a ring within another. */
function isOnLand({ x, y }: Point, land: DrawnRing[]) {
  let isInside = false;
  for (const ring of land) {
    for (const [index, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
      if (fromY > y === toY > y) continue;
      if (x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside;
    }
  }
  return isInside;
}

/** A corner in which nothing lies and through which no coast leads, on the water where there is one. */
function placeCompass(land: DrawnRing[], occupied: Occupied) {
  const { left, right } = occupied.seen;
  const { reach, fromSide, fromEdge } = COMPASS;
  const corners = [MAP.height - fromEdge, fromEdge].flatMap((y) =>
    [right - fromSide, left + fromSide].map((x) => ({ x, y })),
  );
  const around = ({ x, y }: Point): Box => ({
    left: x - reach + 8,
    right: x + reach - 8,
    top: y - reach,
    bottom: y + reach - 16,
  });
  const free = corners.filter((corner) => isFree(around(corner), occupied));
  const clear = free.filter((corner) => !touchesCoast(around(corner), land));
  return clear.find((corner) => !touchesLand(around(corner), land)) ?? clear[0];
}
