import type { Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { collectionPath } from "../public-pages";

const POST = "/letters/delhi-streets-culinary-adventure";
const TITLE = "Delhi Streets: Culinary Adventure";

type Traces = { shared?: ShareData; opened: string[]; shareError?: string };

const traces = (page: Page) =>
  page.evaluate(() => (window as unknown as { traces: Traces }).traces);

/** Notes what the page asks of the browser; with `share`, the device can share. */
async function watch(page: Page, { share = false, shareError = "", isBlocked = false }) {
  await page.addInitScript(
    (options) => {
      const seen: Traces = { opened: [] };
      Object.assign(window, { traces: seen });
      const openWindow = window.open.bind(window);
      window.open = (address, target, features) => {
        seen.opened.push(features ?? "");
        return options.isBlocked ? null : openWindow(address, target, features);
      };
      if (!options.share) return;
      const native = (data: ShareData) => {
        seen.shared = data;
        const { shareError: error } = options;
        return error ? Promise.reject(new DOMException("", error)) : Promise.resolve();
      };
      Object.defineProperty(navigator, "share", { value: native, configurable: true });
    },
    { share, shareError, isBlocked },
  );
}

async function openReady(page: Page, path: string) {
  await open(page, path);
  await page.waitForFunction(() => {
    const button = document.querySelector("main summary, main figure a");
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

const shareButton = (page: Page) => page.locator("main summary", { hasText: TITLE }).first();
const shareMenu = (page: Page) => page.locator("main details", { hasText: TITLE }).first();

test("a device that can share does so; when it fails, the menu opens", async ({ page, site }) => {
  await watch(page, { share: true });
  await openReady(page, POST);
  await shareButton(page).click();
  const { shared } = await traces(page);
  expect(shared).toMatchObject({ title: TITLE, url: site.url + POST });
  expect(shared?.text?.length).toBeGreaterThan(20);
  await expect(shareMenu(page)).not.toHaveAttribute("open");

  await watch(page, { share: true, shareError: "NotAllowedError" });
  await openReady(page, POST);
  await shareButton(page).click();
  await expect(shareMenu(page)).toHaveAttribute("open");
});

test("a letter's end has one button for the device's share sheet, and one that copies the link", async ({
  page,
  site,
}) => {
  await watch(page, { share: true });
  await openReady(page, POST);
  const end = page.getByRole("region", { name: "Share this story" });
  await expect(end.locator("summary, button, a").filter({ visible: true })).toHaveText([
    /^Share/,
    "Copy Link",
  ]);
  await end.locator("summary").click();
  expect((await traces(page)).shared).toMatchObject({ title: TITLE, url: site.url + POST });
  await expect(end.locator("details")).not.toHaveAttribute("open");
});

test("else a menu offers the networks, each in a small window @long", async ({
  page,
  site,
  context,
}) => {
  await context.route(/twitter\.com|facebook\.com/, (route) => route.fulfill({ body: "shared" }));
  await watch(page, {});
  await openReady(page, POST);
  const menu = shareMenu(page);
  await shareButton(page).click();
  await expect(menu.getByRole("link")).toHaveText(["Share on Twitter", "Share on Facebook"]);
  await expect(menu.getByRole("button", { name: "Copy Link" })).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(shareButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open");

  for (const [network, names] of [
    ["Twitter", ["text", "url"]],
    ["Facebook", ["quote", "u"]],
  ] as const) {
    await shareButton(page).click();
    const popup = page.waitForEvent("popup");
    await menu.getByRole("link", { name: `Share on ${network}` }).click();
    const opened = await popup;
    const query = new URL(opened.url()).searchParams;
    expect(query.get(names[0])).toContain(TITLE);
    expect(query.get(names[1])).toBe(site.url + POST);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
    await expect(menu).not.toHaveAttribute("open");
  }
  const { opened } = await traces(page);
  expect(opened).toHaveLength(2);
  for (const features of opened) expect(features).toMatch(/width=600,height=400/);

  await watch(page, { isBlocked: true });
  await openReady(page, POST);
  const tab = context.waitForEvent("page");
  const atTheEnd = page.getByRole("region", { name: "Share this story" });
  await atTheEnd.locator("summary").click();
  await atTheEnd.getByText("Twitter").click();
  await expect(await tab).toHaveURL(/^https:\/\/twitter\.com\/intent\/tweet\?/);
});

test("the link is copied, and says so for two seconds", async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
  await page.clock.install({ time: "2025-11-01T08:00:00Z" });
  await openReady(page, "/journey/srinagar-kashmir");
  await page.clock.pauseAt("2025-11-01T09:00:00Z");
  const button = page.getByRole("button", { name: "Copy Link" });
  await button.click();
  const copied = page.getByRole("button", { name: "Copied!" });
  await expect(copied).toBeVisible();
  await expect(page.getByText("URL copied to clipboard.").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/journey/srinagar-kashmir`,
  );
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(button).toBeVisible();
});

test("a video plays in its picture's place, and closes again", async ({ page, site, context }) => {
  await context.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Player</title>" }),
  );
  await openReady(page, collectionPath(site));
  const block = page.locator("main figure", { has: page.locator("a[href*='youtube']") }).first();
  const link = block.getByRole("link");
  const figure = page.locator("section[aria-labelledby=watch] figure").first();
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  const player = figure.locator("iframe");
  await expect(player).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1/,
  );
  await expect(player).toHaveAttribute("title", /./);
  await expect(player).toBeFocused();
  const after = await player.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
  expect(after?.y).toBe(before?.y);
  expect(await barriersInBothThemes(page)).toEqual([]);
  await figure.getByRole("button", { name: /^Close/ }).click();
  await expect(player).toHaveCount(0);
  await expect(figure.getByRole("link")).toBeFocused();
});
