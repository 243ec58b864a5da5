import { describe, expect, test } from "vitest";
import { startView } from "~/components/map/live/start-view";
import { RoadPicture } from "~/mail/road-picture.server";
import { framesOfJourney } from "~/map-drawing/journey-frames";
import { frameMiddle, nearestLongitude, unwrapped } from "~/map-drawing/longitudes";
import {
  inEachWorld,
  MAP,
  type MapFrame,
  project,
  projectLine,
  worldPx,
} from "~/map-drawing/map-projection";
import { roadPath } from "~/map-drawing/smooth-line";
import { drawRoad } from "~/pages/days/road-drawing";
import { drawStretch } from "~/pages/stretch-drawing";
import { STRETCH } from "~/pages/stretch-size";
import { lineKm } from "~/utils/position/distance";

const suva = { lat: -18.14, lng: 178.44 };
const apia = { lat: -13.83, lng: -171.77 };
const auckland = { lat: -36.85, lng: 174.76 };
const honolulu = { lat: 21.31, lng: -157.86 };
const petropavlovsk = { lat: 53.02, lng: 158.65 };
const adak = { lat: 51.88, lng: -176.65 };
const [kochi, lima, lisbon] = [
  { lat: 9.97, lng: 76.28 },
  { lat: -12.05, lng: -77.04 },
  { lat: 38.72, lng: -9.14 },
];

/** A map of India, from where each of these roads is far. */
const india: MapFrame = { lat: 21.5, lng: 79, zoom: 4.4375 };

const overTheLine = [
  ["eastwards", suva, apia],
  ["westwards", apia, suva],
  ["far", auckland, honolulu],
  ["in the north", petropavlovsk, adak],
] as const;

/** How wide something of the drawn map is, in degrees of longitude. */
const degrees = (px: number) => (px / worldPx(india)) * 360;

/** The widest step from number to number of all `x` in a path of relative curves. */
function widthOf(path: string) {
  const [, ...numbers] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const ends = numbers.slice(1).filter((_, index) => index % 6 === 4);
  return Math.max(...ends.map(Math.abs));
}

describe.each(overTheLine)("a road over the 180th meridian, %s", (_name, from, to) => {
  const short = Math.abs(nearestLongitude(to.lng - from.lng, 0));

  test("goes the short way on the drawn map, in mails and on share pictures", () => {
    const [a, b] = projectLine(india, [from, to]);
    expect(degrees(Math.abs((b?.x ?? 0) - (a?.x ?? 0)))).toBeCloseTo(short, 1);
    expect(degrees(widthOf(roadPath(india, [from, to])))).toBeCloseTo(short, 1);
  });

  test("fits into a small frame of the live map", () => {
    const { center, zoom } = startView([from, to], { x: 700, y: 500 }, india);
    expect(Math.abs(nearestLongitude(center.lng - from.lng, 0))).toBeLessThan(short);
    expect(zoom).toBeGreaterThan(3);
  });

  test("is seen from near in the drawing of a stretch", () => {
    const before = [from, { lat: from.lat, lng: nearestLongitude(from.lng - 2, 0) }];
    const {
      line,
      before: led,
      zoom,
      stops,
    } = drawStretch({
      journey: india,
      line: [
        { name: "From", coordinates: from },
        { name: "To", coordinates: to },
      ],
      before,
      after: [],
    });
    expect(zoom).toBeGreaterThan(0.1);
    for (const { x } of stops) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(STRETCH.width);
    }
    expect(line.startsWith("M")).toBe(true);
    expect(widthOf(led)).toBeLessThan(STRETCH.width);
  });

  test("is as long as over the globe", () => {
    expect(lineKm([from, to])).toBeLessThan(short * 111.3 + Math.abs(to.lat - from.lat) * 111.3);
  });
});

test("places are drawn in the turn of the world in which the map has its middle", () => {
  expect(project(india, apia).x).toBeGreaterThan(project(india, suva).x);
  expect(project(india, kochi)).toEqual(project(india, { ...kochi, lng: kochi.lng + 360 }));
});

test("a road round the world comes back over the other edge, to where it began", () => {
  const round = [kochi, suva, lima, lisbon, kochi];
  const line = projectLine(india, round);
  expect((line.at(-1)?.x ?? 0) - (line[0]?.x ?? 0)).toBeCloseTo(worldPx(india), 0);
  const seen = inEachWorld(india, line);
  expect(seen).toHaveLength(2);
  expect(seen.map((part) => part.some(({ x }) => x >= 0 && x <= MAP.width))).toEqual([true, true]);
  expect(roadPath(india, round).match(/M/g)).toHaveLength(2);
});

test("a road within the country is drawn once, as it ever was", () => {
  const line = [kochi, { lat: 34.08, lng: 74.8 }, { lat: 22.57, lng: 88.36 }];
  expect(unwrapped(line, india.lng)).toEqual(line);
  expect(roadPath(india, line).match(/M/g)).toHaveLength(1);
  expect(inEachWorld(india, [])).toEqual([[]]);
  const stops = line.map((coordinates, index) => ({ name: `Stop ${index}`, coordinates }));
  expect(
    drawRoad({ frame: india, line: stops, before: [], after: [] }).line.match(/M/g),
  ).toHaveLength(1);
});

test.each([
  [[178, -178], 180],
  [[-170, 170, 175], 180],
  [[10, 20], 15],
  [[75], 75],
  [[], 79],
])("the narrowest frame of %j is about %d", (longitudes, middle) => {
  expect(frameMiddle(longitudes, 79)).toBeCloseTo(middle, 6);
});

test("a mail's picture of such a road shows it whole", () => {
  const { narrow, wide: frame = narrow } = framesOfJourney([kochi, auckland, suva, apia]);
  const { props } = RoadPicture({ frame, behind: [kochi, auckland], line: [suva, apia] });
  const [left = 0, , width = 0] = String(props.viewBox).split(" ").map(Number);
  for (const { x } of projectLine(frame, [suva, apia])) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
  }
});
