import type { Focus } from "~/models/pictures/picture";
import { originalFile, workingFile } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { findSize } from "~/models/pictures/picture-variant.server";
import { site } from "~/site";
import { hasContent } from "~/utils/files/file-content.server";
import { logError } from "~/utils/log-failure.server";
import type { PictureChange } from "./picture-input";

/**
 * Where the eye goes first in a picture, as far as a program can tell: the focus that a new picture gets. `null` where
 * its original is missing or broken.
 */
async function findAutomaticFocus(id: string): Promise<Focus | null> {
  const file = originalFile(id);
  if (!findSize(id) || !hasContent(file)) return null;
  try {
    const task = {
      kind: "measure",
      fileName: "",
      file,
      workingFile: workingFile(id),
      timeZone: site().timeZone,
    } as const;
    return (await askPictureProcess(task, "owner")).eyeCatcher;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    logError("pictures", new Error(`The original of picture ${id} is broken: ${error.message}`));
    return null;
  }
}

/** The change; where it clears the focus, it has the picture's automatic focus instead. */
export async function withAutomaticFocus(id: string, change: PictureChange) {
  if (change.focusX !== null && change.focusY !== null) return change;
  const found = await findAutomaticFocus(id);
  return {
    ...change,
    focusX: change.focusX ?? found?.x ?? null,
    focusY: change.focusY ?? found?.y ?? null,
  };
}
