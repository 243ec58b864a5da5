import type { Page } from "@playwright/test";
import { overlap } from "../layout-checks";
import { expect, field, openReady, test } from "./owner-page";

const PHONE = { width: 390, height: 844 };

const AT_HAND = ["Dashboard", "Blog Posts", "Journey Map", "Messages"];
const PARTS = [
  "Dashboard",
  "Home Page",
  "Blog Posts",
  "Places",
  "Journey Map",
  "Journey Stats",
  "Gallery",
  "Messages",
];
const ROOMS = ["Moments", "Photos", "Readers", "Site"];

const tabs = (page: Page) => page.getByRole("navigation", { name: "Admin" });
const more = (page: Page) => tabs(page).locator("summary");

async function names(page: Page) {
  const texts = await tabs(page).getByRole("link").allInnerTexts();
  return texts.map((text) => text.trim());
}

test("a phone has its tabs in one row at the foot, and every other one under More", async ({
  page,
  hasScripts,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, "/admin/places", hasScripts);
  expect(await names(page)).toEqual(AT_HAND);
  const bar = await tabs(page).boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(PHONE.height);
  expect(bar?.height).toBeLessThan(72);
  await expect(more(page)).toContainText("with Places, which is open");
  await more(page).click();
  expect((await names(page)).sort()).toEqual([...PARTS, ...ROOMS].sort());
  await tabs(page).getByRole("link", { name: "Journey Stats" }).click();
  await expect(page).toHaveURL("/admin/journey");
  await expect(more(page)).toContainText("with Journey Stats, which is open");
  await expect.poll(() => names(page)).toEqual(AT_HAND);
});

test("the keyboard opens More, and Escape closes it", async ({ page, hasScripts }) => {
  await page.setViewportSize(PHONE);
  await openReady(page, "/admin/posts", hasScripts);
  await expect(tabs(page).getByRole("link", { name: "Blog Posts" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await more(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(tabs(page).getByRole("link", { name: "Home Page" })).toBeFocused();
  if (!hasScripts) return;
  await page.keyboard.press("Escape");
  await expect(more(page)).toBeFocused();
  expect(await names(page)).toEqual(AT_HAND);
});

test("what stands at the foot of a phone's page is free of the tabs", async ({
  page,
  hasScripts,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, "/admin/journey", hasScripts);
  const save = page.getByRole("button", { name: "Save Changes" });
  expect(await overlap(save, tabs(page))).toBe(false);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await overlap(save, tabs(page))).toBe(false);
  await openReady(page, "/admin/account", hasScripts);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await overlap(page.locator("main"), tabs(page))).toBe(false);
});

test("a form over its list covers the tabs, and without scripts stands above them", async ({
  page,
  hasScripts,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, "/admin/pins/new", hasScripts);
  await expect(field(page, "Name")).toBeVisible();
  const isInDialog = await page.evaluate(
    ({ width, height }) =>
      document.elementFromPoint(width / 2, height - 2)?.closest("dialog") !== null,
    PHONE,
  );
  expect(isInDialog).toBe(hasScripts);
  const save = page.getByRole("button", { name: "Add Pin" });
  await expect(save).toBeInViewport({ ratio: 1 });
  if (!hasScripts) expect(await overlap(save, tabs(page))).toBe(false);
});

test("a wide screen has the eight parts and More in one row", async ({ page, hasScripts }) => {
  await openReady(page, "/admin/media", hasScripts);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => names(page), `${width}`).toEqual(PARTS);
    const rows = await tabs(page)
      .locator("a:visible, summary")
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
    expect(rows, `${width}`).toBe(1);
  }
  await expect(more(page)).toContainText("with Photos, which is open");
  await more(page).click();
  expect(await names(page)).toEqual([...PARTS, ...ROOMS]);
});

test("the rooms that are seldom touched are a list of five under Site", async ({
  page,
  hasScripts,
}) => {
  await openReady(page, "/admin/site", hasScripts);
  const rooms = page.locator("main").getByRole("listitem").getByRole("link");
  await expect(rooms).toHaveText(["Settings", "Pages", "Account", "Backups", "Bin"]);
  await rooms.filter({ hasText: "Bin" }).click();
  await expect(page).toHaveURL("/admin/bin");
  await expect(more(page)).toContainText("with Site, which is open");
});

test("'New moment' and 'I am here' stand once on every screen", async ({ page, hasScripts }) => {
  for (const path of ["/admin", "/admin/moments", "/admin/journey", "/admin/settings"]) {
    await openReady(page, path, hasScripts);
    for (const name of ["New moment", "I am here"]) {
      await expect(page.getByRole("link", { name, exact: true }), path).toHaveCount(1);
    }
  }
});
