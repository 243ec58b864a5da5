import { copyFileSync, existsSync, linkSync, readdirSync, statSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashFile } from "~/utils/files/file-hash.server";
import { counted } from "~/utils/words/counted";
import { readDatabase } from "~db/read-database";
import { nameWhole, partOf, requireRoom, storedOriginals } from "../backup-files.server";
import { DATABASE, type Manifest, ORIGINALS } from "./archive";

type Hashes = NonNullable<Manifest["originals"]>;

const ORIGINAL = /^[0-9a-f]{16}$/;

/** The originals of the site's photographs. */
export function listOriginals(dataDir: string) {
  const folder = join(dataDir, ORIGINALS);
  return existsSync(folder) ? readdirSync(folder).filter((name) => ORIGINAL.test(name)) : [];
}

/** Originals never change, so a hard link is as good as a copy and costs nothing. */
export function linkOrCopy(from: string, to: string) {
  if (!link(from, to)) copyFileSync(from, to);
}

/** Makes a hard link; `false` where that is impossible, as on another disk. */
function link(from: string, to: string) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** The photographs that a database knows; an older program's may have no table of them. */
function photographsIn(database: string) {
  return readDatabase(database, (client) => {
    const has = client.prepare("select 1 from sqlite_master where name = 'pictures'").get();
    return has ? (client.prepare("select id from pictures").pluck().all() as string[]) : [];
  });
}

/**
 * Where the originals are, by their ids. Of a photograph in this copy of the database that the site has lost, the
 * original may still be with the backups.
 */
export function findOriginals(dataDir: string, database: string) {
  const found = new Map(listOriginals(dataDir).map((id) => [id, join(dataDir, ORIGINALS, id)]));
  for (const id of photographsIn(database)) {
    const stored = join(storedOriginals(dataDir), id);
    if (!found.has(id) && existsSync(stored)) found.set(id, stored);
  }
  return found;
}

/** The photographs in a site's database whose originals are missing. */
export function lostOriginals(folder: string) {
  const there = new Set(listOriginals(folder));
  return photographsIn(join(folder, DATABASE)).filter((id) => !there.has(id));
}

/** Says that an archive lacks the originals of these photographs. */
export function inWordsLost(ids: string[]) {
  return `lacks ${counted(ids.length, "photograph")} that the site has lost (${ids.join(", ")}). An older backup may have what is missing; otherwise delete it in the library`;
}

/**
 * Stores each original once in `DATA_DIR/backups/originals`, and returns their hashes. One that was stored before keeps
 * its hash from an earlier archive, so that a check finds bytes that have changed since.
 */
export async function storeOriginals(dataDir: string, database: string, known: Hashes) {
  const folder = storedOriginals(dataDir);
  await mkdir(folder, { recursive: true });
  const hashes: Hashes = {};
  for (const [id, original] of findOriginals(dataDir, database)) {
    const stored = join(folder, id);
    const before = existsSync(stored) ? known[id] : undefined;
    if (!before && original !== stored) await storeOriginal(original, stored);
    hashes[id] = before ?? (await hashFile(stored));
  }
  return hashes;
}

async function storeOriginal(original: string, stored: string) {
  const part = partOf(stored);
  if (!link(original, part)) {
    await requireRoom(dirname(stored), statSync(original).size);
    await copyFile(original, part);
  }
  await nameWhole(part, stored);
}
