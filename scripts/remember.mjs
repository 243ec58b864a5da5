import { writeFileSync } from "node:fs";

/** Stores a result for the next start; if it cannot be written, the next start has to find out again. */
export function remember(file, text) {
  try {
    writeFileSync(file, text);
  } catch {
    // The folder may belong to another user.
  }
}
