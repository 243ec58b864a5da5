import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { type Box, shareLayout } from "~/models/find/share/share-layout";
import type { PhotoSource, Share } from "~/models/pictures/picture-tasks";
import { dark, light } from "~/styles/palette";
import { inOwnColours } from "~/utils/colours/own-colours";
import { cutPhoto } from "./cut-photo";
import { withGlyphs } from "./glyph-coverage";
import { shareDrawing } from "./share-map";
import { shareWords } from "./share-words";
import { writeWhole } from "./write-whole";

/**
 * Makes a share picture: the item's photograph, its title below the site's name, and the road on a strip of paper.
 * Without glyphs for the title, only its photograph.
 */
export async function share(asked: Share) {
  const { title, name, colours, photo, road, land, to } = asked;
  const { width, height } = shareLayout;
  const words = await withGlyphs(title);
  const above = await withGlyphs(name);
  const layers =
    photo && !words
      ? [await photoLayer(photo, { left: 0, top: 0, width, height })]
      : [
          await photoLayer(photo, shareLayout.photo),
          { input: Buffer.from(inOwnColours(shareDrawing(road, land), colours)), left: 0, top: 0 },
          ...(await shareWords(words, above)),
        ];
  const picture = sharp({ create: { width, height, channels: 3, background: light.canvas } })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true });
  await mkdir(dirname(to), { recursive: true });
  await writeWhole(to, await picture.toBuffer());
  return null;
}

/** The photograph in its box, cropped around its focus; without one, the colour of night. */
async function photoLayer(photo: PhotoSource | null, { left, top, width, height }: Box) {
  if (photo) return { input: await cutPhoto(photo, { width, height }), left, top };
  const create = { width, height, channels: 3 as const, background: dark.canvas };
  return { input: { create }, left, top };
}
