import { originalFile } from "~/models/pictures/picture-files.server";
import { type PictureKind, readKind } from "~/models/pictures/picture-kind";
import { hasContent } from "~/utils/files/file-content.server";
import { findPicture } from "./picture-library.server";

const TYPES: Record<PictureKind, { type: string; ending: string }> = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  gif: { type: "image/gif", ending: "gif" },
  webp: { type: "image/webp", ending: "webp" },
  avif: { type: "image/avif", ending: "avif" },
  heic: { type: "image/heic", ending: "heic" },
  tiff: { type: "image/tiff", ending: "tif" },
};

/** A picture's original file: its path, its type by its bytes and its name; `null` if it is missing. */
export async function findOriginal(id: string) {
  const picture = findPicture(id);
  const file = originalFile(id);
  if (!picture || !hasContent(file)) return null;
  const { type, ending } = TYPES[await readKind(file)];
  return { file, type, name: picture.fileName || `${id}.${ending}`, bytes: picture.bytes };
}
