import sharp, { type Metadata } from "sharp";
import type { PictureFormat } from "~/models/pictures/picture-name";
import { PictureError } from "~/models/pictures/picture-problem";

/** The most bytes that decoding one picture may take. */
export const MAX_BYTES_TO_READ = 450_000_000;
/** The most bytes for all running tasks together; for an AVIF twice the encoder's real use is reserved. */
const MAX_BYTES = 620_000_000;
/** What a task needs besides its picture: a working copy to encode, or layers of a share picture. */
const OTHER_BYTES = 50_000_000;

/** An original that needs more memory to read gets a working copy, which needs less; encoding variants adds to it. */
export const MAX_BYTES_TO_READ_AGAIN = 100_000_000;

/** Measured, including the encoders' own copies. */
const ENCODING_BYTES_A_PIXEL: Record<PictureFormat, number> = { avif: 56, webp: 8, jpg: 8 };

/** Samples for each pixel: colour is stored at half the width and height, or at half the width. */
const JPEG_SAMPLES: Record<string, number> = { "4:2:0": 1.5, "4:2:2": 2, "4:4:4:4": 4 };

/**
 * How many bytes a picture's decoder takes, judged by its header; measured with sharp 0.35 and libheif 1.23 for each
 * coding, including pictures that are rotated as a whole. Reading line by line takes almost nothing.
 */
export function decodingBytes(metadata: Metadata) {
  const { width, height } = metadata;
  return width * height * (bytesAPixel(metadata) + rotatedBytes(metadata));
}

function bytesAPixel(metadata: Metadata) {
  const { format, compression, chromaSubsampling = "", isProgressive, hasAlpha } = metadata;
  const isDeep = (metadata.bitsPerSample ?? 8) > 8;
  if (compression === "av1") return isDeep ? 26 : 20;
  if (compression === "hevc") return (isDeep ? 8 : 5) + (hasAlpha ? 2 : 0);
  if (format === "gif") return 8;
  if (format === "webp") return hasAlpha || (metadata.pages ?? 1) > 1 ? 11 : 8;
  // The coefficients, of two bytes each, are kept until the last scan.
  if (format === "jpeg") return isProgressive ? 2 * (JPEG_SAMPLES[chromaSubsampling] ?? 3) : 0;
  return isProgressive ? 2 * pixelBytes(metadata) : 0;
}

/** A picture that must be rotated is read as a whole first; libheif rotates what it decodes itself. */
function rotatedBytes(metadata: Metadata) {
  const { orientation = 1, format } = metadata;
  return orientation === 1 || format === "heif" ? 0 : pixelBytes(metadata);
}

function pixelBytes({ channels, depth }: Metadata) {
  return channels * (depth === "uchar" ? 1 : depth === "ushort" ? 2 : 4);
}

/** A larger progressive JPEG would need too much memory; a baseline one is written line by line. */
export const MAX_PROGRESSIVE_PIXELS = 16_000_000;

/** How many bytes encoding this many pixels takes. */
export function encodingBytes(pixels: number, format: PictureFormat) {
  if (format === "jpg" && pixels > MAX_PROGRESSIVE_PIXELS) return pixels;
  return pixels * ENCODING_BYTES_A_PIXEL[format];
}

/** A picture's header, read without any pixels; rejects if it is broken. */
export function readHeader(file: string) {
  return sharp(file, { limitInputPixels: false }).metadata();
}

let used = 0;
const waiting: { bytes: number; begin: () => void }[] = [];

/** Runs the work once there is enough memory beside running tasks. Throws `PictureError` if there never will be. */
export async function withMemory<Result>(pictureBytes: number, work: () => Promise<Result>) {
  const bytes = pictureBytes + OTHER_BYTES;
  if (bytes > MAX_BYTES) throw new PictureError("cost");
  if (used + bytes > MAX_BYTES || waiting.length > 0) {
    await new Promise<void>((begin) => waiting.push({ bytes, begin }));
  } else {
    used += bytes;
  }
  try {
    return await work();
  } finally {
    used -= bytes;
    beginNext();
  }
}

function beginNext() {
  for (let next = waiting[0]; next && used + next.bytes <= MAX_BYTES; next = waiting[0]) {
    waiting.shift();
    used += next.bytes;
    next.begin();
  }
}
