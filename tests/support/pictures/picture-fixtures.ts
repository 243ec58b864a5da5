import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import type { ReceivedFile } from "~/utils/http/load-context";

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

/** A TIFF of a small picture whose first directory has these further tags, each with one number: [tag, type, value]. */
export async function tiffWith(tags: [number, number, number][]) {
  const tiff = await drawn(32, 24).tiff().toBuffer();
  const at = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(at);
  const former = Array.from({ length: count }, (_, index) =>
    tiff.subarray(at + 2 + index * 12, at + 14 + index * 12),
  );
  const added = tags.map(([tag, type, value]) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag);
    entry.writeUInt16LE(type, 2);
    entry.writeUInt32LE(1, 4);
    entry.writeUInt32LE(value, 8);
    return entry;
  });
  const isAdded = new Set(tags.map(([tag]) => tag));
  const entries = [...former.filter((one) => !isAdded.has(one.readUInt16LE())), ...added];
  entries.sort((one, other) => one.readUInt16LE() - other.readUInt16LE());
  const head = Buffer.alloc(2);
  head.writeUInt16LE(entries.length);
  const start = Buffer.from(tiff);
  start.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([start, head, ...entries, Buffer.alloc(4)]);
}

/** The header of a PNG of this size and kind, and next to nothing behind it. */
export function pngHeader(width: number, height: number, kind: number[]) {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", Buffer.concat([size, Buffer.from(kind)])),
    chunk("IDAT", deflateSync(Buffer.of(0))),
    chunk("IEND", Buffer.of()),
  ]);
}

function crc32(bytes: Buffer) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The same AVIF or HEIC, whose header says another size. */
export function saysSize(picture: Buffer, width: number, height: number) {
  const changed = Buffer.from(picture);
  for (let at = changed.indexOf("ispe"); at >= 0; at = changed.indexOf("ispe", at + 1)) {
    changed.writeUInt32BE(width, at + 8);
    changed.writeUInt32BE(height, at + 12);
  }
  return changed;
}
