import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { roomAt } from "~/utils/files/disk-room.server";
import { StartError } from "~/utils/start-error";
import { readDatabase } from "~db/read-database";
import { readSettings } from "~db/settings";
import { DATABASE } from "./archive/archive";

/** The folder in `DATA_DIR` for backups that the site makes by itself or from the admin area. */
const BACKUPS = "backups";
const SUFFIXES = [".tar", ".tar.gz"];
/** Any script, and the spaces and brackets of a browser's second download, but nothing that leads out of the folder. */
const FILE_NAME = /^(?!\.)[^/\\\p{Cc}]{1,200}$/u;
/** Names of files that are being written, or were when the process was killed. */
const HALF_MADE = /^\.(?:making|proving)-|\.part$/;

/**
 * Marks the folders into which an archive is unpacked: in `DATA_DIR` while the site runs; beside it, after its own
 * name, where the whole folder is to be exchanged.
 */
export const UNPACKED = ".restoring-";

/** Room for the database, its log and pictures under way. */
const SPARE_BYTES = 64 * 1024 * 1024;

/** Throws `StartError` if the folder holds no site. */
export function requireSite(dataDir: string) {
  if (existsSync(join(dataDir, DATABASE))) return;
  throw new StartError(`There is no site in DATA_DIR ${dataDir}: ${DATABASE} is missing.`);
}

/** The settings of the site in a data folder, for a process that has no database open. */
export function settingsIn(dataDir: string) {
  return readDatabase(join(dataDir, DATABASE), readSettings);
}

export function backupsFolder(dataDir: string) {
  return join(dataDir, BACKUPS);
}

/** The folder in which an original is stored once for all archives that need it. */
export function storedOriginals(dataDir: string) {
  return join(dataDir, BACKUPS, "originals");
}

/** The name without the suffix; `null` for a file that is no archive. */
export function archiveName(fileName: string) {
  const suffix = SUFFIXES.findLast((each) => fileName.endsWith(each));
  return suffix && !fileName.startsWith(".") ? fileName.slice(0, -suffix.length) : null;
}

/** Where the archive of that name is; `null` when there is none. */
export function archiveFile(dataDir: string, name: string) {
  if (!FILE_NAME.test(name)) return null;
  const files = SUFFIXES.map((suffix) => join(dataDir, BACKUPS, name + suffix));
  return files.find((file) => existsSync(file)) ?? null;
}

/** The file with what the site itself knows of an archive. */
export function recordFile(dataDir: string, name: string) {
  return join(dataDir, BACKUPS, `${name}.json`);
}

/** Where a file is written before it gets its name. */
export function partOf(file: string) {
  return `${file}.${randomUUID()}.part`;
}

/** Syncs a finished file to the disk and gives it its name: a crash leaves all of it or nothing. */
export async function nameWhole(part: string, file: string) {
  const handle = await open(part, "r");
  await handle.sync();
  await handle.close();
  await rename(part, file);
}

/** Throws `StartError` if these bytes would leave the disk too little room for the site itself. */
export async function requireRoom(folder: string, bytes: number) {
  const room = Math.max(0, (await roomAt(folder)) - SPARE_BYTES);
  if (bytes <= room) return;
  const [needed, left] = [bytes, room].map((each) => (each / 1_000_000).toFixed(1));
  throw new StartError(
    `The disk is full: the backup needs ${needed} MB more, and there is room for ${left} MB. Nothing was removed.`,
  );
}

/** The error for the owner to read: a full disk becomes a `StartError`. */
export function inWords(error: unknown) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code)) return error;
  return new StartError("The disk is full. Nothing was removed.");
}

/** Removes half-made files. Only the one process that works in the folder may call it. */
export async function clearHalfMade(dataDir: string) {
  const isHalf = (name: string) => HALF_MADE.test(name);
  await removeIn(backupsFolder(dataDir), isHalf);
  await removeIn(storedOriginals(dataDir), isHalf);
}

/** Removes what a killed process has unpacked. Only the one process that works on the backups may call it. */
export async function clearUnpacked(dataDir: string) {
  await removeIn(dataDir, (name) => name.startsWith(UNPACKED));
  await removeIn(dirname(dataDir), (name) => name.startsWith(basename(dataDir) + UNPACKED));
}

async function removeIn(folder: string, isLeft: (name: string) => boolean) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isLeft)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
