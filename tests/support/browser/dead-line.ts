import type { Page } from "@playwright/test";

/**
 * From now on the page's requests find no line. It is cut once the page asks for nothing more: which routes its links
 * lead to is asked for after it is ready.
 */
export async function cutLine(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.route("**/*", (route) => route.abort());
}

/** The line is back, once what a test's own answers began is done: a request let go twice is an error. */
export function mendLine(page: Page) {
  return page.unrouteAll({ behavior: "wait" });
}
