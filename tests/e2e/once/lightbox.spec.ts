import type { CDPSession, Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { holdFiles, SEEN } from "../../support/browser/hold-files";
import { collectionPath } from "../public-pages";

test.use({ launchOptions: chromiumOptions() });

const lightboxOf = (page: Page) => page.getByRole("dialog", { name: /^Photos: Kashmir/ });
const photoLink = (page: Page, position: number) =>
  page.locator('#photos a[href*="/photos/"]').nth(position - 1);
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

async function waitForScripts(page: Page) {
  await page.waitForFunction(() => {
    const link = document.querySelector('#photos a[href*="/photos/"]');
    return link !== null && Object.keys(link).some((key) => key.startsWith("__reactProps"));
  });
}

async function openCollection(page: Page, path: string) {
  await open(page, path);
  await waitForScripts(page);
}

test("photos open over the page, lead round in a circle, and Escape goes back", async ({
  page,
  site,
  context,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const path = collectionPath(site);
  await openCollection(page, path);
  expect(scripts.filter((url) => /lightbox/.test(url))).toEqual([]);

  const link = photoLink(page, 3);
  const tab = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(lightboxOf(page)).toHaveCount(0);

  const position = await scrolledTo(page);
  await link.click();
  const lightbox = lightboxOf(page);
  const says = lightbox.getByRole("status");
  await expect(says).toHaveText(/^Photo 3 of 10: .+/);
  await expect(lightbox).toHaveAttribute("aria-modal", "true");
  const title = (await link.textContent())?.trim();
  await expect(lightbox).toHaveAccessibleDescription(new RegExp(`^${title}`));
  expect(page.url()).toBe(site.url + (await link.getAttribute("href")));
  expect(await barriersInBothThemes(page)).toEqual([]);

  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  for (const [key, place] of [
    ["ArrowRight", 4],
    ["ArrowLeft", 3],
    ["ArrowLeft", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 10],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(says).toHaveText(new RegExp(`^Photo ${place} of 10`));
  }
  expect(page.url()).toBe(site.url + (await photoLink(page, 1).getAttribute("href")));
  await lightbox.getByRole("button", { name: "Next" }).click();
  await lightbox.getByRole("button", { name: "Previous" }).click();
  await expect(says).toHaveText(/^Photo 1 of 10/);

  for (let step = 0; step < 5; step++) {
    await page.keyboard.press(step < 3 ? "Tab" : "Shift+Tab");
    await expect(lightbox.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(link).toBeFocused();
  expect(await scrolledTo(page)).toBe(position);
});

test("the address follows the photo, back and forward, and through a reload", async ({
  page,
  site,
}) => {
  const path = collectionPath(site);
  await openCollection(page, path);
  const data: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && data.push(request.url()));
  const link = photoLink(page, 7);
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const position = await scrolledTo(page);
  await page.keyboard.press("Enter");
  const lightbox = lightboxOf(page);
  await expect(lightbox.getByRole("status")).toHaveText(/^Photo 7 of 10/);
  await page.keyboard.press("ArrowRight");
  const eighth = site.url + (await photoLink(page, 8).getAttribute("href"));
  await expect(page).toHaveURL(eighth);

  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(link).toBeFocused();
  expect(await scrolledTo(page)).toBe(position);
  await page.goForward();
  await expect(lightbox.getByRole("status")).toHaveText(/^Photo 8 of 10/);
  expect(data).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(eighth);
  await page.goBack();
  await expect(photoLink(page, 7)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrolledTo(page)).toBe(position);
});

for (const status of [200, 404]) {
  test(`its styles, late and with status ${status}, are waited for`, async ({
    page,
    site,
    calm,
  }) => {
    calm.allow(/status of 404/);
    const styles = "**/assets/lightbox-*.css";
    if (status === 404) await page.route(styles, (route) => route.fulfill({ status }));
    const letGo = await holdFiles(page, styles);
    await openCollection(page, collectionPath(site));
    const asked = page.waitForRequest(styles);
    const code = page.waitForResponse("**/assets/lightbox-*.js");
    const link = photoLink(page, 7);
    const photoPage = site.url + (await link.getAttribute("href"));
    await link.focus();
    await asked;
    const position = await scrolledTo(page);
    await page.keyboard.press("Enter");
    // All but the styles is there, and the page has nothing left to do.
    await (await code).finished();
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    await expect(page.locator(".pswp")).toHaveCount(0);
    expect(await scrolledTo(page)).toBe(position);
    letGo();
    await expect(page).toHaveURL(photoPage);
    await expect(lightboxOf(page)).toHaveCount(status === 200 ? 1 : 0);
  });
}

test("back, pressed before a reloaded photo's scripts are there, leads to the album @long", async ({
  page,
  site,
}) => {
  const path = collectionPath(site);
  await openCollection(page, path);
  await photoLink(page, 2).click();
  await expect(lightboxOf(page).getByRole("status")).toHaveText(/^Photo 2 of 10/);
  const letGo = await holdFiles(page);
  await page.reload(SEEN);
  await page.goBack(SEEN);
  await expect(page).toHaveURL(path);
  letGo();
  await expect(photoLink(page, 2)).toBeVisible();
  await expect(lightboxOf(page)).toHaveCount(0);
});

test("going back while it still opens closes it; a photo that fails says so @long", async ({
  page,
  site,
  calm,
}) => {
  calm.allow(/status of 404/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const path = collectionPath(site);
  await openCollection(page, path);
  const isPhoto = /\/media\/\w+-(1280|2048|1600)\./;
  await page.route(isPhoto, (route) => route.fulfill({ status: 404, body: "" }));
  await photoLink(page, 1).click();
  await page.locator(".pswp").waitFor();
  await page.goBack();
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);

  await photoLink(page, 3).click();
  await page.locator(".pswp").waitFor();
  await page.keyboard.press("Escape");
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);

  await photoLink(page, 2).click();
  await expect(lightboxOf(page).getByRole("status")).toHaveText(/^Photo 2 of 10/);
  const slide = lightboxOf(page).getByRole("group", { name: "2 of 10" });
  await expect(slide.getByText("Image unavailable")).toBeVisible();
  await expect(lightboxOf(page).getByRole("button", { name: "Zoom" })).toHaveCount(0);
  await lightboxOf(page).getByRole("button", { name: "Close" }).click();
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  type Point = { x: number; y: number };

  /** Moves the fingers from their first points to their last, in steps as a hand would. */
  async function move(touch: CDPSession, fingers: { from: Point; to: Point }[]) {
    const steps = 8;
    const at = (step: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }));
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= steps; step++) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("a swipe leads on, two fingers come closer, and a pull down closes", async ({
    page,
    site,
    context,
  }) => {
    const path = collectionPath(site);
    await openCollection(page, path);
    await photoLink(page, 2).tap();
    const lightbox = lightboxOf(page);
    const says = lightbox.getByRole("status");
    await expect(says).toHaveText(/^Photo 2 of 10/);
    for (const name of ["Close", "Previous", "Next"]) {
      const box = await lightbox.getByRole("button", { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const touch = await context.newCDPSession(page);
    await move(touch, [{ from: { x: 320, y: 400 }, to: { x: 60, y: 405 } }]);
    await expect(says).toHaveText(/^Photo 3 of 10/);
    await expect(page).toHaveURL(new RegExp(`${await photoLink(page, 3).getAttribute("href")}$`));

    await move(touch, [
      { from: { x: 180, y: 400 }, to: { x: 60, y: 330 } },
      { from: { x: 210, y: 400 }, to: { x: 330, y: 470 } },
    ]);
    await expect(lightbox).toHaveClass(/pswp--zoomed-in/);
    await lightbox.getByRole("button", { name: "Zoom" }).tap();
    await expect(lightbox).not.toHaveClass(/pswp--zoomed-in/);

    await move(touch, [{ from: { x: 195, y: 300 }, to: { x: 195, y: 720 } }]);
    await expect(lightbox).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
});
