import { statSync } from "node:fs";

/** Whether there is such a file; a power cut can leave a name without its bytes, which counts as none. */
export function hasContent(file: string) {
  return Boolean(statSync(file, { throwIfNoEntry: false })?.size);
}
