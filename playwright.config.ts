import { defineConfig, type Project } from "@playwright/test";
import type { Options } from "./tests/support/browser/browser";
import { chromiumOptions } from "./tests/support/browser/chromium";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const PAGES = "tests/e2e/pages";
/** What the server says alone, the same with scripts: it is read without them. */
const PLAIN = "tests/e2e/plain";
const OWNER = "tests/e2e/owner";
const SHELL = `**/${PAGES}/shell.spec.ts`;
// Decoding pictures takes more time than all else; the tests of pictures ask for them.
const withoutImages = { launchOptions: chromiumOptions({ images: false }) };
const withoutScripts = { ...withoutImages, javaScriptEnabled: false };

type Use = Project<Options>["use"];

/** A worker starts a browser and a site of its own: a project that needs one at a time starts them once. */
function inOneWorker(
  name: string,
  files: Pick<Project<Options>, "testDir" | "testMatch">,
  use: Use,
) {
  return { name, ...files, use, workers: 1 };
}

export default defineConfig<Options>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/browser/e2e-setup.ts",
  fullyParallel: true,
  // A test waits for much that needs no processor: three of them keep two busy.
  workers: 3,
  // Far above what a test and its steps take: a loaded machine must not fail it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A race is a fault: of the test, or of what it tests.
  retries: 0,
  reporter: "list",
  use: {
    // What cannot be pressed now will not be pressed by waiting for the whole test.
    actionTimeout: 45_000,
    locale: "en-GB",
    timezoneId: "America/New_York",
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: chromiumOptions(),
  },
  projects: [
    // The shell in every kind of browser; all else of the public site in the two that differ most.
    inOneWorker(
      "phone-nojs",
      { testMatch: [`**/${PAGES}/**`, `**/${PLAIN}/**`] },
      { ...phone, ...withoutScripts },
    ),
    inOneWorker("desktop-js", { testDir: PAGES }, { ...desktop, ...withoutImages }),
    inOneWorker("phone-js@long", { testMatch: SHELL }, { ...phone, ...withoutImages }),
    inOneWorker("desktop-nojs@long", { testMatch: SHELL }, { ...desktop, ...withoutScripts }),
    // The owner writes, on sites that no other project reads; a list of few rows is soon there again.
    inOneWorker(
      "owner-nojs@long",
      { testDir: OWNER },
      { ...phone, ...withoutScripts, seed: "empty" },
    ),
    inOneWorker("owner-js", { testDir: OWNER }, { ...desktop, ...withoutImages, seed: "empty" }),
    // What needs no second look at another width, or no browser at all.
    { name: "once", testDir: "tests/e2e/once", use: { ...desktop, ...withoutImages } },
  ],
});
