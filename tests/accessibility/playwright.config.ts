import { defineConfig } from "@playwright/test";
import gate from "../../playwright.config";
import type { Options } from "../support/browser/browser";
import { chromiumOptions } from "../support/browser/chromium";

/** Beside the gate: what takes minutes, and what is to be read by a person. */
export default defineConfig<Options>(gate, {
  testDir: ".",
  globalSetup: "../support/browser/e2e-setup.ts",
  outputDir: "../../test-results/accessibility",
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  projects: [
    {
      name: "accessibility",
      testDir: ".",
      workers: 2,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: chromiumOptions({ images: false }),
      },
    },
  ],
});
