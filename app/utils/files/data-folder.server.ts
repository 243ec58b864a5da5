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

/** Level by level: the recursive `mkdirSync` never returns where a level cannot be made, as in `/proc`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes sure that the folder is there and can be written to; throws `StartError` when it cannot. */
export function ensureDataFolder(folder: string) {
  // What this process makes from here on is its own account's alone; its other threads follow the first.
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
 * Takes the folder and what is in it from all other accounts of the machine. A folder below that is
 * private already has been gone through: a site may have ten thousand pictures.
 */
export function makePrivate(folder: string) {
  denyOthers(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const wasTaken = denyOthers(path);
    if (wasTaken && entry.isDirectory()) makePrivate(path);
  }
}

/** Says whether others could read or write it until now, and no longer can. */
function denyOthers(path: string) {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return false;
  try {
    chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    // Only the owner of a file may do so; what belongs to another account is for that one to guard.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
    return false;
  }
}
