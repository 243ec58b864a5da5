import { statSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { env } from "~/utils/env.server";

const MAX_PIXELS = 50_000_000;
// One core for each picture, so that making variants never starves the visitors.
sharp.concurrency(1);

export const mediaFolder = join(env.DATA_DIR, "media");
/** Inside `media/`, so that one folder holds all; its name never matches a variant's, so it is never served. */
export const originalsFolder = join(mediaFolder, "originals");

/** A picture from its bytes or its file, of a size that cannot exhaust the memory. */
export function openPicture(source: Buffer | string) {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" });
}

/** Whether there is such a file; a power cut can leave a name without its bytes, which counts as none. */
export function hasContent(file: string) {
  return Boolean(statSync(file, { throwIfNoEntry: false })?.size);
}

/** Writes a file unless it is there; a crash leaves either the whole file or none under its name. */
export async function writeWhole(file: string, bytes: Buffer) {
  if (hasContent(file)) return;
  const part = `${file}.${process.pid}.${crypto.randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
