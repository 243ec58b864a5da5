// Only Node itself may be used here: the gate asks before anything is installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const OTHER_PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser for the tests: `CHROMIUM` when it is set, else the system's own; `null` when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return canRun(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...OTHER_PLACES].find(canRun) ?? null;
}

/** Finds a Chromium, or installs the system's package when that is possible; throws when neither works. */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log("No Chromium found: installing the system's package…");
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      const { status } = spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env,
      });
      if (status !== 0) break;
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: install the package chromium or google-chrome, or name one with CHROMIUM=/path/to/chromium.",
  );
}
