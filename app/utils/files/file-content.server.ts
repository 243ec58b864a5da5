import { statSync } from "node:fs";

/** Whether the file exists and is not empty; a power cut can leave an empty one. */
export function hasContent(file: string) {
  return Boolean(statSync(file, { throwIfNoEntry: false })?.size);
}
