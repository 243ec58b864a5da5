import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { makePrivate } from "~/utils/files/data-folder.server";
import { roomAt } from "~/utils/files/disk-room.server";
import {
  behindLinks,
  exchangeFolder,
  finishExchange,
  isLink,
} from "~/utils/files/folder-exchange.server";
import { StartError } from "~/utils/start-error";
import { hasOurTables, isNewerDatabase } from "~db/migrate";
import { readDatabase } from "~db/read-database";
import { DATABASE, ORIGINALS, SECRETS } from "../archive/archive";
import { inspectArchive } from "../archive/archive-check.server";
import { DAMAGED } from "../archive/archive-entries.server";
import { FOREIGN, refusal } from "../archive/manifest.server";
import { unpack } from "../archive/unpack.server";
import { clearUnpacked, UNPACKED } from "../backup-files.server";

/**
 * Replaces the site in the folder of that name by that of an archive. Everything is unpacked and checked beside it
 * first; then renames exchange them. Returns where the former site is kept, or `null` when there was none. Throws
 * `StartError`.
 */
export async function restore(file: string, named: string) {
  // A symbolic link stays: the folder behind it is exchanged.
  const dataDir = behindLinks(named);
  const found = await stat(file).catch(() => null);
  if (!found) throw refusal(file, "does not exist");
  if (!found.isFile()) throw refusal(file, "is no archive but a folder: name the file in it");
  refuseLinks(named, dataDir);
  const manifest = await inspectArchive(file, await roomAt(dirname(dataDir)));
  finishExchange(dataDir);
  const release = acquireDatabase(dataDir);
  await mkdir(dirname(dataDir), { recursive: true });
  await clearUnpacked(dataDir);
  const folder = await mkdtemp(dataDir + UNPACKED);
  try {
    await unpack(file, folder, manifest);
    checkDatabase(file, join(folder, DATABASE));
    makePrivate(folder);
    release();
    return exchange(folder, dataDir);
  } finally {
    release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The whole folder is exchanged: a link in it would become a folder on another disk. */
function refuseLinks(named: string, dataDir: string) {
  if (dataDir !== named && !existsSync(dirname(dataDir))) {
    throw new StartError(
      `DATA_DIR ${named} is a link to ${dataDir}, whose folder is not there. Nothing was changed.`,
    );
  }
  for (const name of [DATABASE, SECRETS, dirname(ORIGINALS), ORIGINALS]) {
    const path = join(dataDir, name);
    if (!isLink(path)) continue;
    throw new StartError(
      `${path} is a link, which this restore would replace by what the archive holds: restore at /admin/backups while the site runs, which leaves it, or take the link away first. Nothing was changed.`,
    );
  }
}

/** Holds the database so that no server can start on it; throws while one runs. */
function acquireDatabase(dataDir: string) {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) return () => {};
  const client = new Database(database, { timeout: 0 });
  try {
    // In WAL mode every open connection holds a shared lock, so the exclusive one is had only alone.
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
    // A broken former database must not prevent the restore.
    return () => {};
  }
  return () => client.close();
}

/** Throws `StartError` for a database that is broken, of a newer program, or none of a site. */
export function checkDatabase(file: string, database: string) {
  const verdict = integrityOf(database);
  if (verdict !== "ok") throw refusal(file, `${DAMAGED}: ${DATABASE}: ${verdict}`);
  if (isNewerDatabase(database)) {
    throw refusal(file, "was written by a newer version of this program: upgrade first");
  }
  if (!hasOurTables(database)) throw refusal(file, `${FOREIGN}: ${DATABASE} has other tables`);
}

function integrityOf(database: string) {
  return readDatabase(database, (client) => {
    try {
      return client.pragma("integrity_check(1)", { simple: true });
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  });
}

function exchange(folder: string, dataDir: string) {
  try {
    return exchangeFolder(dataDir, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be exchanged: ${reason}. If it is a mount, use a folder inside it. Nothing was changed.`,
    );
  }
}
