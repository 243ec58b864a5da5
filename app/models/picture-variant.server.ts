import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { logError } from "~/utils/log-failure.server";
import { semaphore } from "~/utils/semaphore";
import { db } from "~db/client.server";
import { pictures } from "~db/schema";
import {
  type PictureFormat,
  parseVariantName,
  pictureFormats,
  variantName,
  widthsOf,
} from "./picture";
import {
  hasContent,
  mediaFolder,
  openPicture,
  originalsFolder,
  writeWhole,
} from "./picture-files.server";

const oneOfTwo = semaphore(2);
const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * A variant's bytes by its file name, made and kept on the first call; `null` when no picture has it
 * or its original is missing or broken.
 */
export function getVariant(name: string) {
  const running = underWay.get(name) ?? oneOfTwo(() => makeVariant(name));
  underWay.set(name, running);
  return running.finally(() => underWay.delete(name));
}

async function makeVariant(name: string) {
  const variant = parseVariantName(name);
  if (!variant || !widthsIn(variant.id).includes(variant.width)) return null;
  const file = join(mediaFolder, name);
  if (hasContent(file)) return readFile(file);
  const original = join(originalsFolder, variant.id);
  if (!hasContent(original)) return null;
  const bytes = await encode(original, variant.width, variant.format).catch((error) => {
    logError("pictures", new Error(`The original of picture ${variant.id} is broken: ${error}`));
    return null;
  });
  if (bytes) await writeWhole(file, bytes);
  return bytes;
}

function widthsIn(id: string) {
  const picture = db
    .select({ width: pictures.width })
    .from(pictures)
    .where(eq(pictures.id, id))
    .get();
  return picture ? widthsOf(picture.width) : [];
}

function encode(original: string, width: number, format: PictureFormat) {
  const resized = openPicture(original).autoOrient().resize(width).toColourspace("srgb");
  if (format === "avif") return resized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return resized.webp({ quality: 76, effort: 3 }).toBuffer();
  return resized
    .flatten({ background: "#fff" })
    .jpeg({ quality: 78, progressive: true })
    .toBuffer();
}

/**
 * Makes the missing variants one after another, so that few visitors wait for one. It rests three
 * times as long as it works: visitors come first on a small machine.
 */
export async function makeMissingVariants() {
  const all = db.select({ id: pictures.id, width: pictures.width }).from(pictures).all();
  for (const { id, width } of all) {
    for (const name of variantNames(id, width)) {
      if (hasContent(join(mediaFolder, name))) continue;
      const started = performance.now();
      await getVariant(name);
      await setTimeout((performance.now() - started) * 3, undefined, { ref: false });
    }
  }
}

function variantNames(id: string, originalWidth: number) {
  return widthsOf(originalWidth).flatMap((width) =>
    pictureFormats.map((format) => variantName(id, width, format)),
  );
}
