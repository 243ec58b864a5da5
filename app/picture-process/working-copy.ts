import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Sharp } from "sharp";
import { openHeic } from "./heic";
import type { PictureKind } from "./kind";
import { openPicture } from "./open-picture";
import { MAX_PIXELS, PictureError } from "./problem";
import { writeWhole } from "./write-whole";

/** The widest variant has 2,048; a JPEG is read in fractions of its size, anything else whole each time. */
const WORKING_PX = 2_560;

export type Source = {
  /** What variants are made of: the original, or its working copy. */
  file: string;
  width: number;
  height: number;
};

/**
 * What can be read of an original again and again: itself, or a smaller copy where it is costly to read, or
 * not readable by sharp. The copy is upright, in sRGB, without metadata, and made where it is missing.
 */
export async function openSource(
  original: string,
  kind: PictureKind,
  workingFile: string,
): Promise<Source> {
  if (kind === "heic") {
    const decoded = await openHeic(original);
    const { width, height } = await decoded.metadata();
    await writeWorkingCopy(decoded, workingFile);
    return { file: workingFile, width, height };
  }
  const { width, height } = (await openPicture(original).metadata()).autoOrient;
  if (width * height > MAX_PIXELS) throw new PictureError("pixels");
  if (kind === "jpeg" || Math.max(width, height) <= WORKING_PX)
    return { file: original, width, height };
  await writeWorkingCopy(openPicture(original).autoOrient(), workingFile);
  return { file: workingFile, width, height };
}

async function writeWorkingCopy(picture: Sharp, file: string) {
  await mkdir(dirname(file), { recursive: true });
  const small = picture
    .resize(WORKING_PX, WORKING_PX, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  await writeWhole(file, await small.webp({ quality: 95 }).toBuffer());
}
