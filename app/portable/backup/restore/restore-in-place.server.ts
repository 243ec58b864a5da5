import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isRefusedRow } from "~/utils/files/storage-failure.server";
import { StartError } from "~/utils/start-error";
import { db } from "~db/client.server";
import { DATABASE, ORIGINALS } from "../archive/archive";
import { nameWhole, partOf } from "../backup-files.server";
import { exchangeContent } from "./content-exchange.server";
import { type Trial, withUnpacked } from "./unpacked-site.server";

/**
 * Replaces the present content by an archive's while the site runs, in all processes that serve it. First the present
 * site is backed up, under the write lock. To be called by the one process that works on the backups. Throws
 * `StartError`, and then nothing was changed.
 */
export function restoreInPlace(dataDir: string, file: string, tryIt: Trial) {
  return withUnpacked(dataDir, file, tryIt, async (folder) => {
    await moveOriginals(folder, dataDir);
    await exchangeContent(db.$client, join(folder, DATABASE), dataDir).catch(refuseUnfit);
  });
}

/** Explains a row that this program's tables refuse; the exchange was rolled back. */
function refuseUnfit(error: unknown): never {
  if (!isRefusedRow(error)) throw error;
  throw new StartError(
    `This backup holds a record that the site cannot have: ${(error as Error).message}. Nothing was changed.`,
  );
}

/**
 * Moves missing originals to their place before any record refers to them. All get the present time, so that the sweep
 * of files without a record leaves them alone.
 */
async function moveOriginals(folder: string, dataDir: string) {
  const target = join(dataDir, ORIGINALS);
  await mkdir(target, { recursive: true });
  const now = new Date();
  for (const id of await readdir(join(folder, ORIGINALS))) {
    const unpacked = join(folder, ORIGINALS, id);
    const original = join(target, id);
    await utimes(existsSync(original) ? original : unpacked, now, now);
    if (!existsSync(original)) await moveTo(unpacked, original);
  }
}

/** The folder of the originals may be a link to another disk, where renaming fails. */
async function moveTo(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const part = partOf(to);
    await copyFile(from, part);
    await nameWhole(part, to);
  }
}
