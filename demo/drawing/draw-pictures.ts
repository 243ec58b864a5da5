// `npm run pictures`: draws every scene to where it lies in demo/journey, a new one to its photographs;
// `npm run pictures hero delhi` those whose name holds one of the words.
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeAboutPageFiles } from "./about-page";
import type { Scene } from "./scene";
import { scenes } from "./scenes/all-scenes";
import { document } from "./svg";

const JOURNEY = path.resolve("demo/journey");
/** Where a new picture goes, until it is moved beside the one text that shows it. */
const NEW = "photographs";
const WEBP_QUALITY = 80;

async function drawPicture(name: string, scene: Scene) {
  const svg = document(scene.draw(), scene, scene.pixels);
  const file = fileOf(`${name}.webp`);
  const { size } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#141233" })
    .webp({ quality: WEBP_QUALITY, effort: 4 })
    .toFile(file);
  await writeAboutPageFiles(name, file);
  console.log(`${name} ${Math.round(size / 1024)} KB`);
}

function fileOf(name: string) {
  const files = readdirSync(JOURNEY, { recursive: true, encoding: "utf8" });
  const found = files.find((file) => path.basename(file) === name);
  return path.join(JOURNEY, found ?? path.join(NEW, name));
}

async function drawPictures(wanted: string[]) {
  const chosen = Object.entries(scenes).filter(
    ([name]) => !wanted.length || wanted.some((part) => name.includes(part)),
  );
  if (!chosen.length) throw new Error(`No scene's name holds ${wanted.join(" or ")}.`);
  for (const [name, scene] of chosen) await drawPicture(name, scene);
}

await drawPictures(process.argv.slice(2));
