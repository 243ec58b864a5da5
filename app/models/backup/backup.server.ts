import { copyFileSync, existsSync, linkSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import { create } from "tar";
import { hashFile } from "~/utils/files/file-hash.server";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_SITE,
  DATABASE,
  MANIFEST,
  type Manifest,
  ORIGINALS,
  SECRETS,
} from "./archive";

/**
 * Writes one consistent archive of the site in `dataDir` to `file`, while the site runs or not, and
 * returns its manifest. The name appears only once the archive is whole. Throws `StartError`.
 */
export async function backUp(dataDir: string, file: string): Promise<Manifest> {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) {
    throw new StartError(`There is no site in DATA_DIR ${dataDir}: ${DATABASE} is missing.`);
  }
  const part = `${resolve(file)}.part`;
  await mkdir(dirname(part), { recursive: true });
  const folder = await mkdtemp(join(dataDir, ".backup-"));
  try {
    const manifest = await gather(dataDir, folder);
    await pack(folder, [MANIFEST, ...Object.keys(manifest.files)], part);
    await rename(part, resolve(file));
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(part, { force: true });
  }
}

/** The folder of `DATA_DIR` for the backups that are made from the admin area. */
const BACKUPS = "backups";

/** Writes an archive of the site into `DATA_DIR/backups`, named after why and when it was made; its path. */
export async function backUpHere(dataDir: string, why: string) {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(dataDir, BACKUPS, `${stamp}-${why}.tar.gz`);
  await backUp(dataDir, file);
  return file;
}

/** Whether there is such an archive. */
export function hasBackup(dataDir: string) {
  const folder = join(dataDir, BACKUPS);
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".tar.gz"));
}

/** Puts everything that the archive holds into `folder`, with the manifest. */
async function gather(dataDir: string, folder: string) {
  // The database first: a picture is stored before its row, so each row copied has its original.
  await snapshot(join(dataDir, DATABASE), join(folder, DATABASE));
  await mkdir(join(folder, ORIGINALS), { recursive: true });
  const names = [DATABASE];
  if (existsSync(join(dataDir, SECRETS))) names.push(SECRETS);
  for (const id of listOriginals(dataDir)) names.push(`${ORIGINALS}/${id}`);
  const files: Manifest["files"] = {};
  for (const name of names) {
    if (name !== DATABASE) linkOrCopy(join(dataDir, name), join(folder, name));
    files[name] = await hashFile(join(folder, name));
  }
  const manifest = {
    site: ARCHIVE_SITE,
    format: ARCHIVE_FORMAT,
    program: programVersion(),
    createdAt: new Date().toISOString(),
    files,
  } as const;
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** A connection of its own that only reads: a running site goes on, an older one is not migrated. */
export async function snapshot(from: string, to: string) {
  const client = new Database(from, { readonly: true });
  try {
    await client.backup(to);
  } finally {
    client.close();
  }
  const copy = new Database(to);
  // One file that stands alone, without a log beside it.
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

export function listOriginals(dataDir: string) {
  const folder = join(dataDir, ORIGINALS);
  return existsSync(folder) ? readdirSync(folder).filter((id) => /^[0-9a-f]{16}$/.test(id)) : [];
}

/** Originals never change, so a second name is as good as a copy and costs nothing. */
export function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function programVersion() {
  const { version } = JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

/** Only the owner of the file may read it, for it holds the site's secret and the visitors' words. */
async function pack(folder: string, names: string[], file: string) {
  await rm(file, { force: true });
  await create(
    { file, cwd: folder, gzip: { level: 1 }, portable: true, strict: true, mode: 0o600 },
    names,
  );
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}
