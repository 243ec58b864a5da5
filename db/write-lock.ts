import type { Database, Statement } from "better-sqlite3";
import { isStorageFailure } from "~/utils/files/storage-failure.server";

const STEP_MS = 20;
/** How long a write waits for the lock: another process that imports a whole site takes many seconds. */
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
export class WriteLock {
  private readonly begin: Statement;
  private readonly rollback: Statement;
  private block: number;
  private untilFree: Promise<void> | null = null;

  constructor(private readonly client: Database) {
    this.begin = client.prepare("begin immediate");
    this.rollback = client.prepare("rollback");
    this.block = client.pragma("busy_timeout", { simple: true }) as number;
  }

  /** Whether a write would not have to wait now. */
  isFree() {
    if (this.untilFree !== null) return false;
    if (this.tryLock()) return true;
    this.untilFree = this.tryUntilFree();
    return false;
  }

  /** Resolves when the lock is free, at the latest after `boundMs`. */
  async whenFree(boundMs = WRITE_WAIT_MS) {
    if (!this.isFree()) await Promise.race([this.untilFree, pause(boundMs)]);
  }

  /** For a process that serves: from here on statements wait only milliseconds. */
  blockShortly() {
    this.block = SHORT_BLOCK_MS;
    this.setBlock(this.block);
  }

  private setBlock(milliseconds: number) {
    this.client.pragma(`busy_timeout = ${milliseconds}`);
  }

  /** Tries to take the lock, and gives it back at once. While it fails, statements do not wait at all. */
  private tryLock() {
    if (!this.client.open) return true;
    this.setBlock(0);
    try {
      this.begin.run();
      this.rollback.run();
    } catch (error) {
      // Any other error will show at the write itself.
      if (isStorageFailure(error) && error.code.startsWith("SQLITE_BUSY")) return false;
    }
    this.setBlock(this.block);
    return true;
  }

  private async tryUntilFree() {
    do await pause(STEP_MS);
    while (!this.tryLock());
    this.untilFree = null;
  }
}
