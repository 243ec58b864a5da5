import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { scenes } from "./scenes/all-scenes";
import { document } from "./svg";

const FOLDER = path.resolve("demo/journey/pictures");
const WEBP_QUALITY = 80;

async function drawPicture(name: string) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene is called ${name}`);
  const svg = document(scene.draw(), scene, scene.pixels);
  const file = path.join(FOLDER, `${name}.webp`);
  const { size } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#141233" })
    .webp({ quality: WEBP_QUALITY, effort: 4 })
    .toFile(file);
  console.log(`${name} ${Math.round(size / 1024)} KB`);
}

async function drawPictures(wanted: string[]) {
  const names = Object.keys(scenes);
  const chosen = wanted.length
    ? names.filter((name) => wanted.some((part) => name.includes(part)))
    : names;
  await mkdir(FOLDER, { recursive: true });
  for (const name of chosen) await drawPicture(name);
}

await drawPictures(process.argv.slice(2));
