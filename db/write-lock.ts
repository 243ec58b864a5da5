import type { Database } from "better-sqlite3";
import { isStorageFailure } from "~/utils/files/storage-failure.server";

const STEP_MS = 20;
/** How long a write may be waited for before it is given up: another process that imports a whole site takes many seconds. */
const WRITE_WAIT_MS = 30_000;
/** How long a statement may block: other processes hold the lock for a commit, which is a few milliseconds. */
const SHORT_BLOCK_MS = 50;

function pause(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

/**
 * The database's write lock, waited for without blocking. SQLite itself can only wait by blocking the
 * thread, so the lock is tried for in small steps first, and while another process is known to hold it no
 * statement waits at all.
 */
export function createWriteLock(client: Database) {
  const begin = client.prepare("begin immediate");
  const rollback = client.prepare("rollback");
  let block: number = client.pragma("busy_timeout", { simple: true }) as number;
  let untilFree: Promise<void> | null = null;

  function setBlock(milliseconds: number) {
    client.pragma(`busy_timeout = ${milliseconds}`);
  }

  /** Whether the lock could be had. While it cannot, statements do not wait at all. */
  function tryLock() {
    if (!client.open) return true;
    setBlock(0);
    try {
      begin.run();
      rollback.run();
    } catch (error) {
      // What else is wrong with the database, the write itself will say.
      if (isStorageFailure(error) && error.code.startsWith("SQLITE_BUSY")) return false;
    }
    setBlock(block);
    return true;
  }

  async function tryUntilFree() {
    do await pause(STEP_MS);
    while (!tryLock());
    untilFree = null;
  }

  /** Whether a write would not have to wait now. */
  function isFree() {
    if (untilFree !== null) return false;
    if (tryLock()) return true;
    untilFree = tryUntilFree();
    return false;
  }

  /** Resolves when the lock is free, at the latest after `boundMs`. */
  async function whenFree(boundMs = WRITE_WAIT_MS) {
    if (!isFree()) await Promise.race([untilFree, pause(boundMs)]);
  }

  /** From here on somebody is served meanwhile: statements wait for milliseconds only. */
  function blockShortly() {
    block = SHORT_BLOCK_MS;
    setBlock(block);
  }

  return { isFree, whenFree, blockShortly };
}
