import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import type { IconDrawing } from "~/models/pictures/picture-tasks";
import { cutPhoto } from "./cut-photo";
import { writeWhole } from "./write-whole";

/** Makes the site's icon from a picture. */
export async function icon({ photo, size, radius, to }: IconDrawing) {
  const picture = await cutPhoto(photo, { width: size, height: size });
  const shape = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`;
  const cut = sharp(picture).composite([{ input: Buffer.from(shape), blend: "dest-in" }]);
  await mkdir(dirname(to), { recursive: true });
  await writeWhole(to, await cut.png({ compressionLevel: 9, palette: true }).toBuffer());
  return null;
}
