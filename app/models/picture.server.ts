import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import sharp from "sharp";
import { env } from "~/utils/env.server";
import { semaphore } from "~/utils/semaphore";
import { db } from "~db/client.server";
import { pictures } from "~db/schema";
import {
  type PictureFormat,
  type PictureView,
  parseVariantName,
  pictureAddress,
  pictureFormats,
  pictureIdOf,
  variantName,
  widthsOf,
} from "./picture";

const MAX_PIXELS = 50_000_000;
const readable = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

const mediaFolder = join(env.DATA_DIR, "media");
/** Inside `media/`, so that one folder holds all; its name never matches a variant's, so it is never served. */
const originalsFolder = join(mediaFolder, "originals");

const columns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  placeholder: pictures.placeholder,
  alt: pictures.alt,
};

/** Says why a picture was refused, in words for the owner. */
export class PictureError extends Error {}

function open(bytes: Buffer | string) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
}

/**
 * Keeps a picture and returns its address. The format is decided by the bytes, never by a name;
 * the original stays private. The same bytes give the same picture. Throws `PictureError`.
 */
export async function addPicture(bytes: Buffer, alt = "") {
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const size = await measure(bytes);
  const preview = await open(bytes).autoOrient().resize(20).webp({ quality: 40 }).toBuffer();
  await mkdir(originalsFolder, { recursive: true });
  await writeWhole(join(originalsFolder, id), bytes);
  const placeholder = `data:image/webp;base64,${preview.toString("base64")}`;
  db.insert(pictures)
    .values({ id, ...size, placeholder, alt })
    .onConflictDoNothing()
    .run();
  return pictureAddress({ id, width: size.width });
}

async function measure(bytes: Buffer) {
  try {
    const { format, autoOrient } = await open(bytes).metadata();
    if (!readable.has(format)) throw new PictureError(`${format} pictures are not accepted.`);
    return autoOrient;
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(
      "This file is no picture that can be read: use JPEG, PNG, WebP or AVIF.",
    );
  }
}

/** A crash leaves either the whole file or none under its name. */
async function writeWhole(file: string, bytes: Buffer) {
  if (existsSync(file)) return;
  const part = `${file}.${process.pid}.${crypto.randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

const oneOfTwo = semaphore(2);
const underWay = new Map<string, Promise<Buffer | null>>();

/** A variant's bytes by its file name, made and kept on the first call; `null` when no picture has it. */
export function getVariant(name: string) {
  const running = underWay.get(name) ?? oneOfTwo(() => makeVariant(name));
  underWay.set(name, running);
  return running.finally(() => underWay.delete(name));
}

async function makeVariant(name: string) {
  const variant = parseVariantName(name);
  if (!variant) return null;
  const picture = getPictures([variant.id]).get(variant.id);
  if (!picture || !widthsOf(picture.width).includes(variant.width)) return null;
  const file = join(mediaFolder, name);
  if (existsSync(file)) return readFile(file);
  const original = join(originalsFolder, variant.id);
  if (!existsSync(original)) return null;
  const bytes = await encode(original, variant.width, variant.format);
  await writeWhole(file, bytes);
  return bytes;
}

function encode(original: string, width: number, format: PictureFormat) {
  const resized = open(original).autoOrient().resize(width).toColourspace("srgb");
  if (format === "avif") return resized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return resized.webp({ quality: 76, effort: 3 }).toBuffer();
  return resized
    .flatten({ background: "#fff" })
    .jpeg({ quality: 78, progressive: true })
    .toBuffer();
}

/** Makes every missing variant, one after another, so that no visitor waits for one. */
export async function makeMissingVariants() {
  for (const { id, width } of db.select(columns).from(pictures).all()) {
    for (const name of variantNames(id, width)) {
      if (!existsSync(join(mediaFolder, name))) await getVariant(name);
    }
  }
}

function variantNames(id: string, originalWidth: number) {
  return widthsOf(originalWidth).flatMap((width) =>
    pictureFormats.map((format) => variantName(id, width, format)),
  );
}

function getPictures(ids: string[]) {
  const rows = db.select(columns).from(pictures).where(inArray(pictures.id, ids)).all();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The views of the pictures at these addresses, by address, in one query. */
export function viewPictures(addresses: (string | null | undefined)[]) {
  const known = getPictures(addresses.flatMap((address) => pictureIdOf(address) ?? []));
  return new Map<string, PictureView>(
    addresses
      .filter(isPresent)
      .map((src) => [src, { src, alt: "", ...known.get(pictureIdOf(src) ?? "") }]),
  );
}

function isPresent(address: string | null | undefined): address is string {
  return Boolean(address);
}

/** The view of one picture, or `null` without an address. */
export function viewPicture(address: string | null | undefined) {
  return address ? (viewPictures([address]).get(address) ?? null) : null;
}

/** The items, each with the view of the picture whose address `addressOf` gives. */
export function withPictures<Item>(items: Item[], addressOf: (item: Item) => string | null) {
  const views = viewPictures(items.map(addressOf));
  return items.map((item) => ({ ...item, picture: views.get(addressOf(item) ?? "") ?? null }));
}
