import type { Page } from "@playwright/test";
import { barriers } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { missingPages } from "../public-pages";

test.skip(({ hasScripts }) => !hasScripts, "The scanner is a script itself.");

/** The same page as a browser without scripts shows it, in one that can run the scanner. */
async function withoutScripts(page: Page) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
}

test("pages without scripts have no barrier @long", async ({ page }) => {
  test.slow();
  await withoutScripts(page);
  for (const path of ["/", "/journey", "/about"]) {
    await open(page, path);
    expect(await barriers(page, "light"), path).toEqual([]);
  }
});

test("pages with an answer of their own, missing or empty ones have no barrier @long", async ({
  page,
  emptySite,
}) => {
  test.slow();
  const missing = missingPages.map(({ path }) => path);
  const empty = ["/", "/journey", "/letters", "/gallery"].map((path) => emptySite.url + path);
  const asked = ["/search?q=tea", "/newsletter/issues", "/journey?on=2025-09-14", "/admin"];
  for (const address of [...missing, ...empty, ...asked]) {
    await open(page, address);
    expect(await barriers(page, "dark"), address).toEqual([]);
  }
});
