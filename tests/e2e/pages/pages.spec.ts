import type { Page } from "@playwright/test";
import { barriers } from "../../support/barriers";
import { expect, open, test } from "../../support/browser";
import { publicPages } from "../public-pages";

/** What reaches furthest beyond the screen's edge; nothing when the page fits. */
function tooWide(page: Page, width: number) {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit && window.innerWidth <= limit) return [];
    const right = (element: Element) => element.getBoundingClientRect().right;
    return [...document.querySelectorAll("main *:not(svg *), footer *:not(svg *)")]
      .filter((element) => right(element) > limit + 1)
      .sort((a, b) => right(b) - right(a))
      .slice(0, 5)
      .map((element) => `${Math.round(right(element))}: ${element.outerHTML.slice(0, 140)}`);
  }, width);
}

async function breadcrumbs(page: Page) {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const lists = scripts
    .map((text) => JSON.parse(text))
    .filter((item) => item["@type"] === "BreadcrumbList");
  return lists.flatMap((list) => list.itemListElement.map((item: { name: string }) => item.name));
}

for (const { name, path, title, heading, words, trail } of publicPages) {
  test(`${name} says what it should, to everyone`, async ({ page, site, isPhone, hasScripts }) => {
    const width = page.viewportSize()?.width ?? 0;
    const address = path(site);
    expect(await open(page, address)).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(heading);
    const main = page.locator("main");
    for (const text of words) {
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute("content", /\S.{20,}/);
    const link = page.locator('link[rel="canonical"]');
    await expect(link).toHaveAttribute("href", site.url + address);
    const expected = trail.map((crumb) => expect.stringMatching(crumb));
    expect(await breadcrumbs(page)).toEqual(trail.length > 0 ? ["Home", ...expected] : []);
    expect(await tooWide(page, width)).toEqual([]);
    if (hasScripts) expect(await barriers(page, isPhone ? "dark" : "light")).toEqual([]);
    if (isPhone) {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await tooWide(page, 320)).toEqual([]);
    }
  });
}
