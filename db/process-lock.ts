import { join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/utils/env.server";
import { isStorageFailure } from "~/utils/files/storage-failure.server";

/** The longest start of another process: on a new site it reads all pictures of the demo journey. */
const START_WAIT_MS = 120_000;

/**
 * A mutex between the processes that share a data folder: SQLite's lock on an empty file, which the system releases
 * when a process dies. Returns the function that releases it; `null` when another process holds it for the whole of
 * `waitMs`. The thread is blocked while it waits.
 */
function acquireProcessLock(name: string, waitMs: number): (() => void) | null {
  const client = new Database(join(env.DATA_DIR, `${name}.lock`), { timeout: waitMs });
  try {
    // Nothing needs a rollback, and a journal file would not fit on a full disk.
    client.pragma("journal_mode = memory");
    client.exec("begin exclusive");
  } catch (error) {
    client.close();
    if (isStorageFailure(error) && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
  return () => {
    client.close();
  };
}

/** Takes the lock for migrating and filling the database. Throws when another process holds it for two minutes. */
export function acquireStartLock() {
  const release = acquireProcessLock("start", START_WAIT_MS);
  if (release === null) throw new Error("Another process has been starting for two minutes.");
  return release;
}

/**
 * Takes the lock of the one process that runs the due jobs, for as long as it lives; `null` while another one holds it.
 * Former versions of the program use this name for sending mail, so during an update only one of both does it.
 */
export function acquireJobsLock() {
  return acquireProcessLock("mail", 0);
}

/** Takes the lock of the one process that works on the backups; `null` while another one holds it. */
export function acquireBackupLock() {
  return acquireProcessLock("backup", 0);
}
