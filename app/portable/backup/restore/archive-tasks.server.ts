import { isStartError, StartError } from "~/utils/start-error";
import { tryPages } from "../verify/try-pages.server";
import { restoreInPlace } from "./restore-in-place.server";
import { previewListed, previewUploaded } from "./restore-preview.server";
import type { Trial } from "./unpacked-site.server";

const untried: Trial = async () => {};
/** A program that runs from its sources has no build to start on a copy. */
const tried = import.meta.url.includes("/build/") ? tryPages : untried;

const tasks = {
  preview: previewListed,
  check: (dataDir: string, file: string) => previewUploaded(dataDir, file, tried),
  restore: (dataDir: string, file: string) => restoreInPlace(dataDir, file, tried),
  /** Undoes a restore without a trial: that site has shown its pages before. */
  return: (dataDir: string, file: string) => restoreInPlace(dataDir, file, untried),
};

/** Runs a task with an archive. Throws `StartError` in words for a page, without paths of folders. */
export async function workOnArchive(task: keyof typeof tasks, dataDir: string, file: string) {
  try {
    return await tasks[task](dataDir, file);
  } catch (error) {
    if (!isStartError(error)) throw error;
    throw new StartError(error.message.replaceAll(file, "This archive"));
  }
}
