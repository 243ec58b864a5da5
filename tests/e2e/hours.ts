import type { Page } from "@playwright/test";
import { expect } from "../support/browser/browser";

/** How an hour stands on a device of another clock than the site's. */
export const BOTH_CLOCKS = /\d\d:\d\d here|\d\d:\d\d on the site/g;
/** The same on a device of the site's clock, and without scripts. */
export const SITE_CLOCK = /\d\d:\d\d Asia\/Kolkata/g;

const HOUR = /(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/;

/** The pieces of text of a page in which an hour stands; what the owner has written is hers. */
async function textsWithHours(page: Page) {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = !node.parentElement?.closest("script, style, textarea, [contenteditable]");
      if (isShown) found.push(node.textContent ?? "");
    }
    return found;
  });
  return texts.filter((text) => HOUR.test(text));
}

/** No hour of the page stands without its clock, and at least so many stand there. */
export async function expectHours(page: Page, named: RegExp, least = 0) {
  const unnamed = async () =>
    (await textsWithHours(page)).filter((text) => HOUR.test(text.replaceAll(named, "")));
  await expect.poll(unnamed, page.url()).toEqual([]);
  expect((await textsWithHours(page)).length, page.url()).toBeGreaterThanOrEqual(least);
}
