import type { BrowserContext, Page } from "@playwright/test";
import { adminPages, signIn } from "../e2e/admin-pages";
import { missingPages, publicPages } from "../e2e/public-pages";
import { expect, open, type TestSite } from "../support/browser/browser";

type Template = {
  name: string;
  path(site: TestSite): string;
  isOwners: boolean;
};

const visitors: [string, (site: TestSite) => string][] = [
  ...publicPages.map(({ name, path }): [string, typeof path] => [name, path]),
  ["journey on a day", () => "/journey?on=2025-09-14"],
  ["days", () => "/days"],
  ["days of a month", () => "/days/2025-09"],
  ["search", () => "/search"],
  ["search with results", () => "/search?q=tea"],
  ["search without a result", () => "/search?q=qqqqqq"],
  ["issues", () => "/newsletter/issues"],
  ["offline", () => "/offline"],
  ["book", () => "/book"],
  ["missing", () => missingPages.at(-1)?.path ?? ""],
  ["missing letter", () => "/letters/no-such-letter"],
  ["sign-in", () => "/admin"],
];

const named = (list: typeof visitors, isOwners: boolean): Template[] =>
  list.map(([name, path]) => ({ name, path, isOwners }));

/** Every kind of page there is, by a name that is its file's. */
export const templates = [...named(visitors, false), ...named(adminPages, true)];

/** Opens one as its reader does, with all that its scripts add. */
export async function openTemplate(page: Page, site: TestSite, { path, isOwners }: Template) {
  if (isOwners) await signInOnce(page, site);
  const address = path(site);
  // No script takes the book over.
  const isStatic = address === "/book";
  const status = isStatic ? (await page.goto(address))?.status() : await open(page, address);
  expect(status).toBeLessThan(500);
  await page.waitForLoadState("networkidle");
  // A form lies over its list, and a long text has its editor, once their scripts have come.
  await expect(page.locator("dialog[open]:not(:modal)")).toHaveCount(0);
  await expect(page.locator("textarea[data-long-text]").filter({ visible: true })).toHaveCount(0);
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** One session for all tests of a site: the owner's pages tell of each. */
async function signInOnce(page: Page, site: TestSite) {
  const kept = sessions.get(site.url);
  if (kept) return page.context().addCookies(kept);
  await signIn(page);
  sessions.set(site.url, await page.context().cookies());
}
