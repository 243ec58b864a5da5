import { open, readFile } from "node:fs/promises";
import sharp from "sharp";
import { openPicture } from "./open-picture";

/** Markers of ITU-T T.81. */
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const PROGRESSIVE_FRAME = 0xc2;
const FRAMES = new Set([0xc0, 0xc1, PROGRESSIVE_FRAME]);

/** The share of a picture's height that must be present in a file whose end is missing. */
const PRESENT_SHARE = 0.9;

/** What a truncated JPEG contains. */
type Cut = {
  isProgressive: boolean;
  /** Whether a progressive JPEG has its brightness, except for the last bit of detail; the rest is colour. */
  isBrightnessThere: boolean;
};

/** What a JPEG without an end marker contains; `null` for a complete one. */
export async function findCut(file: string): Promise<Cut | null> {
  if (await endsWithMarker(file)) return null;
  return cutOf(await readFile(file));
}

/**
 * Whether hardly anything is missing: only the last lines, or the refinement in the last scans of a progressive JPEG.
 */
export async function isNearlyWhole(file: string, cut: Cut) {
  if (cut.isProgressive) return cut.isBrightnessThere;
  const { width, height } = await sharp(file).metadata();
  const present = { left: 0, top: 0, width, height: Math.floor(height * PRESENT_SHARE) };
  const lines = openPicture(file).extract(present).resize(1).raw();
  return lines.toBuffer().then(
    () => true,
    () => false,
  );
}

async function endsWithMarker(file: string) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
    return buffer[0] === 0xff && buffer[1] === END_OF_IMAGE;
  } finally {
    await handle.close();
  }
}

/**
 * Skips each segment by its length, because some contain pictures with end markers of their own. Bytes after the end
 * are ignored.
 */
function cutOf(jpeg: Buffer): Cut | null {
  const cut = { isProgressive: false, isBrightnessThere: false };
  let brightness: number | undefined;
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return null;
    const body = at + 4;
    if (FRAMES.has(marker)) {
      brightness = jpeg[body + 6];
      cut.isProgressive = marker === PROGRESSIVE_FRAME;
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker !== START_OF_SCAN) continue;
    at = nextMarker(jpeg, at);
    const isWhole = at < jpeg.length;
    const isOfBrightness = jpeg[body + 1] === brightness;
    if (isWhole && isOfBrightness && isFine(jpeg, body)) cut.isBrightnessThere = true;
  }
  return cut;
}

/** Whether a scan covers the whole spectrum and omits at most the last bit. */
function isFine(jpeg: Buffer, body: number) {
  const spectrum = body + 1 + 2 * (jpeg[body] ?? 0);
  return jpeg[spectrum + 1] === 63 && ((jpeg[spectrum + 2] ?? 0) & 0x0f) <= 1;
}

/** The end of the coded data; stuffed zeros and restart markers within it do not count as markers. */
function nextMarker(jpeg: Buffer, from: number) {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return jpeg.length;
}
