import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { provideSite } from "~/site";
import { memoizeByName } from "~/utils/async/memoize-by-name";
import { env } from "~/utils/env.server";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { isDamage, isStorageFailure } from "~/utils/files/storage-failure.server";
import { StartError } from "~/utils/start-error";
import { provideNotations } from "~/utils/words/notation";
import { notationOf } from "~/utils/words/notation-of";
import { backUpBeforeMigrating } from "./backup-before-migrating";
import { watchContentVersion } from "./content-version";
import { DatabaseFile } from "./database-file";
import { defineListSearch } from "./list-search";
import { isOutdated, migrateDatabase, refuseNewerDatabase } from "./migrate";
import { acquireStartLock } from "./process-lock";
import { BIN_VIEW } from "./schema/bin";
import { ensureSearchIndex, indexInPieces, withIndexWaiting } from "./search-index";
import { readSite } from "./settings";
import { WriteLock } from "./write-lock";

function open() {
  const file = join(env.DATA_DIR, "site.db");
  let release = () => {};
  try {
    ensureDataFolder(env.DATA_DIR);
    release = acquireStartLock();
    refuseNewerDatabase(file);
    if (isOutdated(file)) backUpBeforeMigrating();
    const client = new Database(file);
    client.pragma("busy_timeout = 5000");
    client.pragma("journal_mode = WAL");
    // Acknowledged writes must survive a power cut; NORMAL loses them in WAL mode.
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    const db = drizzle({ client, casing: "snake_case" });
    migrateDatabase(client, db);
    defineListSearch(client);
    ensureSearchIndex(client);
    client.exec(BIN_VIEW);
    return {
      db,
      client,
      contentVersion: watchContentVersion(client),
      onDisk: new DatabaseFile(client, file),
      writeLock: new WriteLock(client),
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const advice = isDamage(error) ? ". Bring back a backup: npm run restore -- FILE" : "";
    throw new StartError(
      `Cannot open the database in DATA_DIR ${env.DATA_DIR}: ${reason}${advice}`,
    );
  } finally {
    release();
  }
}

// The server and the Remix build are bundled apart, and development reloads modules: one connection for all of them is
// kept on `globalThis`.
const holder = globalThis as typeof globalThis & { __site?: ReturnType<typeof open> };
holder.__site ??= open();
const site = holder.__site;

export const db = site.db;

// Every process that opens the database uses its settings for texts and numbers.
provideNotations(memoizeByName(notationOf));
provideSite(site.contentVersion.keep(() => readSite(site.client)));

/**
 * Runs `work` in a transaction that takes the write lock at once, so that it never fails half-way as busy. Within an
 * open transaction it becomes part of that: an error rolls back all of it.
 */
export function transact<Result>(work: () => Result): Result {
  if (site.client.inTransaction) return work();
  return db.transaction(() => work(), { behavior: "immediate" });
}

/** The same for a bulk write: the search finds its changes only after `indexWritten`. */
export function transactMuch<Result>(work: () => Result): Result {
  return transact(() => withIndexWaiting(site.client, work));
}

/** Indexes what `transactMuch` wrote, in pieces; in the pauses between them others can write. */
export function indexWritten(pauseMs: number) {
  return indexInPieces(site.client, pauseMs);
}

/** A text that changes with all that anyone may read; the same text means the same content. */
export function contentVersion() {
  return site.contentVersion.current();
}

/**
 * Caches a small result that is made from all rows of a table, such as the marks of the drawn map, until the content
 * changes. Not for a result that depends on the time.
 */
export function memoPerContent<Answer>(make: () => Answer): () => Answer {
  return site.contentVersion.keep(make);
}

/** Makes all cached pages stale, after a change that the database's triggers cannot see. */
export function raiseContentVersion() {
  site.contentVersion.raise();
}

const LOOK_EVERY_MS = 1_000;

/**
 * For a process that serves: from here on a statement waits only milliseconds for another process, and the file on the
 * disk is checked every second.
 */
export function serveDatabase() {
  site.writeLock.blockShortly();
  setInterval(databaseProblem, LOOK_EVERY_MS).unref();
}

/** Resolves when no other process holds the write lock, at the latest after `boundMs`; blocks nobody. */
export function whenWritable(boundMs?: number) {
  return databaseProblem() === null ? site.writeLock.whenFree(boundMs) : Promise.resolve();
}

/** What is wrong with the database's file, in words, or `null`; while something is, nothing is written. */
export function databaseProblem() {
  return site.onDisk.currentProblem();
}

/** Makes a write that is not urgent, if it need not wait; returns whether it was made. */
export function writeIfFree(write: () => void) {
  if (!site.writeLock.isFree()) return false;
  try {
    write();
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    return false;
  }
  return true;
}

/** Writes once and reads it back from the disk, with what a page reads; throws when that fails. */
export function checkDatabase() {
  site.onDisk.verify();
}

export function closeDatabase() {
  if (site.client.open) site.client.close();
}
