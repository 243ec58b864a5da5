import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { dark, light } from "~/mail/palette";
import { hasContent } from "~/utils/file-content.server";
import { readKind } from "./kind";
import { openPicture } from "./open-picture";
import { type Box, shareLayouts } from "./share-layout";
import { shareDrawing } from "./share-map";
import { shareWords } from "./share-words";
import type { Share, SharePhoto } from "./tasks";
import { openSource } from "./working-copy";
import { writeWhole } from "./write-whole";

/** Makes a share picture: the item's photograph, its title, and the road on a strip of paper. */
export async function share({ shape, title, siteName, photo, road, to }: Share) {
  const layout = shareLayouts[shape];
  const { width, height } = layout;
  const layers = [
    await photoLayer(photo, layout.photo),
    { input: Buffer.from(shareDrawing(layout, road)), left: 0, top: 0 },
    ...(await shareWords(layout, title, siteName)),
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
  const { data, info } = await openPicture(await sourceOf(photo))
    .autoOrient()
    .resize({ width, height, fit: "outside" })
    .toColourspace("srgb")
    .flatten({ background: light.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const crop = {
    left: Math.round(((info.width - width) * photo.focus.x) / 100),
    top: Math.round(((info.height - height) * photo.focus.y) / 100),
    ...{ width, height },
  };
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const input = await sharp(data, { raw }).extract(crop).png({ compressionLevel: 0 }).toBuffer();
  return { input, left, top };
}

async function sourceOf({ file, workingFile }: SharePhoto) {
  if (workingFile === null) return file;
  if (hasContent(workingFile)) return workingFile;
  return (await openSource(file, await readKind(file), workingFile)).file;
}
