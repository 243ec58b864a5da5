import { describe, expect, test } from "vitest";
import { journeyPath, pointAt, swayAt } from "~/components/journey-line/journey-path";
import { splitRoute } from "~/components/map/route-line";
import { smoothLine, smoothPath } from "~/map-drawing/smooth-line";

const at = (lat: number, pinType: "visited" | "current" | "planned" | "favorite") => ({
  coordinates: { lat, lng: 77 },
  pinType,
});
const spot = (lat: number) => ({ lat, lng: 77 });

/** The start of a path and the ends of its curves, which are written as steps. */
function placesOf(path: string) {
  const [x = 0, y = 0, ...steps] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const places = [{ x, y }];
  for (let at = 4; at < steps.length; at += 6) {
    const from = places.at(-1) ?? { x, y };
    const sum = (one: number, step = 0) => Math.round((one + step) * 10) / 10;
    places.push({ x: sum(from.x, steps[at]), y: sum(from.y, steps[at + 1]) });
  }
  return places;
}

describe("the route", () => {
  const here = { name: "Thrissur", coordinates: { lat: 11, lng: 77 } };

  test("is behind up to the current pin and ahead from there", () => {
    const pins = [at(34, "favorite"), at(20, "visited"), at(12, "current"), at(8, "planned")];
    const { behind, ahead, now } = splitRoute(pins, here);
    expect(behind).toEqual([spot(34), spot(20), spot(12)]);
    expect(ahead).toEqual([spot(12), spot(8)]);
    expect(now).toEqual(spot(12));
  });

  test("leads back to a place that was visited before", () => {
    const pins = [at(34, "visited"), at(20, "current"), at(12, "visited"), at(8, "planned")];
    const { behind, ahead, now } = splitRoute(pins, here);
    expect(behind).toEqual([spot(34), spot(20), spot(12), spot(20)]);
    expect(ahead).toEqual([spot(20), spot(8)]);
    expect(now).toEqual(spot(20));
  });

  test("without a current pin goes by way of where the traveller is", () => {
    const { behind, ahead, now } = splitRoute([at(34, "visited"), at(8, "planned")], here);
    expect(behind).toEqual([spot(34), spot(11)]);
    expect(ahead).toEqual([spot(11), spot(8)]);
    expect(now).toEqual(spot(11));
  });

  test("does not know where the traveller is, without a pin or a position", () => {
    const nowhere = { name: "Somewhere", coordinates: { lat: 0, lng: 0 } };
    for (const unknown of [null, nowhere]) {
      const { behind, ahead, now } = splitRoute([at(34, "visited"), at(8, "planned")], unknown);
      expect(behind).toEqual([spot(34)]);
      expect(ahead).toEqual([spot(34), spot(8)]);
      expect(now).toBeNull();
    }
  });

  test("may be all ahead, or nothing at all", () => {
    const { behind, ahead } = splitRoute([at(34, "planned"), at(8, "planned")], null);
    expect(behind).toEqual([]);
    expect(ahead).toEqual([spot(34), spot(8)]);
    expect(splitRoute([], null)).toEqual({ behind: [], ahead: [], now: null });
    expect(splitRoute([], here).behind).toEqual([spot(11)]);
  });
});

describe("a smooth path", () => {
  test("needs two points", () => {
    expect(smoothPath([])).toBe("");
    expect(smoothPath([{ x: 1, y: 2 }])).toBe("");
  });

  test("goes through every point", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 10 },
      { x: 20, y: 40 },
    ];
    const path = smoothPath(points);
    expect(path.startsWith("M0 0c")).toBe(true);
    expect(placesOf(path)).toEqual(points);
  });

  test("stays finite when places share a position", () => {
    const same = { x: 5, y: 5 };
    expect(smoothPath([same, same, same])).not.toMatch(/NaN|Infinity/);
    expect(smoothLine([same, same], 2)).toEqual([same, same, same]);
  });

  test("is the same as a line of points, which meets every one of the places", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 10 },
      { x: 20, y: 40 },
    ];
    const line = smoothLine(points, 4);
    expect(line).toHaveLength(9);
    expect([line[0], line[4], line[8]]).toEqual(points);
    expect(smoothLine([], 4)).toEqual([]);
    expect(smoothLine([{ x: 1, y: 2 }], 4)).toEqual([{ x: 1, y: 2 }]);
  });
});

describe("the journey line", () => {
  const box = { length: 300, breadth: 80 };

  test("stays in its box", () => {
    for (let percent = 0; percent <= 100; percent++) {
      expect(Math.abs(swayAt(percent / 100))).toBeLessThanOrEqual(1);
      const { x, y } = pointAt(percent, box);
      expect(x).toBeCloseTo(percent * 3);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(80);
    }
  });

  test("stands upright when asked, and holds odd percents to its ends", () => {
    const flat = pointAt(40, box);
    expect(pointAt(40, { ...box, upright: true })).toEqual({ x: flat.y, y: flat.x });
    expect(pointAt(-5, box)).toEqual(pointAt(0, box));
    expect(pointAt(250, box)).toEqual(pointAt(100, box));
  });

  test("its two parts meet", () => {
    const meeting = placesOf(journeyPath(0, 65, box)).at(-1);
    expect(placesOf(journeyPath(65, 100, box))[0]).toEqual(meeting);
    expect(journeyPath(0, 0, box)).not.toMatch(/NaN/);
  });
});
