// Only Node's own modules may be used here: the gate calls this before anything is installed.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const OTHER_PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
/** The same engine without a user interface; it opens a page in a third of the time. */
export const SHELL = "chromium-headless-shell";

export const NO_CHROMIUM =
  "The browser tests need Chromium: install the package chromium or google-chrome, or name one with CHROMIUM=/path/to/chromium.";

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function firstOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun) ?? null;
}

/** The full browser: `CHROMIUM` if it is set, else the system's; `null` when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return canRun(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  return firstOnPath(NAMES) ?? OTHER_PLACES.find(canRun) ?? null;
}

/** The quickest browser for a page: the headless shell, else the full browser. */
export function findHeadlessChromium() {
  return (process.env.CHROMIUM ? null : firstOnPath([SHELL])) ?? findChromium();
}
