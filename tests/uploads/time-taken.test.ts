import { expect, test } from "vitest";
import { type TimeClues, timeInName, timeTaken } from "~/device/photographs/time-taken";

const CLOCK = "2025:08:05 12:35:41";
const TUNIS = { lat: 36.83, lng: 10.18 };
const YORK = { lat: 40.71, lng: -74.01 };

async function taken(clues: Partial<TimeClues> & { clock?: string; offset?: string }) {
  const { clock = CLOCK, offset = "", ...said } = clues;
  const none = { satellites: "", position: null, fileName: "" };
  const { takenAt, ...by } = await timeTaken({ ...none, ...said, dates: [{ clock, offset }] });
  return [takenAt && new Date(takenAt).toISOString(), by.takenOffset, by.timeSource];
}

test.each([
  ["2025:08:05 11:35:40", "2025-08-05T11:35:41.000Z", 60],
  ["2025:08:05 06:51:20", "2025-08-05T06:50:41.000Z", 345],
  ["2025:08:05 16:05:41", "2025-08-05T16:05:41.000Z", -210],
  ["2025:08:04 23:35:00", "2025-08-04T23:35:41.000Z", 780],
  ["2025:08:05 12:35:41", "2025-08-05T12:35:41.000Z", 0],
])("a clock beside the satellites' %s has their difference", async (satellites, at, offset) => {
  expect(await taken({ satellites })).toEqual([at, offset, "clock"]);
});

test("an offset that is said wins; a difference that no zone has is none", async () => {
  const satellites = "2025:08:05 11:35:40";
  expect(await taken({ satellites, offset: "+02:00", position: TUNIS })).toEqual([
    "2025-08-05T10:35:41.000Z",
    120,
    "clock",
  ]);
  for (const odd of ["2025:08:05 11:41:40", "2025:08:03 11:35:40"]) {
    expect(await taken({ satellites: odd })).toEqual(["2025-08-05T07:05:41.000Z", null, "site"]);
  }
});

test("a clock without an offset is one of the place, else one of the site", async () => {
  expect(await taken({ position: YORK })).toEqual(["2025-08-05T16:35:41.000Z", -240, "clock"]);
  expect(await taken({ position: YORK, clock: "2025:01:05 12:35:41" })).toEqual([
    "2025-01-05T17:35:41.000Z",
    -300,
    "clock",
  ]);
  expect(await taken({})).toEqual(["2025-08-05T07:05:41.000Z", null, "site"]);
});

test("the name is a guess where nothing else says a time", async () => {
  const fileName = "IMG_20250707_080000.jpg";
  expect(await taken({ fileName, clock: "0000:00:00 00:00:00" })).toEqual([
    "2025-07-07T02:30:00.000Z",
    null,
    "name",
  ]);
  expect(await taken({ fileName })).toEqual(["2025-08-05T07:05:41.000Z", null, "site"]);
});

test.each([
  ["IMG-20250805-WA0001.jpg", "2025-08-05T06:30:00.000Z"],
  ["PXL_20250805_071234567.jpg", "2025-08-05T07:12:34.000Z"],
  ["PXL_20250805_071234567.MP.jpg", "2025-08-05T07:12:34.000Z"],
  ["20250805_123456.heic", "2025-08-05T07:04:56.000Z"],
  ["IMG_20250805_123456_789.jpg", "2025-08-05T07:04:56.000Z"],
  ["Screenshot_2025-08-05-12-34-56-123_org.maps.jpg", "2025-08-05T07:04:56.000Z"],
  ["signal-2025-08-05-123456.jpeg", "2025-08-05T07:04:56.000Z"],
  ["signal-2025-08-05-12-34-56-789.jpg", "2025-08-05T07:04:56.000Z"],
  ["photo_2025-08-05_12-34-56.jpg", "2025-08-05T07:04:56.000Z"],
  ["WhatsApp Image 2025-08-05 at 12.34.56.jpeg", "2025-08-05T07:04:56.000Z"],
  ["IMG_20250805_993456.jpg", "2025-08-05T06:30:00.000Z"],
  ["IMG_20251399.jpg", null],
  ["20250805123.jpg", null],
  ["20990805_123456.jpg", null],
  ["DSC_0815.jpg", null],
  ["", null],
])("the name %j says %s", (name, at) => {
  const guess = timeInName(name);
  expect(guess && new Date(guess).toISOString()).toBe(at);
});
