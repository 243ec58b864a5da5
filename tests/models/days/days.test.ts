import { describe, expect, test } from "vitest";
import { monthAfter, monthPath, spanName } from "~/models/days/days";
import { foldDays } from "~/models/days/fold-days";
import { withBorders } from "~/models/days/state-borders";
import { CHROMA, stateColour } from "~/models/days/state-colours";

test.each([
  ["2025-09-12", "2025-09-15", "12 to 15 September"],
  ["2025-09-12", "2025-09-12", "12 September"],
  ["2025-09-30", "2025-10-02", "30 September to 2 October"],
])("%s to %s are '%s'", (from, to, name) => {
  expect(spanName(from, to)).toBe(name);
});

test("months follow each other across the year, and the first has the list's own address", () => {
  expect(monthAfter("2025-12")).toBe("2026-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect([monthPath("2025-08", "2025-08"), monthPath("2025-09", "2025-08")]).toEqual([
    "/days",
    "/days/2025-09",
  ]);
});

const foldedFrom = (...days: string[]) =>
  foldDays(days, (day) => day, { from: "2025-08-01", to: "2025-08-10" }).map((told) =>
    "day" in told ? `${told.day.slice(8)} x${told.items.length}` : `${told.from}/${told.to}`,
  );

test("days of which there is nothing to tell are folded together, before, between and after", () => {
  expect(foldedFrom("2025-08-03", "2025-08-03", "2025-08-04", "2025-08-07")).toEqual([
    "2025-08-01/2025-08-02",
    "03 x2",
    "04 x1",
    "2025-08-05/2025-08-06",
    "07 x1",
    "2025-08-08/2025-08-10",
  ]);
  expect(foldedFrom()).toEqual(["2025-08-01/2025-08-10"]);
  expect(foldedFrom("2025-08-01", "2025-08-10").at(-1)).toBe("10 x1");
});

test("a state that nobody said is that of both neighbours, or the way to the next", () => {
  const stop = (state: string, region: string) => ({ state, region });
  const stops = [
    stop("Punjab", "North India"),
    stop("", ""),
    stop("Punjab", "North India"),
    stop("", ""),
    stop("Goa", "West India"),
    stop("", ""),
  ];
  const told = withBorders(stops).map((one) => `${one.state}|${one.towards}|${one.region}`);
  expect(told).toEqual([
    "Punjab||North India",
    "Punjab||North India",
    "Punjab||North India",
    "|Goa|West India",
    "Goa||West India",
    "||West India",
  ]);
});

describe("the colour of a state", () => {
  test("is the mean of its pictures' colours, and none where they have none", () => {
    expect(stateColour([])).toBeNull();
    expect(stateColour([""])).toBeNull();
    expect(stateColour(["#2a7f62"])?.hue).toBeCloseTo(166, -1);
    expect(stateColour(["#c03030", "#c08030"])?.hue).toBeGreaterThan(25);
    expect(stateColour(["#c03030", "#c08030"])?.hue).toBeLessThan(75);
    expect(stateColour(["#808080"])?.chroma).toBe(CHROMA.least);
    expect(stateColour(["#ff0000"])?.chroma).toBe(CHROMA.most);
  });
});
