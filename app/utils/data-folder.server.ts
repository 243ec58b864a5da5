import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "./start-error";

/** Level by level: the recursive `mkdirSync` never returns where a level cannot be made, as in `/proc`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes sure that the folder is there and can be written to; throws `StartError` when it cannot. */
export function ensureDataFolder(folder: string) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Cannot write to DATA_DIR ${folder}: ${reason}`);
  }
}
