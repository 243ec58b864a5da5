// `npm run pictures`: draws every scene into demo/journey/pictures; `npm run pictures hero delhi` those
// whose name holds one of the words.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { writeAboutPageFiles } from "./about-page";
import type { Scene } from "./scene";
import { scenes } from "./scenes/all-scenes";
import { document } from "./svg";

const FOLDER = path.resolve("demo/journey/pictures");
const WEBP_QUALITY = 80;

async function drawPicture(name: string, scene: Scene) {
  const svg = document(scene.draw(), scene, scene.pixels);
  const file = path.join(FOLDER, `${name}.webp`);
  const { size } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#141233" })
    .webp({ quality: WEBP_QUALITY, effort: 4 })
    .toFile(file);
  await writeAboutPageFiles(name, file);
  console.log(`${name} ${Math.round(size / 1024)} KB`);
}

async function drawPictures(wanted: string[]) {
  const chosen = Object.entries(scenes).filter(
    ([name]) => !wanted.length || wanted.some((part) => name.includes(part)),
  );
  if (!chosen.length) throw new Error(`No scene's name holds ${wanted.join(" or ")}.`);
  await mkdir(FOLDER, { recursive: true });
  for (const [name, scene] of chosen) await drawPicture(name, scene);
}

await drawPictures(process.argv.slice(2));
