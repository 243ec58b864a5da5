import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Sharp } from "sharp";
import { MAX_WEBP_SIDE, type PictureSize } from "~/models/pictures/picture";
import { type PictureKind, readKind } from "~/models/pictures/picture-kind";
import { MAX_PIXELS, PictureError } from "~/models/pictures/picture-problem";
import type { Original } from "~/models/pictures/picture-tasks";
import { hasContent } from "~/utils/files/file-content.server";
import { findCut, isNearlyWhole } from "./cut-jpeg";
import { withHeic } from "./heic";
import { decodingBytes, MAX_BYTES_TO_READ_AGAIN } from "./memory";
import { openPicture } from "./open-picture";
import { writeWhole } from "./write-whole";

/** The widest variant has 2,048 pixels, and a share picture enlarges nothing with at least this height. */
const WORKING_PX = 2_560;
const WORKING_HEIGHT_PX = 1_280;

export type Source = PictureSize & {
  /** The file that variants are made from: the original, or its working copy. */
  file: string;
  /** The end of the file is missing, and little of the picture with it. */
  endsEarly?: true;
};

/**
 * Opens an original for repeated reading: itself, or a smaller copy if it is expensive to read or not readable by
 * sharp, such as HEIC or a truncated file. The copy is upright, in sRGB, without metadata, and made if it is missing.
 */
export async function openSource(
  original: string,
  kind: PictureKind,
  workingFile: string,
): Promise<Source> {
  if (kind === "heic") {
    return withHeic(original, async (picture, size) => {
      await writeWorkingCopy(picture, size, workingFile);
      return { file: workingFile, ...size };
    });
  }
  const header = await openPicture(original).metadata();
  const { width, height } = header.autoOrient;
  const size = { width, height };
  if (width * height > MAX_PIXELS) throw new PictureError("pixels");
  const cut = kind === "jpeg" ? await findCut(original) : null;
  if (cut) {
    if (!(await isNearlyWhole(original, cut))) throw new PictureError("broken");
    await writeWorkingCopy(openPicture(original, "none").autoOrient(), size, workingFile);
    return { file: workingFile, ...size, endsEarly: true };
  }
  const isCheap = decodingBytes(header) <= MAX_BYTES_TO_READ_AGAIN;
  // Only a part of a JPEG has to be read for a smaller size.
  if (isCheap && (kind === "jpeg" || width <= WORKING_PX)) return { file: original, ...size };
  await writeWorkingCopy(openPicture(original).autoOrient(), size, workingFile);
  return { file: workingFile, ...size };
}

/** The file to read for an original that was measured before. */
export async function findSource({ file, workingFile }: Original) {
  if (hasContent(workingFile)) return workingFile;
  return (await openSource(file, await readKind(file), workingFile)).file;
}

/** Bounded by its width, so that a tall picture keeps its whole height, and a wide one enough of it. */
async function writeWorkingCopy(picture: Sharp, { width, height }: PictureSize, file: string) {
  await mkdir(dirname(file), { recursive: true });
  const scale = Math.min(1, Math.max(WORKING_PX / width, WORKING_HEIGHT_PX / height));
  const small = picture.resize(Math.ceil(width * scale)).toColourspace("srgb");
  const isInWebp = Math.max(width, height) * scale <= MAX_WEBP_SIDE;
  await writeWhole(
    file,
    await (isInWebp ? small.webp({ quality: 95 }) : small.png({ compressionLevel: 3 })).toBuffer(),
  );
}
