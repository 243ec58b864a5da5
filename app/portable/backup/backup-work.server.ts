import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logError } from "~/utils/log-failure.server";
import { isStartError } from "~/utils/start-error";
import { acquireBackupLock } from "~db/process-lock";
import { backupsFolder } from "./backup-files.server";

/** How long a request waits for its work. After a minute people and proxies give up. */
const ANSWER_MS = 20_000;

function failureFile(dataDir: string) {
  return join(backupsFolder(dataDir), ".failure");
}

/**
 * Whether the work is done within the time that a request waits; otherwise it goes on. A failure within that time is
 * thrown; a later one is stored for `lateFailure`.
 */
export async function isDoneSoon(dataDir: string, work: Promise<unknown>, answerMs = ANSWER_MS) {
  await rm(failureFile(dataDir), { force: true });
  const waiting = new AbortController();
  const isDone = await Promise.race([
    work.then(() => true),
    sleep(answerMs, false, { ref: false, signal: waiting.signal }),
  ]);
  waiting.abort();
  if (!isDone) work.catch((error) => recordFailure(dataDir, error));
  return isDone;
}

async function recordFailure(dataDir: string, error: unknown) {
  logError("backup", error);
  const words = isStartError(error) ? error.message : "It did not work; the site's log says why.";
  await writeFile(failureFile(dataDir), words, { mode: 0o600 });
}

/** The failure of the last work that nobody waited for any more; `null` if there was none. */
export function lateFailure(dataDir: string) {
  return readFile(failureFile(dataDir), "utf8").catch(() => null);
}

/** Whether any process is working on the backups: making, checking or restoring one. */
export function isAtWork() {
  const release = acquireBackupLock();
  release?.();
  return release === null;
}
