import type { Page } from "@playwright/test";

/** The last parts of the addresses that a list's cards lead to, in their order. */
export async function cards(page: Page, list: string) {
  const links = page.locator(`#results a[href^="${list}/"]`);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return [...new Set(hrefs.map((href) => href?.slice(list.length + 1)))];
}
