import type { PictureUse } from "~/models/pictures/picture-uses.server";
import { megabytes } from "~/offline/megabytes";
import { plainNumber } from "~/utils/words/counted";

/** A distance in words, such as '3 km from'; below half a kilometre 'less than 1 km from'. */
export function awayFrom(km: number) {
  return Math.round(km) < 1 ? "less than 1 km from" : `${plainNumber(Math.round(km))} km from`;
}

/** The name of a picture where its description is not shown. */
export function nameOf(picture: { alt: string; title: string; fileName: string }) {
  return picture.title || picture.alt || picture.fileName || "picture without a name";
}

/** The size of a file, such as '4.2 MB' or '640 kB'. */
export function fileSize(bytes: number) {
  return bytes < 1_000_000 ? `${plainNumber(Math.ceil(bytes / 1_000))} kB` : megabytes(bytes);
}

/** How often a picture is used. */
export function usesInWords(uses: PictureUse[]) {
  if (uses.length < 2) return uses.length === 0 ? "Not used" : "Used once";
  return `Used ${plainNumber(uses.length)} times`;
}

/** The message for a file whose last bytes are missing. */
export const ENDS_EARLY =
  "The file ends early: a little of the picture may be missing. Send another copy of it if there is one.";
