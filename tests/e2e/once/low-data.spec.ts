import type { Browser } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { type SiteProcess, startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";

const POST = "/letters/first-light-on-dal-lake";
const LIMIT_BYTES = 100_000;

// The project's browser shows no pictures.
test.use({ launchOptions: chromiumOptions() });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({ DATA_DIR: await copyTemplate("demo", { realPictures: true }) });
});
test.afterAll(() => site.stop());

/** A page of a phone that notes what it fetches: the paths, and their bytes as they are sent. */
async function openPage(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: site.url, viewport, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const paths: string[] = [];
  const bytes = new Map<string, number>();
  // A request that is led elsewhere keeps its name, and is two paths.
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith(site.url)) return;
    paths.push(new URL(url).pathname);
    bytes.set(requestId, 0);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  return {
    page,
    paths: () => paths,
    sent: () => [...bytes.values()].reduce((sum, one) => sum + one, 0),
  };
}

const saving = { extraHTTPHeaders: { "Save-Data": "on" } };
const isBig = (path: string) => /\.(woff2?|js)$/.test(path) || /-(?!320\.)\d+\.\w+$/.test(path);

test("a letter with Save-Data is 100 KB in all: small pictures, no typeface, no program", async ({
  browser,
}) => {
  const { page, paths, sent } = await openPage(browser, { ...saving, deviceScaleFactor: 3 });
  await page.goto(POST, { waitUntil: "networkidle" });
  for (const picture of await page.locator("main picture img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
  expect(paths().filter((path) => /-320\.(avif|webp)$/.test(path)).length).toBeGreaterThan(2);
  expect(paths().filter(isBig)).toEqual([]);
  expect(sent()).toBeGreaterThan(5_000);
  expect(sent()).toBeLessThanOrEqual(LIMIT_BYTES);
  test.info().annotations.push({ type: POST, description: `${sent()} bytes` });
  await page.context().close();
});

test("without scripts the switch is a form, and leads to the light form of this page and the next", async ({
  browser,
}) => {
  const { page, paths } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(POST);
  await page.getByRole("button", { name: "Use Less Data" }).click();
  await expect(page).toHaveURL(site.url + POST);
  await page.goto("/journey");
  await page.getByRole("button", { name: "Use Full Pages" }).click();
  await expect(page).toHaveURL(`${site.url}/journey`);
  await expect(page.getByRole("button", { name: "Use Less Data" })).toBeVisible();
  expect(paths()).toContain("/low-data");
  await page.context().close();
});

test("with scripts as well, and the chosen theme stays @long", async ({ browser }) => {
  const { page } = await openPage(browser);
  await page.goto("/journey", { waitUntil: "networkidle" });
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.getByRole("button", { name: "Use Less Data" }).click();
  await expect(page.getByRole("button", { name: "Use Full Pages" })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/journey`);
  await expect(page.locator("script[src], .leaflet-container")).toHaveCount(0);
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.goto(POST);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.context().close();
});
