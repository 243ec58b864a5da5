import { describe, expect, test } from "vitest";
import { splitRoute } from "~/components/map/drawn/route-line";
import { smoothLine, smoothPath } from "~/map-drawing/smooth-line";
import { placesOnPath } from "../../support/measures/drawn-path";

const at = (lat: number, pinType: "visited" | "current" | "planned" | "favorite") => ({
  coordinates: { lat, lng: 77 },
  pinType,
});
const spot = (lat: number) => ({ lat, lng: 77 });

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
    expect(placesOnPath(path)).toEqual(points);
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
