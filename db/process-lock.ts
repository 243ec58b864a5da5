import { join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/utils/env.server";
import { isStorageFailure } from "~/utils/files/storage-failure.server";

/** The start of a process with a new site takes this long at most: it reads all pictures of the demo journey. */
const START_WAIT_MS = 120_000;

/**
 * A mutual exclusion (mutex) of the processes that share a data folder: SQLite's lock of an empty file, which the
 * system takes from a process that dies. Returns what frees it; `null` when another process has it for the whole
 * of `waitMs`, for which the thread is blocked.
 */
function acquireProcessLock(name: string, waitMs: number): (() => void) | null {
  const client = new Database(join(env.DATA_DIR, `${name}.lock`), { timeout: waitMs });
  try {
    // There is nothing to roll back, and a journal would find no room on a full disk.
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

/** Takes the lock of those who migrate and fill the database; the one who comes second finds that done. */
export function acquireStartLock() {
  const release = acquireProcessLock("start", START_WAIT_MS);
  if (release === null) throw new Error("Another process has been starting for two minutes.");
  return release;
}

/**
 * Takes the lock of the one process that does what is due, for as long as it lives; `null` while another one has it. Its
 * name is that by which former versions of the program send mail: during an update one of both does.
 */
export function acquireJobsLock() {
  return acquireProcessLock("mail", 0);
}

/** Takes the lock of the one process that works on the backups, for as long as it does; `null` while another one has it. */
export function acquireBackupLock() {
  return acquireProcessLock("backup", 0);
}
