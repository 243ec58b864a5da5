import { isStartError, StartError } from "~/utils/start-error";
import { foresee, foreseeWhole } from "./outlook.server";
import { restoreInPlace, returnInPlace } from "./restore-in-place.server";

const tasks = { foresee, check: foreseeWhole, restore: restoreInPlace, return: returnInPlace };

/** Does one of the tasks with an archive. Throws `StartError` in words for a page, which knows no folders. */
export async function workOnArchive(task: keyof typeof tasks, dataDir: string, file: string) {
  try {
    return await tasks[task](dataDir, file);
  } catch (error) {
    if (!isStartError(error)) throw error;
    throw new StartError(error.message.replaceAll(file, "This archive"));
  }
}
