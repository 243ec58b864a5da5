import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { collectionPath, publicPages } from "../public-pages";

// What only a browser that loads pictures can show.
test.use({ launchOptions: chromiumOptions() });

test("a picture that is missing says so", async ({ page, site, calm }) => {
  calm.allow(/status of 404/);
  await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, collectionPath(site));
  await expect(page.getByText("Image unavailable").first()).toBeVisible();
});

test("a video whose picture is missing keeps its name, and says so beside the button", async ({
  page,
  site,
  calm,
}) => {
  calm.allow(/status of 404/);
  await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, collectionPath(site));
  const video = page.getByRole("link", { name: /^Play video: / }).first();
  await video.scrollIntoViewIfNeeded();
  const words = await video.getByText("Image unavailable").evaluate((span) => {
    const range = document.createRange();
    range.selectNodeContents(span);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  const button = await video.locator("svg").boundingBox();
  expect(words.top).toBeGreaterThan((button?.y ?? Infinity) + (button?.height ?? 0));
});

type Shift = { at: number; value: number; names: string };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into the browser's.
  interface Window {
    shifts: Shift[];
    /** When the whole document was drawn for the first time. */
    drawnAt: number;
  }
}

/**
 * Collects what moves on a page without the visitor having done anything, down to its end or only at its top. While the
 * document itself still comes, what is aligned to an end moves with each piece of it.
 */
async function watchShifts(page: Page, reach: "end" | "top") {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts, drawnAt: 0 });
    document.addEventListener("readystatechange", () =>
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          if (window.drawnAt === 0) window.drawnAt = now;
        }),
      ),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        // A hair of an icon, by rounding, is no movement that anyone or any tool sees.
        if (entry.hadRecentInput || entry.value < 0.0001) continue;
        const names = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        shifts.push({ at: entry.startTime, value: entry.value, names: names.join(" and ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async (isWhole) => {
      // A browser without windows now and then stops drawing, and then promises frames for ever.
      const soon = (wanted: Promise<unknown>) =>
        Promise.race([wanted, new Promise((resolve) => window.setTimeout(resolve, 1_000))]);
      await soon(document.fonts.ready);
      const end = isWhole ? document.body.scrollHeight : 1;
      for (let y = 0; y < end; y += 600) {
        window.scrollTo({ top: y, behavior: "instant" });
        await soon(
          new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
      }
      return window.shifts.filter(({ at }) => at > window.drawnAt);
    }, reach === "end");
}

test.describe("with a map on the way", () => {
  test.use({ hasTiles: true });

  for (const width of [390, 1440]) {
    test(`nothing shifts while a page loads at ${width} px @long`, async ({ page, site, calm }) => {
      test.slow();
      calm.allow(/ERR_FAILED/);
      await page.setViewportSize({ width, height: 900 });
      // Fonts may come before or after the first paint; the test below is theirs.
      await page.route("**/*.woff2", (route) => route.abort());
      const shifts = await watchShifts(page, "end");
      const paths = publicPages.map(({ path }) => path(site));
      for (const path of [...paths, "/days", "/search?q=tea", "/newsletter/issues", "/offline"]) {
        await open(page, path);
        // The way down begins when the lists of what is on this device are there.
        await expect(page.getByText("Looking on this device...")).toBeHidden();
        const all = await shifts();
        expect(all, JSON.stringify([path, all])).toEqual([]);
      }
    });
  }
});

for (const width of [390, 1440]) {
  test(`fonts that come late move next to nothing at ${width} px @long`, async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.route("**/*.woff2", async (route) => {
      await setTimeout(400);
      await route.continue();
    });
    const shifts = await watchShifts(page, "top");
    for (const { path } of publicPages) {
      await open(page, path(site));
      const all = await shifts();
      const sum = all.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify([path(site), all])).toBeLessThan(0.02);
    }
  });
}
