import sharp from "sharp";
import { expect, test } from "vitest";
import { exifSegment, uprightSegment, withSegment } from "~/device/photographs/exif";

const TAKEN = "2026:03:04 05:06:07";
const LATITUDE = "15/1 20/1 6/1";

function plain() {
  const create = { width: 40, height: 20, channels: 3 as const, background: "#a63" };
  return sharp({ create }).jpeg();
}

function photograph(orientation: number) {
  const exif = {
    IFD0: { Model: "A telephone" },
    IFD2: { DateTimeOriginal: TAKEN },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: LATITUDE },
  };
  return plain().withExif(exif).withMetadata({ orientation }).toBuffer();
}

async function spliced(original: Buffer) {
  const segment = exifSegment(new Uint8Array(original));
  if (!segment) throw new Error("No EXIF was found.");
  const drawn = new Uint8Array(await plain().toBuffer());
  return Buffer.concat(withSegment(drawn, uprightSegment(segment)));
}

test("a scaled JPEG keeps what its original knows, upright", async () => {
  const original = await photograph(6);
  const before = await sharp(original).metadata();
  const { exif, orientation, width } = await sharp(await spliced(original)).metadata();
  expect(before.orientation).toBe(6);
  expect(orientation).toBe(1);
  expect(width).toBe(40);
  for (const known of [TAKEN, "A telephone"]) expect(exif?.includes(known)).toBe(true);
  // All but the orientation, byte for byte: the place as well.
  const differing = [...(exif ?? [])].filter((byte, at) => byte !== before.exif?.[at]);
  expect(exif).toHaveLength(before.exif?.length ?? 0);
  expect(differing).toHaveLength(1);
});

test("EXIF is found behind other segments, in both byte orders", async () => {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
  const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  const jfif = Buffer.from([0xff, 0xe0, 0, 4, 1, 2]);
  const jpeg = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jfif,
    head,
    body,
    Buffer.from([0xff, 0xda]),
  ]);
  const segment = exifSegment(new Uint8Array(jpeg));
  expect(Buffer.from(segment ?? []).equals(Buffer.concat([head, body]))).toBe(true);
  const upright = uprightSegment(segment ?? new Uint8Array());
  expect(Buffer.from(upright).toString("hex")).toContain("0112000300000001000100");
});

test("what has none gives none, and nothing broken fails", async () => {
  expect(exifSegment(new Uint8Array(await plain().toBuffer()))).toBeNull();
  expect(exifSegment(new Uint8Array(await plain().png().toBuffer()))).toBeNull();
  expect(exifSegment(new Uint8Array())).toBeNull();
  const whole = new Uint8Array(await photograph(6));
  for (let length = 0; length < 60; length++) {
    expect(exifSegment(whole.slice(0, length)), `${length} bytes`).toBeNull();
  }
  const segment = exifSegment(whole) ?? new Uint8Array();
  for (let length = 4; length < 60; length++) {
    expect(uprightSegment(segment.slice(0, length))).toHaveLength(length);
  }
});
