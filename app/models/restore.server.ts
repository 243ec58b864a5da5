import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { extract, list } from "tar";
import { hashFile } from "~/utils/file-hash.server";
import { StartError } from "~/utils/start-error";
import { refuseNewerDatabase } from "~db/migrate";
import {
  ARCHIVE_FORMAT,
  DATABASE,
  isArchiveName,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from "./archive";

const FOREIGN = "is no backup of this site";
const DAMAGED = "is damaged";

function refusal(file: string, problem: string) {
  return new StartError(`${file} ${problem}. Nothing was changed.`);
}

/**
 * Puts the site of an archive in the place of the one in `dataDir`. Everything is unpacked and
 * checked beside it first; then two renames exchange them, and the former site is kept. Returns
 * where, or `null` when there was none. Throws `StartError`.
 */
export async function restore(file: string, dataDir: string) {
  const isFile = await stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
  if (!isFile) throw refusal(file, "does not exist");
  const release = takeSite(dataDir);
  await mkdir(dirname(dataDir), { recursive: true });
  const folder = await mkdtemp(`${dataDir}.restoring-`);
  try {
    await chmod(folder, 0o755);
    const names = await unpack(file, folder);
    await check(file, folder, names);
    release();
    return await exchange(folder, dataDir);
  } finally {
    release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Holds the database so that no server can start on it; throws while one runs. */
function takeSite(dataDir: string) {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) return () => {};
  const client = new Database(database, { timeout: 0 });
  try {
    // With a log (WAL) every open connection shares a lock, so this one is only had alone.
    client.pragma("locking_mode = EXCLUSIVE");
    client.exec("begin exclusive");
    client.exec("rollback");
  } catch (error) {
    client.close();
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new StartError(
        `The site in ${dataDir} is running: stop it first. Nothing was changed.`,
      );
    }
    // A former database that is broken is no reason to keep it.
    return () => {};
  }
  return () => client.close();
}

async function unpack(file: string, folder: string) {
  const names: string[] = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => names.push(entry.type === "File" ? entry.path : ""),
    });
  } catch {
    throw refusal(file, DAMAGED);
  }
  if (!names.includes(MANIFEST) || !names.every(isArchiveName)) throw refusal(file, FOREIGN);
  await extract({ file, cwd: folder, strict: true, noMtime: true });
  return names;
}

async function check(file: string, folder: string, names: string[]) {
  const manifest = await readManifest(file, folder);
  const known = new Set([MANIFEST, ...Object.keys(manifest.files)]);
  if (!known.has(DATABASE) || !names.every((name) => known.has(name))) {
    throw refusal(file, FOREIGN);
  }
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await hashFile(join(folder, name)).catch(() => null);
    if (found?.sha256 !== expected.sha256) throw refusal(file, `${DAMAGED}: ${name} does not fit`);
  }
  checkDatabase(file, join(folder, DATABASE));
  await rm(join(folder, MANIFEST));
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8");
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(text));
  } catch {
    throw refusal(file, FOREIGN);
  }
  if (manifest.format > ARCHIVE_FORMAT) {
    throw refusal(file, `was written by a newer program (${manifest.program}): upgrade first`);
  }
  return manifest;
}

function checkDatabase(file: string, database: string) {
  const client = new Database(database, { readonly: true });
  try {
    const verdict = client.pragma("integrity_check", { simple: true });
    if (verdict !== "ok") throw refusal(file, `${DAMAGED}: ${verdict}`);
  } finally {
    client.close();
  }
  refuseNewerDatabase(database);
}

async function exchange(folder: string, dataDir: string) {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const former = `${dataDir}.before-restore-${time}`;
  const hadSite = existsSync(dataDir);
  try {
    if (hadSite) await rename(dataDir, former);
    await rename(folder, dataDir);
  } catch (error) {
    if (!existsSync(dataDir) && existsSync(former)) await rename(former, dataDir);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be exchanged: ${reason}. If it is a mount, use a folder inside it. Nothing was changed.`,
    );
  }
  return hadSite ? former : null;
}
