import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  mediaFolder,
  originalsFolder,
  uploadsFolder,
  workingFolder,
} from "~/models/pictures/picture-files.server";
import { parseVariantName } from "~/models/pictures/picture-name";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";

const HOUR_MS = 60 * 60 * 1000;
/** How long an interrupted upload can be continued, and a finished one be asked for. */
const UPLOAD_MS = 24 * HOUR_MS;
/** An original exists for a moment before its record does. */
const ORIGINAL_MS = 10 * 60 * 1000;

/** Removes what interruptions leave behind: abandoned uploads and files without a record. */
export async function sweepPictures(now = Date.now()) {
  const all = db.select({ id: pictures.id, deletedAt: pictures.deletedAt }).from(pictures).all();
  const idsOf = (rows: typeof all) => new Set(rows.map(({ id }) => id));
  const known = idsOf(all.filter(({ deletedAt }) => deletedAt === null));
  const kept = idsOf(all);
  await sweep(uploadsFolder, now - UPLOAD_MS, () => true);
  await sweep(originalsFolder, now - ORIGINAL_MS, (name) => !kept.has(name));
  await sweep(mediaFolder, now - ORIGINAL_MS, (name) => {
    const variant = parseVariantName(name);
    return variant !== null && !known.has(variant.id);
  });
  await sweep(workingFolder, now - ORIGINAL_MS, (name) => !known.has(name));
}

async function sweep(folder: string, before: number, isLeft: (name: string) => boolean) {
  const names = await readdir(folder).catch(() => []);
  for (const file of names.filter(isLeft).map((name) => join(folder, name))) {
    const changed = await stat(file).catch(() => null);
    if (changed && changed.mtimeMs < before) await rm(file, { force: true });
  }
}
