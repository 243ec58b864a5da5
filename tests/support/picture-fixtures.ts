import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { ReceivedFile } from "~/utils/load-context";

/** A noisy picture, which no codec makes small: two of one size and seed are alike. */
export function drawn(width: number, height: number, background = "#f97316") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** What a phone writes into a picture: when, where and with what it was taken, and who owns the camera. */
export const PHONE_EXIF = {
  IFD0: { Make: "Apple", Model: "iPhone 15", Artist: "SECRET-ARTIST" },
  IFD2: {
    DateTimeOriginal: "2025:08:14 09:30:12",
    OffsetTimeOriginal: "+05:30",
    BodySerialNumber: "SECRET-SERIAL",
  },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "15/1 20/1 6/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "76/1 27/1 36/1",
    GPSImgDirection: "123/1",
  },
};

/** A file with these bytes, in the data folder of the test if it has one. */
export function fileOf(bytes: Buffer | string) {
  const path = join(process.env.DATA_DIR ?? tmpdir(), `${crypto.randomUUID()}.part`);
  writeFileSync(path, bytes);
  return path;
}

/** Bytes as a file that came with a request. */
export function received(
  bytes: Buffer | string,
  name = "IMG_0001.jpg",
  field = "file",
): ReceivedFile {
  return { field, name, path: fileOf(bytes) };
}
