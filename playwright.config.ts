import { defineConfig } from "@playwright/test";
import type { Options } from "./tests/support/browser";
import { chromiumOptions } from "./tests/support/chromium";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
// Decoding pictures takes more time than all else; one project shows that they are right.
const withoutImages = { hasImages: false, launchOptions: chromiumOptions({ images: false }) };
const withoutScripts = { ...withoutImages, javaScriptEnabled: false };

export default defineConfig<Options>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/e2e-setup.ts",
  fullyParallel: true,
  workers: 2,
  // Far above what a test takes: a loaded machine must not fail it.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    locale: "en-GB",
    timezoneId: "America/New_York",
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: "phone-nojs", testDir: "tests/e2e/pages", use: { ...phone, ...withoutScripts } },
    { name: "desktop-nojs", testDir: "tests/e2e/pages", use: { ...desktop, ...withoutScripts } },
    { name: "phone-js", testDir: "tests/e2e/pages", use: { ...phone, ...withoutImages } },
    { name: "desktop-js", testDir: "tests/e2e/pages", use: desktop },
    // The owner writes, on sites that no other project reads.
    { name: "owner-nojs", testDir: "tests/e2e/owner", use: { ...phone, ...withoutScripts } },
    { name: "owner-js", testDir: "tests/e2e/owner", use: { ...desktop, ...withoutImages } },
    // What needs no second look at another width, or no browser at all.
    { name: "once", testDir: "tests/e2e/once", use: { ...desktop, ...withoutImages } },
  ],
});
