import type { Page } from "@playwright/test";
import { expect } from "../support/browser/browser";

const HOUR = /(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/;

type Piece = { text: string; at: string | null; local: string };

/** The pieces of text of a page in which an hour stands, with the instant that each is of; what the owner has written is hers. */
async function textsWithHours(page: Page) {
  const texts = await page.evaluate(() => {
    const found: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.closest("script, style, textarea, [contenteditable]")) continue;
      const at = element?.closest("time")?.dateTime ?? null;
      const local = at ? new Date(at).toTimeString().slice(0, 5) : "";
      found.push({
        text: element?.closest("time")?.textContent ?? node.textContent ?? "",
        at,
        local,
      });
    }
    return found;
  });
  return texts.filter(({ text }) => HOUR.test(text));
}

/** Every hour of the page is that of this device, one clock alone, and at least so many stand there. */
export async function expectHours(page: Page, least = 0) {
  const wrong = async () =>
    (await textsWithHours(page)).filter(
      ({ text, local }) =>
        local === "" || text.replace(local, "").match(HOUR) || !text.includes(local),
    );
  await expect.poll(wrong, page.url()).toEqual([]);
  expect((await textsWithHours(page)).length, page.url()).toBeGreaterThanOrEqual(least);
}

/** Without scripts nobody knows the device's clock: every hour names the site's zone. */
export async function expectZones(page: Page, least: number) {
  const texts = await textsWithHours(page);
  expect(texts.filter(({ text }) => !/\d\d:\d\d Asia\/Kolkata/.test(text))).toEqual([]);
  expect(texts.length, page.url()).toBeGreaterThanOrEqual(least);
}
