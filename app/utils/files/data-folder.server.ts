import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { StartError } from "~/utils/start-error";
import { finishExchange } from "./folder-exchange.server";

const OTHERS = 0o077;

/** One level at a time: the recursive `mkdirSync` never returns if a level cannot be made, such as in `/proc`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes sure that the folder exists and is writable; throws `StartError` otherwise. */
export function ensureDataFolder(folder: string) {
  // New files of this process are private to its account; the umask applies to all threads.
  if (isMainThread) process.umask(OTHERS);
  try {
    finishExchange(folder);
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    makePrivate(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR ${folder} cannot be read and written: ${reason}; for example DATA_DIR=/var/lib/journey`,
    );
  }
}

/**
 * Removes other accounts' access to the folder and its content. A subfolder that is private already is skipped, because
 * a site may have ten thousand pictures.
 */
export function makePrivate(folder: string) {
  denyOthers(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const wasTaken = denyOthers(path);
    if (wasTaken && entry.isDirectory()) makePrivate(path);
  }
}

/** Removes other accounts' access to a path; returns whether they had any. */
function denyOthers(path: string) {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return false;
  try {
    chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    // Only a file's owner may change its mode; another account's file is left to that account.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
    return false;
  }
}
