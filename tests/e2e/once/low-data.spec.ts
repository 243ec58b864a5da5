import type { Browser, Page } from "@playwright/test";
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
  // A page waits a moment for files that were never made; a busy machine takes longer for them.
  await expect.poll(sizesOfPost, { timeout: 60_000 }).not.toContain("show");
});
test.afterAll(() => site.stop());

/** What the links of the letter's light form say. */
async function sizesOfPost() {
  const html = await (await fetch(site.url + POST, { headers: { "Save-Data": "on" } })).text();
  return Array.from(html.matchAll(/data-show="[^"]*">([^<]+)</g), ([, label]) => label);
}

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
const show = (page: Page) => page.locator("main a[data-show]").first();

test("a letter with Save-Data is 100 KB in all, and asks for no typeface, script or picture", async ({
  browser,
}) => {
  const { page, paths, sent } = await openPage(browser, saving);
  await page.goto(POST, { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(paths().filter((path) => /\.(woff2?|js|avif|webp|jpe?g|png)$/.test(path))).toEqual([]);
  expect(sent()).toBeGreaterThan(5_000);
  expect(sent()).toBeLessThanOrEqual(LIMIT_BYTES);
  test.info().annotations.push({ type: POST, description: `${sent()} bytes` });

  const link = show(page);
  const [, kilobytes] = /show \((\d+) KB\)/.exec((await link.textContent()) ?? "") ?? [];
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(Math.round((await file.body()).length / 1000)).toBe(Number(kilobytes));
  const alt = await link.getAttribute("data-show");
  await link.click();
  const picture = page.getByRole("img", { name: alt ?? "" }).first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    300,
  );
  await expect(page).toHaveURL(site.url + POST);
  await page.context().close();
});

test("without scripts a picture is a link to its file, and the switch is a form", async ({
  browser,
}) => {
  const { page, paths, sent } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(POST);
  await page.getByRole("button", { name: "Use Less Data" }).click();
  await expect(page).toHaveURL(site.url + POST);
  await show(page).click();
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{16}-\d+\.webp$/);
  await page.goBack();
  await page.getByRole("button", { name: "Use Full Pages" }).click();
  await expect(page).toHaveURL(site.url + POST);
  await expect(page.locator("main picture img").first()).toBeVisible();
  expect(paths()).toContain("/low-data");
  expect(sent()).toBeGreaterThan(0);
  await page.context().close();
});

test("with scripts the switch leads to the light form of this very page, and to that of the next @long", async ({
  browser,
}) => {
  const { page } = await openPage(browser);
  await page.goto("/journey", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Use Less Data" }).click();
  await expect(page.getByRole("button", { name: "Use Full Pages" })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/journey`);
  await expect(page.locator("script[src], .leaflet-container, picture")).toHaveCount(0);
  await page.goto(POST);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await expect(show(page)).toBeVisible();
  await page.context().close();
});
