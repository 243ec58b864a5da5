import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { provideSite } from "~/site";
import { archiveFile, recordFile, settingsIn, storedOriginals } from "./backup-files.server";
import { listBackups, manifestOf } from "./backup-list.server";
import { tooOld } from "./retention";

/**
 * Removes the archives that are too old by the site's settings, and the originals that no other needs. To be called by the
 * one process that works in the folder, after a newer archive was proved.
 */
export async function removeOldBackups(dataDir: string) {
  const settings = settingsIn(dataDir);
  // This process has no database of its own, and a day begins when the site's clocks say so.
  provideSite(() => settings);
  for (const { name } of tooOld(await listBackups(dataDir), settings)) {
    const file = archiveFile(dataDir, name);
    // In this order: what is known of an archive is worth nothing without it.
    if (file) await rm(file, { force: true });
    await rm(recordFile(dataDir, name), { force: true });
  }
  await removeUnneededOriginals(dataDir);
}

/** Removes the stored originals that no archive needs any more; none where an archive does not say what it needs. */
export async function removeUnneededOriginals(dataDir: string) {
  const needed = new Set<string>();
  for (const { name } of await listBackups(dataDir)) {
    const manifest = await manifestOf(dataDir, name);
    if (!manifest) return;
    for (const id of Object.keys(manifest.originals ?? {})) needed.add(id);
  }
  const folder = storedOriginals(dataDir);
  for (const id of await readdir(folder).catch(() => [])) {
    if (!needed.has(id)) await rm(join(folder, id), { force: true });
  }
}
