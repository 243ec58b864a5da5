import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { provideSite } from "~/site";
import { archiveFile, recordFile, settingsIn, storedOriginals } from "./backup-files.server";
import { listBackups, manifestOf } from "./backup-list.server";
import { tooOld } from "./retention";

/**
 * Removes archives that are too old by the site's settings, and originals that no archive needs. To be called by the
 * one process that works on the backups, after a newer archive was checked.
 */
export async function removeOldBackups(dataDir: string) {
  const settings = settingsIn(dataDir);
  // This process has no open database for the settings, which say when a day begins.
  provideSite(() => settings);
  for (const { name } of tooOld(await listBackups(dataDir), settings)) {
    const file = archiveFile(dataDir, name);
    // The archive before its note, because a note without an archive is harmless.
    if (file) await rm(file, { force: true });
    await rm(recordFile(dataDir, name), { force: true });
  }
  await removeUnneededOriginals(dataDir);
}

/** Removes stored originals that no archive needs; removes none if an archive's manifest cannot be read. */
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
