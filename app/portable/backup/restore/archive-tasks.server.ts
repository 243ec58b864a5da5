import { isStartError, StartError } from "~/utils/start-error";
import { tryPages } from "../verify/try-pages.server";
import { restoreInPlace } from "./restore-in-place.server";
import { previewListed, previewUploaded } from "./restore-preview.server";
import type { Trial } from "./unpacked-site.server";

const untried: Trial = async () => {};
/** A program that runs from its sources has no build that could be started on a copy. */
const tried = import.meta.url.includes("/build/") ? tryPages : untried;

const tasks = {
  preview: previewListed,
  check: (dataDir: string, file: string) => previewUploaded(dataDir, file, tried),
  restore: (dataDir: string, file: string) => restoreInPlace(dataDir, file, tried),
  /** The site as it was before a restore has shown its pages: nothing is in the way back to it. */
  return: (dataDir: string, file: string) => restoreInPlace(dataDir, file, untried),
};

/** Does one of the tasks with an archive. Throws `StartError` in words for a page, which knows no folders. */
export async function workOnArchive(task: keyof typeof tasks, dataDir: string, file: string) {
  try {
    return await tasks[task](dataDir, file);
  } catch (error) {
    if (!isStartError(error)) throw error;
    throw new StartError(error.message.replaceAll(file, "This archive"));
  }
}
