import { afterEach, expect, test } from "vitest";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { formatSiteTime, formatZonedTime } from "~/utils/words/zoned-time";

afterEach(() => provideSite(() => SITE_DEFAULTS));

const KOLKATA = 330;
const OSLO = 120;
const NEW_YORK = -240;
const noon = new Date("2025-08-20T12:00:00+05:30");
const night = new Date("2025-08-20T02:00:00+05:30");

test.each([
  ["not known", null, noon, "Aug 20, 2025, 12:00 Asia/Kolkata"],
  ["the site's", KOLKATA, noon, "Aug 20, 2025, 12:00"],
  ["another", OSLO, noon, "Aug 20, 2025, 08:30"],
  ["one of another day", NEW_YORK, night, "Aug 19, 2025, 16:30"],
])("where the device's clock is %s", (_clock, device, date, words) => {
  expect(formatZonedTime(date, { device })).toBe(words);
});

test.each([
  ["without a day", { day: "never", device: null }, "12:00 Asia/Kolkata"],
  ["without a day, on a device", { day: "never", device: OSLO }, "08:30"],
  [
    "for a server, which knows no today",
    { day: "unless-today", device: null },
    "Aug 20, 2025, 12:00 Asia/Kolkata",
  ],
  ["today", { day: "unless-today", device: OSLO }, "08:30"],
] as const)("%s", (_case, options, words) => {
  expect(formatZonedTime(noon, { ...options, now: new Date("2025-08-20T12:00:00Z") })).toBe(words);
});

test.each([
  ["this year", { device: null }, "20 Aug, 12:00 Asia/Kolkata"],
  ["this year, on a device of the site's clock", { device: KOLKATA }, "20 Aug, 12:00"],
  ["this year, on another", { device: OSLO }, "20 Aug, 12:00 Asia/Kolkata"],
])("by the site's clock alone, in few words: %s", (_case, options, words) => {
  const now = new Date("2025-01-01T12:00:00Z");
  expect(formatSiteTime(noon, { ...options, now })).toBe(words);
});

test("in few words a year stands where it is not this one, by the site's clock", () => {
  const newYear = new Date("2026-01-01T00:30:00+05:30");
  const eve = new Date("2025-12-31T18:00:00Z");
  expect(formatSiteTime(newYear, { now: eve })).toBe("1 Jan 2026, 00:30 Asia/Kolkata");
  expect(formatSiteTime(newYear, { now: newYear })).toBe("1 Jan, 00:30 Asia/Kolkata");
  provideSite(() => ({ ...SITE_DEFAULTS, language: "nb-NO" }));
  expect(formatSiteTime(newYear, { now: newYear })).toMatch(/^1\. jan\.?, 00:30/);
});

test("today is the device's: on the site it may be tomorrow", () => {
  const options = { day: "unless-today", device: NEW_YORK } as const;
  expect(formatZonedTime(night, { ...options, now: new Date("2025-08-20T03:00:00Z") })).toBe(
    "16:30",
  );
  expect(formatZonedTime(night, { ...options, now: new Date("2025-08-20T05:00:00Z") })).toBe(
    "Aug 19, 2025, 16:30",
  );
});

test("a clock that is put back is another one for half of the year", () => {
  provideSite(() => ({ ...SITE_DEFAULTS, timeZone: "Europe/Oslo" }));
  const now = new Date("2025-01-01T12:00:00Z");
  const lagos = { device: 60, now };
  expect(formatSiteTime(new Date("2025-01-05T12:00:00Z"), lagos)).toBe("5 Jan, 13:00");
  expect(formatSiteTime(new Date("2025-07-05T12:00:00Z"), lagos)).toBe("5 Jul, 14:00 Europe/Oslo");
});
