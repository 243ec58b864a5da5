import { afterEach, expect, test, vi } from "vitest";
import { chromiumOptions } from "../support/browser/chromium";

afterEach(() => vi.unstubAllEnvs());

test("the same wishes are one object, so that Playwright gives them one worker", () => {
  expect(chromiumOptions({ images: true })).toBe(chromiumOptions());
  expect(chromiumOptions({ images: false })).not.toBe(chromiumOptions());
});

test("a browser is looked for when one is started, not before", () => {
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  const options = chromiumOptions({ whole: true });
  expect(() => options.executablePath).toThrow("The browser tests need Chromium");
});
