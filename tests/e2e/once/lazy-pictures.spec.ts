import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { collectionPath } from "../public-pages";

test.use({ launchOptions: chromiumOptions() });

/** What is asked for of each picture slot, and how far below the window it begins. */
function slots(page: Page) {
  return page.locator("main [data-picture]").evaluateAll((elements) =>
    elements.map((element) => {
      const image = element.querySelector("img");
      return {
        below: element.getBoundingClientRect().top - window.innerHeight,
        isAsked: image?.currentSrc !== "",
        opacity: image ? getComputedStyle(image).opacity : "",
      };
    }),
  );
}

test("pictures wait until they are near the window, and then fade in", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/letters");
  const first = page.locator("main [data-picture=lazy]").first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute("data-shown", "");
  const waiting = (await slots(page)).filter(({ below }) => below > 50);
  expect(waiting.length).toBeGreaterThan(5);
  expect(waiting.filter(({ isAsked }) => isAsked)).toEqual([]);

  const last = page.locator("main [data-picture=lazy]").last();
  await expect(last.locator("img")).toHaveCSS("opacity", "0");
  await expect(last.locator("img")).toHaveCSS("transition-duration", "0.3s");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute("data-shown", "");
  await expect(last.locator("img")).toHaveCSS("opacity", "1");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(last.locator("img")).not.toHaveCSS("transition-duration", "0.3s");
  await page.emulateMedia({ media: "print" });
  const hidden = async () => (await slots(page)).filter(({ opacity }) => opacity !== "1");
  await expect.poll(hidden).toEqual([]);
});

test("pictures wait on a page that was reached without a reload, too", async ({ page, site }) => {
  await open(page, "/gallery");
  await page.locator(`main a[href="${collectionPath(site)}"]`).click();
  await expect(page.locator("main a[href*='/photos/'] [data-picture=priority]")).toHaveCount(1);
  const last = page.locator("main [data-picture=lazy]").last();
  await expect(last).not.toHaveAttribute("data-near");
  expect(await last.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
    "",
  );
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute("data-shown", "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser loads pictures in its own way", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/letters");
    const below = page.locator("main [data-picture=lazy] img").nth(2);
    await expect(below).toHaveCSS("opacity", "1");
    await expect
      .poll(() => asked.filter((url) => url.includes("/media/")).length)
      .toBeGreaterThan(3);
  });
});
