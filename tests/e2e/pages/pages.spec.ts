import type { Page } from "@playwright/test";
import { barriers } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { expectFit, longLines } from "../layout-checks";
import { type PublicPage, publicPages } from "../public-pages";

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

/** The heading and the words that the specification promises can be seen. */
async function expectWords(page: Page, { heading, words }: PublicPage) {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(heading);
  for (const text of words) {
    const found = page.locator("main").getByText(text).filter({ visible: true });
    await expect(found.first()).toBeVisible();
  }
}

async function expectHead(page: Page, { title, trail }: PublicPage, address: string) {
  await expect(page).toHaveTitle(title);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /\S.{20,}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  const expected = trail.map((crumb) => expect.stringMatching(crumb));
  expect(await breadcrumbs(page)).toEqual(trail.length > 0 ? ["Home", ...expected] : []);
}

// One load with scripts, on a desktop, and one without them, on a phone; each is then seen at the other's width.
for (const wanted of publicPages) {
  test(`${wanted.name} says what it should, to everyone, at every width`, async ({
    page,
    site,
    hasScripts,
  }) => {
    const address = wanted.path(site);
    expect(await open(page, address)).toBe(200);
    await expectWords(page, wanted);
    await expectHead(page, wanted, site.url + address);
    if (hasScripts) {
      expect(await barriers(page, "light")).toEqual([]);
      expect(await longLines(page)).toEqual([]);
      await expectFit(page, async (width) => {
        if (width !== 390) return;
        await expectWords(page, wanted);
        expect(await barriers(page, "dark")).toEqual([]);
      });
    } else {
      for (const width of [390, 320, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => tooWide(page, width), `at ${width} px`).toEqual([]);
      }
      await expectWords(page, wanted);
    }
  });
}
