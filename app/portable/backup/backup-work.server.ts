import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logError } from "~/utils/log-failure.server";
import { isStartError } from "~/utils/start-error";
import { acquireBackupLock } from "~db/process-lock";
import { backupsFolder } from "./backup-files.server";

/** How long a button waits for its work; who looks at a page has given up after a minute, and proxies too. */
const ANSWER_MS = 20_000;

function failureFile(dataDir: string) {
  return join(backupsFolder(dataDir), ".failure");
}

/**
 * Whether the work is done within the time that somebody waits for an answer; it goes on otherwise. What it fails with
 * in that time is thrown, and what it fails with later is for the next look at the page.
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

/** What the last work failed with after nobody waited for it any more; `null` where it did not. */
export function lateFailure(dataDir: string) {
  return readFile(failureFile(dataDir), "utf8").catch(() => null);
}

/** Whether a backup is being made, proved or restored now, whichever process does so. */
export function isAtWork() {
  const release = acquireBackupLock();
  release?.();
  return release === null;
}
