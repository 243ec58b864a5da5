import { findChromium, findHeadlessChromium, NO_CHROMIUM } from "../../scripts/chromium.mjs";

type Wishes = {
  /** Whether pictures are loaded and decoded. */
  images?: boolean;
  /** The whole browser, for what the shell without windows lacks, such as installing the site. */
  whole?: boolean;
};

/** How tests and benchmarks start the browser: the system's own, quiet, and without a download. */
export function chromiumOptions({ images = true, whole = false }: Wishes = {}) {
  return {
    /** Looked for when a browser starts: whoever only reads a configuration needs none. */
    get executablePath() {
      const path = whole ? findChromium() : findHeadlessChromium();
      if (path) return path;
      throw new Error(NO_CHROMIUM);
    },
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-gpu",
      ...(images ? [] : ["--blink-settings=imagesEnabled=false"]),
      // Chromium refuses its sandbox to root, and containers have little shared memory.
      ...(process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : []),
    ],
  };
}
