import { expect, test } from "vitest";
import { avoidOverlap } from "~/components/map/live/avoid-overlap";
import { startView } from "~/components/map/live/start-view";
import { emptyFrame } from "~/map-drawing/frame-grid";
import { framesOfJourney } from "~/map-drawing/journey-frames";
import type { Point } from "~/map-drawing/map-projection";
import type { Coordinates } from "~/utils/position/position";

const india: Coordinates[] = [
  { lat: 34.1106, lng: 74.8683 },
  { lat: 26.9157, lng: 70.9083 },
  { lat: 22.5726, lng: 88.3639 },
  { lat: 8.0883, lng: 77.5385 },
];
const delhi = { lat: 28.6, lng: 77.2 };
const lisbon = { lat: 38.7, lng: -9.1 };
const hanoi = { lat: 21, lng: 105.8 };

/** Where a web map has a place at this zoom, from its own definition. */
function worldPoint({ lat, lng }: Coordinates, zoom: number): Point {
  const side = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: side * (lng / 360 + 0.5),
    y: side * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

function pointsIn(size: Point, places: Coordinates[]) {
  const { narrow } = framesOfJourney(india);
  const { center, zoom } = startView(places, size, narrow);
  const middle = worldPoint(center, zoom);
  return places.map((place) => {
    const point = worldPoint(place, zoom);
    return { x: size.x / 2 + point.x - middle.x, y: size.y / 2 + point.y - middle.y };
  });
}

test.each([
  ["a small phone", { x: 280, y: 432 }, india],
  ["a phone", { x: 350, y: 500 }, india],
  ["a tablet", { x: 704, y: 500 }, india],
  ["a desktop", { x: 745, y: 500 }, india],
  ["a far trip on a phone", { x: 350, y: 500 }, [lisbon, delhi, hanoi]],
  ["a far trip on a desktop", { x: 745, y: 500 }, [lisbon, delhi, hanoi]],
  ["one far place", { x: 350, y: 500 }, [lisbon]],
])("on %s the whole journey is in the frame, marks and all", (_name, size, places) => {
  for (const { x, y } of pointsIn(size, places)) {
    expect(Math.min(x, y, size.x - x, size.y - y)).toBeGreaterThanOrEqual(12);
  }
});

test("a journey on the drawn map opens in its view, one beyond it as near as it can", () => {
  const size = { x: 700, y: 500 };
  const { narrow } = framesOfJourney(india);
  const { center, zoom } = startView(india, size, narrow);
  expect(center.lat).toBeCloseTo(narrow.lat, 9);
  expect(center.lng).toBeCloseTo(narrow.lng, 9);
  expect(zoom).toBeCloseTo(narrow.zoom, 6);
  const xs = pointsIn(size, [lisbon, delhi, hanoi]).map(({ x }) => x);
  expect(Math.min(...xs)).toBeCloseTo(26, 6);
  expect(Math.max(...xs)).toBeCloseTo(700 - 26, 6);
});

test("without places it opens where the specification says", () => {
  expect(startView([], { x: 350, y: 500 }, emptyFrame())).toEqual({
    center: { lat: 20.5937, lng: 78.9629 },
    zoom: 5,
  });
});

test.each([
  ["clear of it", { x: 50, y: 0 }, { x: 0, y: 0 }],
  ["near it", { x: 0, y: -11 }, { x: 0, y: -33 }],
  ["at the same place", { x: 0, y: 0 }, { x: 0, y: 44 }],
])("a button %s is moved as far as it must", (_name, at, way) => {
  const here = { x: 7, y: 9 };
  const moved = avoidOverlap({ x: at.x + here.x, y: at.y + here.y }, here, 44);
  expect(moved.x).toBeCloseTo(way.x);
  expect(moved.y).toBeCloseTo(way.y);
});
