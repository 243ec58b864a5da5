import { findChromium, findHeadlessChromium, NO_CHROMIUM } from "../../../scripts/chromium.mjs";

type Wishes = {
  /** Whether pictures are loaded and decoded. */
  images?: boolean;
  /** The whole browser as its users have it, for measuring, and for what the shell without windows lacks. */
  whole?: boolean;
  /** Whether there is a world outside of this machine, such as the maker of map tiles. */
  outside?: boolean;
};

/** A page of a test ends before it has won back what a process of its own and the optimisation of its scripts take. */
const FOR_SHORT_VISITS = [
  "--in-process-gpu",
  "--renderer-process-limit=1",
  "--js-flags=--no-opt --no-maglev --no-concurrent-sparkplug",
];

/** Where no picture counts, no pixel does; without memory to paint in, a long page is only laid out. */
const WITHOUT_PIXELS = [
  "--blink-settings=imagesEnabled=false",
  "--force-gpu-mem-available-mb=1",
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
];

const ONLY_THIS_MACHINE = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];
const made = new Map<string, ReturnType<typeof makeOptions>>();

/**
 * How tests and benchmarks start the browser: the system's own, quiet, and without a download. The same wishes give
 * the same object, by which Playwright sees that two files can have one browser and one site.
 */
export function chromiumOptions({ images = true, whole = false, outside = false }: Wishes = {}) {
  const wishes = { images, whole, outside };
  const key = JSON.stringify(wishes);
  const options = made.get(key) ?? makeOptions(wishes);
  made.set(key, options);
  return options;
}

function makeOptions({ images, whole, outside }: Required<Wishes>) {
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
      ...(whole ? [] : FOR_SHORT_VISITS),
      ...(images ? [] : WITHOUT_PIXELS),
      ...(outside ? [] : ONLY_THIS_MACHINE),
      // Chromium refuses its sandbox to root, and containers have little shared memory.
      ...(process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : []),
    ],
  };
}
