import { constants } from "node:fs";
import { copyFile, mkdir, open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inNewFolder } from "~/utils/files/new-folder.server";
import { exportSite } from "./export.server";
import { listMissingOriginals } from "./import/missing-originals.server";
import type { ExportChoice } from "./top-file";

/** How much was written, and which photographs were not, for their files are gone: a line for each. */
export type ExportSummary = { files: number; bytes: number; missing: string[] };

/**
 * Writes an export of the site into a folder that is empty or not there, while the site runs or not. The folder has its
 * name only once it is whole. Throws `StartError`.
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
