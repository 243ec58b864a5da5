import { constants, existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, open, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { StartError } from "~/utils/start-error";
import { exportSite } from "./export.server";
import { listMissingOriginals } from "./import/missing-originals.server";
import type { ExportChoice } from "./top-file";

/** How much was written, and which photographs were not, for their files are gone: a line for each. */
export type ExportSummary = { files: number; bytes: number; missing: string[] };

/**
 * Writes an export of the site into a folder that is empty or not there, while the site runs or not. The folder has its
 * name only once it is whole. Throws `StartError`.
 */
export async function exportToFolder(folder: string, choice: ExportChoice): Promise<ExportSummary> {
  const target = resolve(folder);
  refuseUsed(target, folder);
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    const written = await writeFiles(part, choice);
    if (existsSync(target)) await rmdir(target);
    await rename(part, target);
    return written;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

function refuseUsed(target: string, folder: string) {
  let names: string[] = [];
  try {
    names = readdirSync(target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR")
      throw new StartError(`${folder} is a file: name a folder to write into.`);
    if (code !== "ENOENT") throw error;
  }
  if (names.length > 0) {
    throw new StartError(`${folder} is not empty: name a folder that is empty or not there yet.`);
  }
}

async function writeFiles(part: string, choice: ExportChoice): Promise<ExportSummary> {
  const written = { files: 0, bytes: 0, missing: listMissingOriginals() };
  for await (const file of exportSite(choice)) {
    const path = join(part, file.path);
    await mkdir(dirname(path), { recursive: true });
    if ("text" in file) await writeFile(path, file.text);
    else await copyFile(file.original, path, constants.COPYFILE_FICLONE);
    written.files += 1;
    written.bytes += await sync(path);
  }
  return written;
}

/** So that a power cut after the last word takes nothing; how many bytes the file has. */
async function sync(path: string) {
  const handle = await open(path);
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
