import { expect, type Page } from "@playwright/test";

/** The desk comes when the browser is idle, page by page. */
const LONGEST_MS = 90_000;

/** Some of those that come by themselves: with a form, a list, a map, and the last one. */
const DESK = ["/admin/outbox", "/admin/posts/new", "/admin/here", "/admin/pins", "/admin/home"];

/** The page is in the cache of the owner's pages. */
export async function isKept(page: Page, path: string) {
  const found = () =>
    page.evaluate(async (at) => Boolean(await caches.match(at, { cacheName: "owner" })), path);
  await expect.poll(found, { message: `${path} is kept`, timeout: LONGEST_MS }).toBe(true);
}

/** All that opens without a line is on the phone. */
export async function deskIsKept(page: Page) {
  for (const path of DESK) await isKept(page, path);
  await filesAreKept(page);
}

/** The scripts and styles of the owner's pages are on the phone. */
export async function filesAreKept(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      const files: string[] = await (await fetch("/owner-files.json")).json();
      const found = await Promise.all(files.map((file) => caches.match(file)));
      return files.filter((_, index) => !found[index]);
    });
  await expect
    .poll(missing, { message: "the owner's files are kept", timeout: LONGEST_MS })
    .toEqual([]);
}
