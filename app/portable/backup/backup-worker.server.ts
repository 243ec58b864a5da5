import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { endWithParent } from "~/utils/end-with-parent";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";
import { acquireBackupLock } from "~db/process-lock";
import { writeBackup } from "./archive/write-backup.server";
import { inWords } from "./backup-files.server";
import { type BackupReason, backupReasons } from "./backup-list.server";
import type { BackupAnswer } from "./backup-process.server";
import { checkBackup } from "./verify/check-backup.server";

/** The lowest priority: the kernel's scale goes from -20 to 19. */
const GIVES_WAY = 19;
const LOCK_MS = 200;

/**
 * The process that works on backups; only one at a time does so in a data folder. Tasks are `make REASON`, `verify
 * NAME`, `check FILE`, `restore FILE` and `return FILE`, which undoes a restore. `preview FILE` only reads and does not
 * wait for others.
 */
async function work([task, word = ""]: string[]) {
  if (task === "preview" || task === "check" || task === "restore" || task === "return") {
    // These tasks open the site's own database; the others must work without it.
    const { workOnArchive } = await import("./restore/archive-tasks.server");
    return workOnArchive(task, env.DATA_DIR, word);
  }
  if (task === "verify") return checkBackup(env.DATA_DIR, word);
  const isReason = (backupReasons as readonly string[]).includes(word);
  if (task === "make" && isReason) return writeBackup(env.DATA_DIR, word as BackupReason);
  throw new Error(`There is no such work: ${task} ${word}`);
}

async function whenAlone() {
  for (;;) {
    const release = acquireBackupLock();
    if (release) return release;
    await sleep(LOCK_MS);
  }
}

async function answer(task: string[]): Promise<BackupAnswer<unknown>> {
  let release = () => {};
  try {
    if (task[0] !== "preview") release = await whenAlone();
    return { ok: true, result: await work(task) };
  } catch (failure) {
    const error = inWords(failure);
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, message, isForOwner: isStartError(error) };
  } finally {
    release();
  }
}

const task = process.argv.slice(2);
// Only these run with low priority: somebody waits for a preview, and a restore blocks everybody who writes.
if (task[0] === "make" || task[0] === "verify") setPriority(GIVES_WAY);
// Only the owner of the process may read its files: they are as secret as the site.
process.umask(0o077);
// Ends with its parent process; the next backup process removes unfinished files.
endWithParent(1);
const found = await answer(task);
if (process.send) process.send(found, () => process.exit(found.ok ? 0 : 1));
else {
  if (!found.ok) console.error(found.message);
  process.exitCode = found.ok ? 0 : 1;
}
