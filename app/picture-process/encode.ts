import type { Sharp } from "sharp";
import type { Encode } from "~/models/pictures/picture-tasks";
import { MAX_PROGRESSIVE_PIXELS } from "./memory";
import { openPicture } from "./open-picture";
import { findSource } from "./working-copy";
import { writeWhole } from "./write-whole";

/** Writes a variant: upright, in sRGB, without the original's metadata. */
export async function encode({ file, workingFile, width, height, format, to }: Encode) {
  const source = await findSource({ file, workingFile });
  const resized = openPicture(source)
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .toColourspace("srgb");
  await writeWhole(to, await encoded(resized, format, width * height));
  return null;
}

function encoded(resized: Sharp, format: Encode["format"], pixels: number) {
  if (format === "avif") return resized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return resized.webp({ quality: 76, effort: 3 }).toBuffer();
  return resized
    .flatten({ background: "#fff" })
    .jpeg({ quality: 78, progressive: pixels <= MAX_PROGRESSIVE_PIXELS })
    .toBuffer();
}
