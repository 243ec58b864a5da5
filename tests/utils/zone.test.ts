import { afterEach, expect, test } from "vitest";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { grouped } from "~/utils/words/counted";
import { dayStart, formatDay, formatMoment, parseInstant, siteDay } from "~/utils/words/dates";
import { isTimeZone, minutesEast } from "~/utils/words/zone";

afterEach(() => provideSite(() => SITE_DEFAULTS));

function siteIn(timeZone: string, language = "en-IN") {
  provideSite(() => ({ ...SITE_DEFAULTS, timeZone, language }));
}

test.each([
  ["Asia/Kolkata", "2025-08-01T00:00:00Z", 330],
  ["Europe/Oslo", "2025-01-15T12:00:00Z", 60],
  ["Europe/Oslo", "2025-07-15T12:00:00Z", 120],
  ["America/Lima", "2025-07-15T12:00:00Z", -300],
  ["Pacific/Apia", "2025-07-15T12:00:00Z", 780],
  ["Pacific/Marquesas", "2025-07-15T12:00:00Z", -570],
  ["Australia/Lord_Howe", "2025-01-15T12:00:00Z", 660],
  ["UTC", "2025-01-15T12:00:00Z", 0],
])("the clocks of %s at %s are %i minutes east", (zone, instant, minutes) => {
  expect(minutesEast(new Date(instant), zone)).toBe(minutes);
});

test.each([
  ["Europe/Oslo", "2025-07-01T09:30", "2025-07-01T07:30:00.000Z"],
  ["Europe/Oslo", "2025-01-01T09:30", "2025-01-01T08:30:00.000Z"],
  // Put forward at two: half past two is there on no clock, and is what it would have been.
  ["Europe/Oslo", "2025-03-30T02:30", "2025-03-30T01:30:00.000Z"],
  ["Europe/Oslo", "2025-03-30T03:30", "2025-03-30T01:30:00.000Z"],
  // Put back at three: half past two is there twice, and the first is meant.
  ["Europe/Oslo", "2025-10-26T02:30", "2025-10-26T00:30:00.000Z"],
  ["Europe/Oslo", "2025-10-26T03:30", "2025-10-26T02:30:00.000Z"],
  ["Pacific/Apia", "2025-07-01T09:30", "2025-06-30T20:30:00.000Z"],
  ["Asia/Kolkata", "2025-07-01T09:30", "2025-07-01T04:00:00.000Z"],
])("in %s %s on the clock is %s", (zone, shown, instant) => {
  siteIn(zone);
  expect(parseInstant(shown)?.toISOString()).toBe(instant);
});

test("days begin by the site's clocks, on the day of a change as well", () => {
  siteIn("Europe/Oslo");
  expect(dayStart("2025-03-30").toISOString()).toBe("2025-03-29T23:00:00.000Z");
  expect(dayStart("2025-03-31").toISOString()).toBe("2025-03-30T22:00:00.000Z");
  expect(siteDay(new Date("2025-07-01T22:30:00Z"))).toBe("2025-07-02");
  expect(formatMoment("2025-07-01T22:30:00Z")).toBe("Jul 2, 2025, 00:30");
});

test("a language writes its own dates and numbers, English the specification's", () => {
  siteIn("Europe/Oslo", "nb");
  expect(formatDay("2025-08-01")).toBe("1. aug. 2025");
  expect(grouped(1234567)).toBe("1\u00a0234\u00a0567");
  siteIn("Europe/Oslo", "en-GB");
  expect(formatDay("2025-08-01")).toBe("Aug 1, 2025");
  expect(grouped(1234567)).toBe("1,234,567");
  siteIn("Asia/Kolkata");
  expect(grouped(1234567)).toBe("12,34,567");
});

test.each(["Mars/Base", "", "Europe/", "+05:30", "../etc", "EST5EDT4"])("%j is no zone", (name) => {
  expect(isTimeZone(name)).toBe(false);
});
