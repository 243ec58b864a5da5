import { writeFileSync } from "node:fs";

/** Notes what was found out, so that the next start need not; where nothing can be written it will have to. */
export function remember(file, text) {
  try {
    writeFileSync(file, text);
  } catch {
    // The folder may belong to another user.
  }
}
