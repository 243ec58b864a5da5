import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser";
import { missingPages, publicPages } from "../public-pages";

test.skip(({ hasScripts }) => !hasScripts, "The scanner is a script itself.");

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
}

/** The same page as a browser without scripts shows it, in one that can run the scanner. */
async function withoutScripts(page: Page) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
}

/** The barriers of the open page in both themes. */
async function violationsInBothThemes(page: Page) {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((text) => `${colorScheme}: ${text}`));
  }
  return found;
}

for (const { name, path } of publicPages) {
  if (name.startsWith("blog")) continue;
  test(`${name} has no barrier`, async ({ page, site }) => {
    await open(page, path(site));
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
}

test("pages without scripts have no barrier", async ({ page }) => {
  await withoutScripts(page);
  for (const path of ["/", "/journey", "/about"]) {
    await open(page, path);
    expect(await violationsInBothThemes(page), path).toEqual([]);
  }
});

test("pages that are missing or empty have no barrier", async ({ page, emptySite, isPhone }) => {
  test.skip(isPhone, "Their parts are the same at every width.");
  test.slow();
  const missing = missingPages.map(({ path }) => path);
  const empty = ["/", "/journey", "/letters", "/gallery"].map((path) => emptySite.url + path);
  for (const address of [...missing, ...empty, "/admin"]) {
    await open(page, address);
    expect(await violationsInBothThemes(page), address).toEqual([]);
  }
});
