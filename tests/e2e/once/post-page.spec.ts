import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { bringLate } from "../../support/browser/late-typefaces";

const PATH = "/letters/the-konkan-line-in-the-rain";

const dotAt = (page: Page) => page.locator(".road-dot").getAttribute("transform");
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const top = element.getBoundingClientRect().top + window.scrollY - window.innerHeight * 0.4;
      window.scrollTo({ top: top + 2, behavior: "instant" });
    });

test("a typeface that comes late moves no line of a letter", async ({ page }) => {
  const late = await bringLate(page, "**/newsreader*.woff2");
  const typeface = page.waitForResponse("**/newsreader-*.woff2");
  await open(page, PATH);
  await scrollTo(page, ".content h2");
  await typeface;
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(late.held()).toBeGreaterThan(0);
  expect(await late.shifted()).toBeLessThan(0.001);
});

test("the dot goes along the line of the road as one reads", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, PATH);
  await expect(page.locator(".road-dot")).toHaveAttribute("transform", /translate/);
  const places = [await dotAt(page)];
  for (const part of [".content h2", ".content figure", ".content .pull"]) {
    await scrollTo(page, part);
    await expect.poll(() => dotAt(page)).not.toBe(places.at(-1));
    places.push(await dotAt(page));
  }
  expect(new Set(places).size).toBe(4);
});

test("where motion is unwelcome it jumps from stop to stop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, PATH);
  await expect(page.locator(".road-dot")).toHaveAttribute("transform", /translate/);
  const start = await dotAt(page);
  await scrollTo(page, '.content [data-stop]:not([data-stop="0.000"])');
  await expect.poll(() => dotAt(page)).not.toBe(start);
  const stop = await dotAt(page);
  // On through the text that follows, which names no other stop for a while.
  await scrollTo(page, ".content figure");
  await expect(page.locator(".content figure").first()).toBeInViewport();
  expect(await dotAt(page)).toBe(stop);
});
