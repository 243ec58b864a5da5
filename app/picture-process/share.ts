import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Focus, PictureSize } from "~/models/pictures/picture";
import type { Share, SharePhoto } from "~/models/pictures/picture-tasks";
import { type Box, shareLayouts } from "~/models/share-pictures/share-layout";
import { dark, light } from "~/styles/palette";
import { inOwnColours } from "~/utils/own-colours";
import { openPicture } from "./open-picture";
import { settable } from "./settable";
import { shareDrawing } from "./share-map";
import { shareWords } from "./share-words";
import { findSource } from "./working-copy";
import { writeWhole } from "./write-whole";

/**
 * Makes a share picture: the item's photograph, its title, and the road on a strip of paper. Where there are no letters
 * for the title, its photograph alone.
 */
export async function share(asked: Share) {
  const { shape, title, siteName, colours, photo, road, land, to } = asked;
  const layout = shareLayouts[shape];
  const { width, height } = layout;
  const words = await settable(title);
  const layers =
    photo && !words
      ? [await photoLayer(photo, { left: 0, top: 0, width, height })]
      : [
          await photoLayer(photo, layout.photo),
          {
            input: Buffer.from(inOwnColours(shareDrawing(layout, road, land), colours)),
            left: 0,
            top: 0,
          },
          ...(await shareWords(layout, words, siteName, colours)),
        ];
  const picture = sharp({ create: { width, height, channels: 3, background: light.canvas } })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true });
  await mkdir(dirname(to), { recursive: true });
  await writeWhole(to, await picture.toBuffer());
  return null;
}

/** The photograph in its box, cropped around its focus; where there is none, the colour of night. */
async function photoLayer(photo: SharePhoto | null, { left, top, width, height }: Box) {
  if (!photo) {
    const create = { width, height, channels: 3 as const, background: dark.canvas };
    return { input: { create }, left, top };
  }
  const file = await sourceOf(photo);
  const { autoOrient: size } = await openPicture(file).metadata();
  const input = await openPicture(file)
    .autoOrient()
    .extract(shownPart(size, width / height, photo.focus))
    .resize({ width, height, fit: "fill" })
    .toColourspace("srgb")
    .flatten({ background: light.surface })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left, top };
}

/** A variant is read as it is. */
async function sourceOf({ file, workingFile }: SharePhoto) {
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
