import { findChromium } from "../../scripts/chromium.mjs";

/** How tests and benchmarks start the browser: the system's own, quiet, and without a download. */
export function chromiumOptions({ images = true } = {}) {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("No Chromium found: install chromium, or name one with CHROMIUM=/path.");
  }
  return {
    executablePath,
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
