import { copyFileSync, existsSync, linkSync, readdirSync, statSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashFile } from "~/utils/files/file-hash.server";
import { type Manifest, ORIGINALS } from "./archive";
import { nameWhole, partOf, requireRoom, storedOriginals } from "./backup-files.server";

type Hashes = NonNullable<Manifest["originals"]>;

const ORIGINAL = /^[0-9a-f]{16}$/;

/** The originals of the site's photographs. */
export function listOriginals(dataDir: string) {
  const folder = join(dataDir, ORIGINALS);
  return existsSync(folder) ? readdirSync(folder).filter((name) => ORIGINAL.test(name)) : [];
}

/** Originals never change, so a second name is as good as a copy and costs nothing. */
export function linkOrCopy(from: string, to: string) {
  if (!link(from, to)) copyFileSync(from, to);
}

/** Whether the file has that second name now: another disk cannot give it one. */
function link(from: string, to: string) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores each original of the site once in `DATA_DIR/backups/originals`, and gives their hashes. What was stored before has
 * the hash that an earlier archive noted: one whose bytes have changed since is found by the proof.
 */
export async function storeOriginals(dataDir: string, known: Hashes): Promise<Hashes> {
  const folder = storedOriginals(dataDir);
  await mkdir(folder, { recursive: true });
  const hashes: Hashes = {};
  for (const id of listOriginals(dataDir)) {
    const stored = join(folder, id);
    const before = existsSync(stored) ? known[id] : undefined;
    if (!before) await storeOriginal(join(dataDir, ORIGINALS, id), stored);
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

/** Removes the stored originals that none of these archives needs. */
export async function removeUnneeded(dataDir: string, manifests: Manifest[]) {
  const needed = new Set(manifests.flatMap(({ originals = {} }) => Object.keys(originals)));
  for (const id of await readdir(storedOriginals(dataDir)).catch(() => [])) {
    if (!needed.has(id)) await rm(join(storedOriginals(dataDir), id), { force: true });
  }
}
