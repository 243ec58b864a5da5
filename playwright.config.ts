import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./tests/support/chromium";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/e2e-setup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
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
    { name: "phone-nojs", testDir: "tests/e2e/pages", use: { ...phone, javaScriptEnabled: false } },
    {
      name: "desktop-nojs",
      testDir: "tests/e2e/pages",
      use: { ...desktop, javaScriptEnabled: false },
    },
    { name: "phone-js", testDir: "tests/e2e/pages", use: phone },
    { name: "desktop-js", testDir: "tests/e2e/pages", use: desktop },
    // What needs no second look at another width, or no browser at all.
    { name: "once", testDir: "tests/e2e/once", use: desktop },
  ],
});
