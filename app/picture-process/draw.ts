import sharp from "sharp";
import type { Draw } from "~/models/pictures/picture-tasks";
import { writeWhole } from "./write-whole";

/** Makes a picture of one of the site's own drawings. */
export async function draw({ svg, to }: Draw) {
  await writeWhole(to, await sharp(Buffer.from(svg)).png().toBuffer());
  return null;
}
