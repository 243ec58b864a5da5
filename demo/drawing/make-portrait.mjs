// Makes the about page's pictures in public/images from the drawn ones. Run after drawing them anew.
import { mkdir } from "node:fs/promises";
import sharp from "sharp";

const pictures = [
  { name: "portrait", widths: [400, 800] },
  { name: "about", widths: [640, 1280] },
];

await mkdir("public/images", { recursive: true });
for (const { name, widths } of pictures) {
  for (const width of widths) {
    const resized = sharp(`demo/journey/pictures/${name}.webp`).resize(width);
    const file = `public/images/${name}-${width}`;
    await resized.clone().avif({ quality: 52 }).toFile(`${file}.avif`);
    await resized.clone().webp({ quality: 76 }).toFile(`${file}.webp`);
    await resized.clone().jpeg({ quality: 78, progressive: true }).toFile(`${file}.jpg`);
  }
}
