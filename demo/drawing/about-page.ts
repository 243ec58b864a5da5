import { mkdir } from "node:fs/promises";
import sharp from "sharp";

const FOLDER = "public/images";

/** The about page's pictures and their widths. They belong to every site, so they are served from `public`. */
const widths: Record<string, number[]> = { portrait: [400, 800], about: [640, 1280] };

/** Writes the sizes and formats of a drawn picture that the about page shows; of any other, none. */
export async function writeAboutPageFiles(name: string, picture: string) {
  await mkdir(FOLDER, { recursive: true });
  for (const width of widths[name] ?? []) {
    const resized = sharp(picture).resize(width);
    const file = `${FOLDER}/${name}-${width}`;
    await resized.clone().avif({ quality: 52 }).toFile(`${file}.avif`);
    await resized.clone().webp({ quality: 76 }).toFile(`${file}.webp`);
    await resized.clone().jpeg({ quality: 78, progressive: true }).toFile(`${file}.jpg`);
  }
}
