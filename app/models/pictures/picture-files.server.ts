import { join } from "node:path";
import { env } from "~/utils/env.server";
import { variantName, widthsOf } from "./picture";
import { pictureFormats } from "./picture-name";

export const mediaFolder = join(env.DATA_DIR, "media");
/** Inside `media/`, so that one folder holds everything. Its name looks like no variant's, so it is never served. */
export const originalsFolder = join(mediaFolder, "originals");
/** Smaller copies of originals that are slow to read; made again when they are missing. */
export const workingFolder = join(mediaFolder, "working");
/** Where the server in front of the site puts uploads. */
export const uploadsFolder = join(mediaFolder, "uploads");

export function originalFile(id: string) {
  return join(originalsFolder, id);
}

export function workingFile(id: string) {
  return join(workingFolder, id);
}

/** The paths of all variants that a picture may have. */
export function variantFiles({ id, width: widest }: { id: string; width: number }) {
  return widthsOf(widest).flatMap((width) =>
    pictureFormats.map((format) => join(mediaFolder, variantName(id, width, format))),
  );
}
