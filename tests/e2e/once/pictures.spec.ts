import { expect, open, test } from "../../support/browser";
import { chromiumOptions } from "../../support/chromium";
import { collectionPath, publicPages } from "../public-pages";

// What only a browser that loads pictures can show.
test.use({ hasImages: true, launchOptions: chromiumOptions() });

test("a picture that is missing says so", async ({ page, site, calm }) => {
  calm.allow(/status of 404/);
  await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, collectionPath(site));
  const failed = page.locator("[data-picture][data-failed]").first();
  await expect(failed).toBeVisible();
  const words = await failed.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(words).toBe('"Image unavailable"');
});

for (const width of [390, 1440]) {
  test(`nothing shifts while a page loads at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    test.slow();
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          const names = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
          shifts.push(`${entry.value.toFixed(4)}: ${names.join(" and ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const { path } of publicPages) {
      await open(page, path(site));
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo({ top: y, behavior: "instant" });
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }
      });
      const shifts = await page.evaluate(() => (window as Window & { shifts?: string[] }).shifts);
      expect(shifts, path(site)).toEqual([]);
    }
  });
}
