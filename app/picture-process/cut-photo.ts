import type { Focus, PictureSize } from "~/models/pictures/picture";
import type { PhotoSource } from "~/models/pictures/picture-tasks";
import { light } from "~/styles/palette";
import { openPicture } from "./open-picture";
import { findSource } from "./working-copy";

/**
 * The picture in this size, cropped around its focus, as an uncompressed PNG; transparent parts get the colour of
 * paper.
 */
export async function cutPhoto(photo: PhotoSource, { width, height }: PictureSize) {
  const file = await sourceOf(photo);
  const { autoOrient: size } = await openPicture(file).metadata();
  return openPicture(file)
    .autoOrient()
    .extract(shownPart(size, width / height, photo.focus))
    .resize({ width, height, fit: "fill" })
    .toColourspace("srgb")
    .flatten({ background: light.surface })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A variant is used as it is. */
async function sourceOf({ file, workingFile }: PhotoSource) {
  return workingFile === null ? file : findSource({ file, workingFile });
}

/**
 * The part of a picture with this aspect. It is cut out before it is enlarged, so that even of a very thin picture no
 * more than the box is in memory.
 */
function shownPart({ width, height }: PictureSize, aspect: number, focus: Focus) {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * aspect))),
    height: Math.max(1, Math.min(height, Math.round(width / aspect))),
  };
  return {
    left: Math.round(((width - part.width) * focus.x) / 100),
    top: Math.round(((height - part.height) * focus.y) / 100),
    width: part.width,
    height: part.height,
  };
}
