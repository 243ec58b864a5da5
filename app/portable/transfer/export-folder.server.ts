import { constants } from "node:fs";
import { copyFile, mkdir, open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inNewFolder } from "~/utils/files/new-folder.server";
import { exportSite } from "./export.server";
import { listMissingOriginals } from "./import/missing-originals.server";
import type { ExportChoice } from "./top-file";

/** The size of an export, and a line for each photograph that was left out because its file is missing. */
export type ExportSummary = { files: number; bytes: number; missing: string[] };

/**
 * Writes an export of the site into a folder that is empty or does not exist, whether the site is running or not. The
 * folder gets its name once it is complete. Throws `StartError`.
 */
export const exportToFolder = (folder: string, choice: ExportChoice) =>
  inNewFolder(folder, (part) => writeFiles(part, choice));

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

/** Flushes a file to disk, so that a power cut after the last message loses nothing; returns its size in bytes. */
async function sync(path: string) {
  const handle = await open(path);
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
