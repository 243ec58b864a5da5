import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import sharp from "sharp";
import { db } from "~db/client.server";
import { pictures } from "~db/schema";
import { type Focus, type PictureView, pictureAddress, pictureIdOf } from "./picture";
import { openPicture, originalsFolder, writeWhole } from "./picture-files.server";

/** Wide enough to tell what a picture shows. */
const SMALL_PX = 320;

const readable = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

const columns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  placeholder: pictures.placeholder,
  alt: pictures.alt,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
};

/** Says why a picture was refused, in words for the owner. */
export class PictureError extends Error {}

type Known = {
  alt?: string;
  /** What must stay in sight; else it is where the eye goes first, as far as a program can tell. */
  focus?: Focus;
};

/**
 * Keeps a picture and returns its address. The format is decided by the bytes, never by a name;
 * the original stays private. The same bytes give the same picture. Throws `PictureError`.
 */
export async function addPicture(bytes: Buffer, { alt = "", focus }: Known = {}) {
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const { placeholder, eyeCatcher, ...size } = await measure(bytes);
  await mkdir(originalsFolder, { recursive: true });
  await writeWhole(join(originalsFolder, id), bytes);
  const { x: focusX, y: focusY } = focus ?? eyeCatcher;
  db.insert(pictures)
    .values({ id, ...size, placeholder, alt, focusX, focusY })
    .onConflictDoNothing()
    .run();
  return pictureAddress({ id, width: size.width });
}

/** Reads the whole picture, so that one cut short is refused here and not when it is shown. */
async function measure(bytes: Buffer) {
  try {
    const { format, autoOrient } = await openPicture(bytes).metadata();
    if (!readable.has(format)) throw new PictureError(`${format} pictures are not accepted.`);
    const small = await openPicture(bytes).autoOrient().resize(SMALL_PX).png().toBuffer();
    const preview = await openPicture(small).resize(20).webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${preview.toString("base64")}`;
    const { width, height } = autoOrient;
    return { width, height, placeholder, eyeCatcher: await findEyeCatcher(small) };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(
      "This file is no picture that can be read: use JPEG, PNG, WebP or AVIF.",
    );
  }
}

/** The point of strongest colour, brightness and skin tones, in percent. Only a crop makes sharp look for it. */
async function findEyeCatcher(small: Buffer): Promise<Focus> {
  const { width, height } = await openPicture(small).metadata();
  const crop = { position: sharp.strategy.attention };
  const half = openPicture(small).resize(width, Math.ceil(height / 2), crop);
  const { info } = await half.raw().toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return { x: percent(attentionX / width), y: percent(attentionY / height) };
}

function percent(share: number) {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}

function getPictures(ids: string[]) {
  const rows = db.select(columns).from(pictures).where(inArray(pictures.id, ids)).all();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The views of the pictures with these ids, in this order; ids without a picture are left out. */
export function findPictures(ids: string[]) {
  const known = getPictures(ids);
  return ids.flatMap((id) => {
    const picture = known.get(id);
    return picture ? [{ ...picture, src: pictureAddress(picture) }] : [];
  });
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
