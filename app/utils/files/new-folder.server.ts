import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { StartError } from "../start-error";

/**
 * Gives `work` a temporary folder beside this one, which must be empty or missing; it gets this name once the work is
 * done. Also removes leftovers of killed processes. Throws `StartError`.
 */
export async function inNewFolder<Result>(folder: string, work: (part: string) => Promise<Result>) {
  const whole = resolve(folder);
  await refuseUsed(whole);
  const part = join(dirname(whole), `.${basename(whole)}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    const result = await work(part);
    await rename(part, whole);
    return result;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function refuseUsed(folder: string) {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new StartError(`Cannot write to ${folder}: ${error.message}`);
  });
  if (found.length === 0) return;
  throw new StartError(`${folder} is not empty: name a folder that is empty or not there yet.`);
}
