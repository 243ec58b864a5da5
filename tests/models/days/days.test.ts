import { afterEach, describe, expect, test } from "vitest";
import { updateSettings } from "~/models/texts/settings.server";
import {
  dayName,
  dayTitle,
  monthAfter,
  monthName,
  monthPath,
  spanName,
  wholeDayName,
} from "~/pages/days/days";
import { foldDays } from "~/pages/days/fold-days";
import { withBorders } from "~/pages/days/road-stops.server";
import { CHROMA, coloursOfStates } from "~/pages/days/state-colours";

afterEach(() => {
  updateSettings({ language: null });
});

test.each([
  ["2025-09-12", "2025-09-15", "12 to 15 September"],
  ["2025-09-12", "2025-09-12", "12 September"],
  ["2025-09-30", "2025-10-02", "30 September to 2 October"],
])("%s to %s are '%s'", (from, to, name) => {
  expect(spanName(from, to)).toBe(name);
});

test.each([
  ["en-IN", "September 2025", "14 September", "14 September 2025", "12 to 15 September"],
  ["en-US", "September 2025", "14 September", "14 September 2025", "12 to 15 September"],
  ["hi-IN", "सितंबर 2025", "14 सितंबर", "14 सितंबर 2025", "12 सितंबर to 15 सितंबर"],
  ["ja", "2025年9月", "9月14日", "2025年9月14日", "9月12日 to 9月15日"],
  ["ar-EG", "سبتمبر ٢٠٢٥", "١٤ سبتمبر", "١٤ سبتمبر ٢٠٢٥", "١٢ سبتمبر to ١٥ سبتمبر"],
])("in %s days and months are written as its readers do", (language, month, day, whole, span) => {
  updateSettings({ language });
  expect(monthName("2025-09")).toBe(month);
  expect(dayName("2025-09-14")).toBe(day);
  expect(wholeDayName("2025-09-14")).toBe(whole);
  expect(dayTitle("2025-09-14")).toContain(`The journey on ${whole} `);
  expect(spanName("2025-09-12", "2025-09-15")).toBe(span);
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

test("a state that nobody said is that of both neighbours, or the way from one to the next", () => {
  const stop = (state: string, region: string) => ({ state, region });
  const stops = [
    stop("Punjab", "North India"),
    stop("", ""),
    stop("Punjab", "North India"),
    stop("", ""),
    stop("Goa", "West India"),
    stop("", ""),
  ];
  const told = withBorders(stops).map(
    (one) => `${one.state}|${one.from}>${one.towards}|${one.region}`,
  );
  expect(told).toEqual([
    "Punjab|>|North India",
    "Punjab|>|North India",
    "Punjab|>|North India",
    "|Punjab>Goa|West India",
    "Goa|>|West India",
    "|Goa>|West India",
  ]);
});

describe("the colour of a state", () => {
  const colourOf = (...colours: string[]) =>
    coloursOfStates(new Map([["Goa", colours]])).get("Goa");

  test("is the mean of its pictures' colours, and none where they have none", () => {
    expect(colourOf()).toBeUndefined();
    expect(colourOf("")).toBeUndefined();
    expect(colourOf("#2a7f62")?.hue).toBeCloseTo(166, -1);
    expect(colourOf("#c03030", "#c08030")?.hue).toBeGreaterThan(25);
    expect(colourOf("#c03030", "#c08030")?.hue).toBeLessThan(75);
    expect(colourOf("#808080")?.chroma).toBe(CHROMA.least);
    expect(colourOf("#ff0000")?.chroma).toBe(CHROMA.most);
  });

  test("is what sets them apart where all are in the same light", () => {
    const evenings = [
      ["Punjab", ["#c06a30"]],
      ["Delhi", ["#c05a38"]],
      ["Goa", ["#b07840"]],
      ["Kerala", [""]],
    ] as const;
    const told = coloursOfStates(new Map(evenings.map(([state, of]) => [state, [...of]])));
    expect([...told.keys()]).toEqual(["Punjab", "Delhi", "Goa"]);
    const hues = [...told.values()].map(({ hue }) => hue);
    for (const [index, hue] of hues.entries()) {
      for (const other of hues.slice(index + 1)) {
        const apart = Math.abs(hue - other);
        expect(Math.min(apart, 360 - apart)).toBeGreaterThan(25);
      }
    }
  });
});
