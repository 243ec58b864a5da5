import { geoMercator } from "d3-geo";
import { expect, test } from "vitest";
import {
  MAP,
  type MapFrame,
  project,
  projectExactly,
  scaleOf,
  unproject,
} from "~/map-drawing/map-projection";

const frame: MapFrame = { lat: 21.5, lng: 79, zoom: 4.4375 };

const reference = geoMercator()
  .center([frame.lng, frame.lat])
  .scale(scaleOf(frame))
  .translate([MAP.width / 2, MAP.height / 2]);

test.each([
  ["Srinagar", 34.0837, 74.7973],
  ["Kolkata", 22.5726, 88.3639],
  ["Jaisalmer", 26.9157, 70.9083],
  ["Kanyakumari", 8.0883, 77.5385],
  ["the centre", frame.lat, frame.lng],
  ["far away", -33.9, 151.2],
])("%s lies where the land was drawn", (_name, lat, lng) => {
  const [x = 0, y = 0] = reference([lng, lat]) ?? [];
  const point = project(frame, { lat, lng });
  expect(Math.abs(point.x - x)).toBeLessThanOrEqual(0.051);
  expect(Math.abs(point.y - y)).toBeLessThanOrEqual(0.051);
});

test("north is up, east is right, and the whole journey fits a phone", () => {
  const [north, south] = [
    project(frame, { lat: 34.11, lng: 74.87 }),
    project(frame, { lat: 8.08, lng: 77.54 }),
  ];
  expect(north.y).toBeLessThan(south.y);
  expect(north.x).toBeLessThan(south.x);
  expect(north.y).toBeGreaterThan(20);
  expect(south.y).toBeLessThan(MAP.height - 20);
  const [west, east] = [
    project(frame, { lat: 26, lng: 70.7 }),
    project(frame, { lat: 22, lng: 88.4 }),
  ];
  expect(west.x).toBeGreaterThan(MAP.width / 2 - 175);
  expect(east.x).toBeLessThan(MAP.width / 2 + 175);
});

test.each([90, 89.9, -90])("latitude %d gives a place, so that no page fails on it", (lat) => {
  expect(Math.abs(project(frame, { lat, lng: 0 }).y)).toBeLessThan(10_000);
});

test.each([
  ["Srinagar", 34.0837, 74.7973],
  ["the far south-east", -33.9, 151.2],
])("%s is found again from its point", (_name, lat, lng) => {
  const found = unproject(frame, projectExactly(frame, { lat, lng }));
  expect(found.lat).toBeCloseTo(lat, 9);
  expect(found.lng).toBeCloseTo(lng, 9);
});
