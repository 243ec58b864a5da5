import { describe, expect, test } from "vitest";
import { framesOfJourney } from "~/map-drawing/journey-frames";
import { landAddress, landOfName } from "~/map-drawing/land-address";
import { isMarked, markedFrame } from "~/map-drawing/land-mark.server";
import { drawnLand, drawOutline, landOutline } from "~/map-drawing/land-outline.server";
import { landRings } from "~/map-drawing/land-rings.server";
import { MAP, type MapFrame, project, projectLine } from "~/map-drawing/map-projection";
import { NARROW, type Span, WIDE } from "~/map-drawing/sheet-windows";
import { finishNow } from "~/utils/async/yield-to-loop.server";
import { journeys } from "../support/records/journeys";

/** Half of a mark. */
const MARK_PX = 12;

const withoutLand = ["at sea"];

const sheets = Object.entries(journeys).flatMap(([name, places]) => {
  const { narrow, wide } = framesOfJourney(places);
  const narrowSheet = { name, places, frame: narrow, seen: NARROW };
  return wide ? [narrowSheet, { name, places, frame: wide, seen: WIDE }] : [narrowSheet];
});

describe.each(sheets)(
  "a map of $name, $seen.left to $seen.right",
  ({ name, places, frame, seen }) => {
    test("has every place in sight, mark and all", () => {
      for (const place of places) {
        const { x, y } = project(frame, place);
        expect(x).toBeGreaterThan(seen.left + MARK_PX);
        expect(x).toBeLessThan(seen.right - MARK_PX);
        expect(y).toBeGreaterThan(MARK_PX);
        expect(y).toBeLessThan(MAP.height - MARK_PX);
      }
    });

    test("has a line each of whose legs is shorter than half of the sheet", () => {
      const line = projectLine(frame, places);
      for (const [index, to] of line.slice(1).entries()) {
        const from = line[index] ?? to;
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(MAP.width / 2);
      }
    });

    test("has the land that is there, in few bytes, and no band across the map", async () => {
      const outline = landOutline(frame);
      if (!withoutLand.includes(name)) expect(outline.length).toBeGreaterThan(500);
      expect(outline.length).toBeLessThanOrEqual(16_000);
      expect((await drawOutline(frame, "around")).length).toBeLessThan(20_000);
      for (const ring of drawnLand(frame))
        for (const step of steps(ring)) {
          // Land that goes on beyond the sheet ends in an edge out of sight.
          if (!isOutOfSight(step)) expect(lengthOf(step)).toBeLessThan(MAP.width / 4);
        }
    });

    test("is a drawing of its own, with one address", () => {
      const named = markedFrame(frame);
      const name = landAddress(named).replace("/assets/", "");
      expect(landOfName(name)).toEqual({ frame: named, part: "map" });
      expect(isMarked(named)).toBe(true);
      expect(drawnLand(frame)).toBe(drawnLand({ ...frame }));
    });
  },
);

type Step = { from: readonly [number, number]; to: readonly [number, number] };

function steps(ring: readonly (readonly [number, number])[]): Step[] {
  return ring.slice(1).map((to, index) => ({ from: ring[index] ?? to, to }));
}

function lengthOf({ from, to }: Step) {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function isOutOfSight({ from, to }: Step) {
  const isBeyond = (axis: 0 | 1, least: number, most: number) =>
    (from[axis] < least && to[axis] < least) || (from[axis] > most && to[axis] > most);
  return isBeyond(0, 290, 1310) || isBeyond(1, 0, MAP.height);
}

test("islands over the 180th meridian lie side by side", () => {
  const islands = journeys["islands of the Pacific"];
  const { narrow, wide } = framesOfJourney(islands);
  expect(wide?.zoom).toBeGreaterThan(narrow.zoom);
  const xs = projectLine(narrow, islands).map(({ x }) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(NARROW.right - NARROW.left);
  expect([...xs].sort((one, other) => one - other)).toEqual(xs);
});

test("the land of Siberia goes on over the 180th meridian without a seam", () => {
  const frame: MapFrame = { lat: 67, lng: 180, zoom: 3 };
  const cut: Span & { top: number; bottom: number } = {
    left: 300,
    right: 1300,
    top: 0,
    bottom: 500,
  };
  const onMeridian = finishNow(landRings(frame, cut)).flatMap((ring) =>
    steps(ring).filter(
      ({ from, to }) => from[0] === 800 && to[0] === 800 && Math.abs(to[1] - from[1]) > 4,
    ),
  );
  expect(onMeridian).toEqual([]);
});

test.each([
  ["land-1-map-m70_21.5_79.6_0123456789.svg", "is not on the grid"],
  ["land-1-map-m070_21.5_79.5_0123456789.svg", "is spelled otherwise"],
  ["land-0-map-m70_21.5_79.5_0123456789.svg", "is of a former drawing"],
  ["land-1-map-m160_21.5_79.5_0123456789.svg", "is too near"],
  ["land-1-map-m70_98_79.5_0123456789.svg", "is beyond the pole"],
  ["land-1-map-m70_21.5_79.5.svg", "has no mark of the site"],
  ["map-abc123.svg", "is of the build"],
])("no land is drawn for %s, which %s", (name) => {
  expect(landOfName(name)).toBeNull();
});
