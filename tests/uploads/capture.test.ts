import sharp from "sharp";
import { expect, test } from "vitest";
import { readCapture } from "~/device/photographs/capture";

const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#abc" } });

async function photograph(exif: Parameters<ReturnType<typeof sharp>["withExif"]>[0]) {
  return new Blob([new Uint8Array(await plain().withExif(exif).jpeg().toBuffer())]);
}

test("a photograph says on the device when and where it was taken", async () => {
  const file = await photograph({
    IFD2: { DateTimeOriginal: "2025:09:14 18:40:05", OffsetTimeOriginal: "+05:30" },
    IFD3: {
      GPSLatitude: "33/1 55/1 3000/100",
      GPSLatitudeRef: "S",
      GPSLongitude: "18/1 25/1 12/1",
      GPSLongitudeRef: "E",
    },
  });
  const { takenAt, position } = await readCapture(file);
  expect(takenAt).toBe("2025-09-14T13:10:05.000Z");
  expect(position?.lat).toBeCloseTo(-33.925, 5);
  expect(position?.lng).toBeCloseTo(18.42, 5);
});

test("without an offset it is the camera's clock in the site's zone", async () => {
  const file = await photograph({ IFD2: { DateTimeOriginal: "2025:09:14 18:40:05" } });
  const takenAt = "2025-09-14T13:10:05.000Z";
  expect(await readCapture(file)).toEqual({ takenAt, timeSource: "site", position: null });
});

test("the satellites' hour says the offset, and the name is a guess where there is no date", async () => {
  const satellites = { GPSDateStamp: "2025:09:14", GPSTimeStamp: "17/1 40/1 4/1" };
  const timed = { IFD2: { DateTimeOriginal: "2025:09:14 18:40:05" }, IFD3: satellites };
  expect((await readCapture(await photograph(timed))).takenAt).toBe("2025-09-14T17:40:05.000Z");
  const written = await photograph({ IFD0: { DateTime: "2025:09:14 18:40:05" } });
  expect((await readCapture(written)).takenAt).toBe("2025-09-14T13:10:05.000Z");
  const takenAt = "2025-08-05T06:30:00.000Z";
  expect(await readCapture(new Blob(["none"]), "IMG-20250805-WA0001.jpg")).toEqual({
    takenAt,
    timeSource: "name",
    position: null,
  });
});

test("what is no JPEG, says nothing or is cut off says nothing", async () => {
  const whole = await photograph({ IFD2: { DateTimeOriginal: "2025:09:14 18:40:05" } });
  const nothing = { takenAt: null, timeSource: null, position: null };
  for (const file of [
    new Blob(["no picture"]),
    new Blob([]),
    new Blob([new Uint8Array(await plain().jpeg().toBuffer())]),
    new Blob([new Uint8Array(await plain().png().toBuffer())]),
    ...[20, 40, 60, 80, 120].map((bytes) => whole.slice(0, bytes)),
  ]) {
    expect(await readCapture(file)).toEqual(nothing);
  }
});
