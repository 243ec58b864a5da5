import { describe, expect, test } from "vitest";
import {
  formatDate,
  latestOf,
  parseDay,
  parseInstant,
  siteDay,
  timeAgo,
  toLocalInput,
} from "~/utils/words/dates";

describe("what is typed is read in Asia/Kolkata", () => {
  test.each([
    ["2025-08-01T09:30", "2025-08-01T04:00:00.000Z"],
    ["2025-08-01 09:30", "2025-08-01T04:00:00.000Z"],
    ["2025-08-01", "2025-07-31T18:30:00.000Z"],
    [" 2025-08-01T00:00:59 ", "2025-07-31T18:30:59.000Z"],
    ["2025-08-01T09:30:00Z", "2025-08-01T09:30:00.000Z"],
    ["2025-08-01T09:30:00+02:00", "2025-08-01T07:30:00.000Z"],
    ["2024-02-29", "2024-02-28T18:30:00.000Z"],
    ["2025-08-01T09:30:15+0530", "2025-08-01T04:00:15.000Z"],
    ["2025-08-01 09:30z", "2025-08-01T09:30:00.000Z"],
  ])("%j is %s", (entered, instant) => {
    expect(parseInstant(entered)?.toISOString()).toBe(instant);
  });

  test.each([
    "",
    "soon",
    "2025-02-30",
    "2025-13-01",
    "2025-08-01T25:00",
    "2023-02-29T10:00",
    "1850-01-01",
    "05/08/2025",
    "05/08/2025 18:00",
    "05.08.2025",
    "05-08-2025",
    "2025/08/05",
    "8 May",
    "Jan 5, 2024",
    "5 January 2024 10:30",
    "Fri, 05 Jan 2024 10:00:00 GMT",
    "2025",
    "2025-8-5",
    "20250805",
    "1754000000000",
    "2025-02-30T10:00:00Z",
    "2025-08-01T24:00",
    "2025-08-01T09:60",
    "2025-08-01T09:30+25:00",
    "2025-08-01+05:30",
    "+275000-01-01T00:00:00Z",
  ])("%j is no date", (entered) => {
    expect(parseInstant(entered)).toBeNull();
    expect(parseDay(entered)).toBeNull();
  });

  test("a day stays the day that was typed; an instant gives its day in Asia/Kolkata", () => {
    expect(parseDay("2025-08-01")).toBe("2025-08-01");
    expect(parseDay("2025-08-01T20:00:00Z")).toBe("2025-08-02");
  });
});

describe("what is shown", () => {
  const lateEvening = new Date("2024-01-04T18:30:00Z");

  test("is the date in Asia/Kolkata, also for text", () => {
    expect(formatDate(lateEvening)).toBe("Jan 5, 2024");
    expect(formatDate("2024-01-04T18:29:59Z")).toBe("Jan 4, 2024");
    expect(siteDay(lateEvening)).toBe("2024-01-05");
  });

  test("survives the way through a date field", () => {
    expect(toLocalInput(lateEvening)).toBe("2024-01-05T00:00");
    expect(parseInstant(toLocalInput(lateEvening))).toEqual(lateEvening);
    expect(toLocalInput(null)).toBe("");
  });

  test.each([
    [0, "just now"],
    [-3600, "just now"],
    [59, "just now"],
    [60, "1 minute ago"],
    [7_199, "1 hour ago"],
    [7_200, "2 hours ago"],
    [86_400 * 29, "29 days ago"],
    [86_400 * 30, "1 month ago"],
    [86_400 * 800, "2 years ago"],
  ])("%d seconds are %j", (seconds, text) => {
    const now = new Date("2025-10-18T00:00:00Z");
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
  });
});

test("the latest date leaves out those that are missing", () => {
  const [early, late] = [new Date("2025-01-01"), new Date("2025-06-01")];
  expect(latestOf([null, late, undefined, early])).toEqual(late);
  expect(latestOf([null, undefined])).toBeNull();
});
