import type { Focus, PictureSize } from "~/models/pictures/picture";
import type { PhotoSource } from "~/models/pictures/picture-tasks";
import { light } from "~/styles/palette";
import { openPicture } from "./open-picture";
import { findSource } from "./working-copy";

/** The picture as large as this, cropped around its focus, as an uncompressed PNG; what is transparent in it is paper. */
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

/** A variant is read as it is. */
async function sourceOf({ file, workingFile }: PhotoSource) {
  return workingFile === null ? file : findSource({ file, workingFile });
}

/** The part of a picture that fills a box of this aspect, cut out before it is enlarged: however thin it is, it takes no more than the box. */
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
