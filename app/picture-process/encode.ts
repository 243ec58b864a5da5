import { openPicture } from "./open-picture";
import type { Encode } from "./tasks";
import { findSource } from "./working-copy";
import { writeWhole } from "./write-whole";

/** Writes a variant: upright, in sRGB, and without any of the original's metadata. */
export async function encode({ file, workingFile, width, height, format, to }: Encode) {
  const source = await findSource({ file, workingFile });
  const resized = openPicture(source)
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .toColourspace("srgb");
  await writeWhole(to, await encoded(resized, format));
  return null;
}

function encoded(resized: ReturnType<typeof openPicture>, format: Encode["format"]) {
  if (format === "avif") return resized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return resized.webp({ quality: 76, effort: 3 }).toBuffer();
  return resized
    .flatten({ background: "#fff" })
    .jpeg({ quality: 78, progressive: true })
    .toBuffer();
}
