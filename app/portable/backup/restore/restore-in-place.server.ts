import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isRefusedRow } from "~/utils/files/storage-failure.server";
import { StartError } from "~/utils/start-error";
import { db } from "~db/client.server";
import { DATABASE, ORIGINALS } from "../archive/archive";
import { writeBackup } from "../archive/write-backup.server";
import { nameWhole, partOf } from "../backup-files.server";
import { exchangeContent } from "./content-exchange.server";
import { type Trial, withUnpacked } from "./unpacked-site.server";

/**
 * Puts the content of an archive in the place of the present one while the site runs, in all processes that serve it. The
 * present site is backed up first, at a moment after which nobody wrote. To be called by the one process that works on
 * the backups. Throws `StartError`, and then nothing was changed.
 */
export function restoreInPlace(dataDir: string, file: string, tryIt: Trial) {
  return withUnpacked(dataDir, file, tryIt, async (folder) => {
    await moveOriginals(folder, dataDir);
    const former = () => writeBackup(dataDir, "restore");
    await exchangeContent(db.$client, join(folder, DATABASE), former).catch(refuseUnfit);
  });
}

/** What the tables of this program refuse; the exchange is one transaction. */
function refuseUnfit(error: unknown): never {
  if (!isRefusedRow(error)) throw error;
  throw new StartError(
    `This backup holds a record that the site cannot have: ${(error as Error).message}. Nothing was changed.`,
  );
}

/**
 * Moves the originals that are missing to their place, before any record tells of them. All are as if they had come
 * just now: the sweep of files without a record leaves those alone.
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

/** The folder of the originals may be a link to another disk, to which nothing can be renamed. */
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
