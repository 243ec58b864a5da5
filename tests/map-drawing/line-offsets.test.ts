import { describe, expect, test } from "vitest";
import { framesOfJourney } from "~/map-drawing/journey-frames";
import { CALM_OFFSETS, FULL_OFFSET } from "~/map-drawing/journey-path";
import { lineOffsetsOf } from "~/map-drawing/line-offsets";

type Place = [lat: number, lng: number];

function offsetsThrough(places: Place[]) {
  const line = places.map(([lat, lng]) => ({ lat, lng }));
  return lineOffsetsOf(framesOfJourney(line).narrow, line);
}

const kashmirToKanyakumari: Place[] = [
  [34.11, 74.87],
  [31.62, 74.88],
  [28.65, 77.23],
  [22.6, 88.36],
  [26.61, 70.72],
  [18.94, 72.83],
  [12.3, 76.64],
  [8.09, 77.54],
];
const norwayToPortugal: Place[] = [
  [71.17, 25.78],
  [63.43, 10.39],
  [59.91, 10.75],
  [52.52, 13.4],
  [48.2, 16.37],
  [43.3, -1.98],
  [41.15, -8.61],
  [37.1, -8.67],
];
const downTheAndes: Place[] = [
  [4.71, -74.07],
  [-12.05, -77.04],
  [-16.5, -71.5],
  [-33.45, -70.67],
  [-54.8, -68.3],
];
const roundIceland: Place[] = [
  [64.15, -21.94],
  [63.42, -19],
  [64.25, -15.2],
  [65.26, -14],
  [66.04, -17.34],
  [65.66, -20.3],
  [64.15, -21.94],
];
const overTheDateLine: Place[] = [
  [35.68, 139.76],
  [13.44, 144.79],
  [-17.7, 177.98],
  [-13.83, -171.77],
  [21.3, -157.86],
  [37.77, -122.42],
];

test.each([
  ["Kashmir to Kanyakumari", kashmirToKanyakumari],
  ["Norway to Portugal", norwayToPortugal],
  ["round Iceland", roundIceland],
  ["over the date line", overTheDateLine],
])("%s fills its box, and no more", (_name, places) => {
  const offsets = offsetsThrough(places);
  expect(Math.min(...offsets)).toBe(-FULL_OFFSET);
  expect(Math.max(...offsets)).toBe(FULL_OFFSET);
  expect(JSON.stringify(offsets).length).toBeLessThan(70);
});

describe("the great bends of a road are those of its line", () => {
  test("east to the Ganga, west to the desert, and south between them", () => {
    const offsets = offsetsThrough(kashmirToKanyakumari);
    const [east, west] = [offsets.indexOf(FULL_OFFSET), offsets.indexOf(-FULL_OFFSET)];
    expect(east).toBeGreaterThan(2);
    expect(west).toBeGreaterThan(east);
    expect(Math.abs(offsets.at(-1) ?? 0)).toBeLessThan(FULL_OFFSET);
  });

  test("a road to the east has the north on its left", () => {
    const north = offsetsThrough([
      [0, 10],
      [10, 20],
      [0, 30],
    ]);
    expect(north.indexOf(FULL_OFFSET)).toBe(6);
    const south = offsetsThrough([
      [0, 10],
      [-10, 20],
      [0, 30],
    ]);
    expect(south).toEqual(north.map((offset) => 0 - offset));
  });

  test("a round trip leaves on one side of it and comes back on the other", () => {
    const offsets = offsetsThrough(roundIceland);
    expect(offsets[2]).toBeLessThan(-50);
    expect(offsets[10]).toBeGreaterThan(50);
  });
});

test("the line is as straight as the road", () => {
  const equator = offsetsThrough([
    [0, 10],
    [0, 20],
    [0, 40],
  ]);
  expect(equator).toEqual(equator.map(() => 0));
  const most = Math.max(...offsetsThrough(downTheAndes).map(Math.abs));
  expect(most).toBeLessThan(FULL_OFFSET);
  expect(most).toBeGreaterThan(0);
});

test("there and back on one road is drawn as that road twice", () => {
  const offsets = offsetsThrough([
    [10, 10],
    [14, 20],
    [10, 30],
    [14, 20],
    [10, 10],
  ]);
  expect(offsets).toEqual(offsets.toReversed());
});

test("the 180th meridian is no bend: the same road elsewhere has the same line", () => {
  const elsewhere = overTheDateLine.map(([lat, lng]): Place => [lat, ((lng + 360) % 360) - 150]);
  expect(offsetsThrough(overTheDateLine)).toEqual(offsetsThrough(elsewhere));
});

test.each<[string, Place[]]>([
  ["no place", []],
  ["one", [[60, 10]]],
  ["two", kashmirToKanyakumari.slice(0, 2)],
  [
    "three at one spot",
    [
      [60, 10],
      [60, 10],
      [60, 10],
    ],
  ],
])("%s is no road: its line is the calm one", (_name, places) => {
  expect(offsetsThrough(places)).toEqual(CALM_OFFSETS);
});

test("a hundred stops of one town are drawn as finely as a continent", () => {
  const town = kashmirToKanyakumari.map(([lat, lng]): Place => [lat / 1000, lng / 1000 + 77]);
  const plane = kashmirToKanyakumari.map(([lat, lng]): Place => [lat / 100, lng / 100 + 77]);
  const differences = offsetsThrough(town).map((offset, at) =>
    Math.abs(offset - (offsetsThrough(plane)[at] ?? 0)),
  );
  expect(Math.max(...differences)).toBeLessThanOrEqual(1);
});
