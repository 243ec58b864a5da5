import { describe, expect, test } from "vitest";
import {
  CALM_OFFSETS,
  FULL_OFFSET,
  journeyPath,
  type LineOffsets,
  offsetAt,
  pointAt,
} from "~/map-drawing/journey-path";
import { placesOnPath } from "../support/measures/drawn-path";

const box = { length: 300, breadth: 80 };
const wild: LineOffsets = [-100, 100, -100, 90, 100, 100, -60, -60, 0];

describe.each([
  ["the calm one", CALM_OFFSETS],
  ["one of many bends", wild],
  ["a straight one", [0, 0, 0]],
])("the journey's line, %s,", (_name, offsets) => {
  const line = { ...box, offsets };

  test("goes on and on, within its box", () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const { x, y } = pointAt(percent, line);
      expect(x).toBeCloseTo(percent * 3);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(80);
    }
  });

  test("passes through every offset, and reaches none that is not between two", () => {
    for (const [step, offset] of offsets.entries()) {
      expect(offsetAt(offsets, step / (offsets.length - 1))).toBeCloseTo(offset / FULL_OFFSET);
    }
    for (let share = 0; share < 1; share += 0.01) {
      const step = Math.floor(share * (offsets.length - 1));
      const [from = 0, to = 0] = offsets.slice(step, step + 2);
      const offset = offsetAt(offsets, share) * FULL_OFFSET;
      expect(offset).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9);
      expect(offset).toBeLessThanOrEqual(Math.max(from, to) + 1e-9);
    }
  });

  test("is drawn in two parts that meet", () => {
    const meeting = placesOnPath(journeyPath(0, 65, line)).at(-1);
    expect(placesOnPath(journeyPath(65, 100, line))[0]).toEqual(meeting);
    expect(journeyPath(0, 0, line)).not.toMatch(/NaN/);
  });
});

test("its left is above where it leads to the right, and on the right where it leads down", () => {
  const line = { ...box, offsets: [0, 100, 0] };
  expect(pointAt(50, line)).toEqual({ x: 150, y: 0 });
  expect(pointAt(50, { ...line, upright: true })).toEqual({ x: 80, y: 150 });
});

test("percents beyond its ends are held to them", () => {
  const line = { ...box, offsets: wild };
  expect(pointAt(-5, line)).toEqual(pointAt(0, line));
  expect(pointAt(250, line)).toEqual(pointAt(100, line));
});
