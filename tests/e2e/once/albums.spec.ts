import { join } from "node:path";
import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { type SiteProcess, startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";

test.use({
  launchOptions: chromiumOptions(),
  serviceWorkers: "allow",
});

const ALBUM = "/gallery/long-album";
const PHOTOS = 75;
let site: SiteProcess;

/** An album of the demo's photographs, longer than a page. */
function addLongAlbum(file: string) {
  const client = new Database(file);
  const urls = client
    .prepare("select distinct url from gallery_media where type = 'photo' limit 12")
    .pluck()
    .all();
  const now = Date.now();
  client
    .prepare(
      `insert into gallery_collections (id, title, location, cover_image, created_at, updated_at)
       values ('long-album', 'The long road', 'Jodhpur and Udaipur', ?, ?, ?)`,
    )
    .run(urls[0], now, now);
  const add = client.prepare(
    `insert into gallery_media (id, collection_id, type, url, title, sort_order, created_at)
     values (?, 'long-album', 'photo', ?, ?, ?, ?)`,
  );
  for (let index = 0; index < PHOTOS; index++) {
    add.run(`photo-${index + 1}`, urls[index % urls.length], `Mile ${index + 1}`, index, now);
  }
  client.close();
}

test.beforeAll(async () => {
  const dataDir = await copyTemplate("demo");
  addLongAlbum(join(dataDir, "site.db"));
  site = await startSite({ DATA_DIR: dataDir });
});
test.afterAll(() => site.stop());

const lightboxOf = (page: Page) => page.getByRole("dialog", { name: "Photos: The long road" });
const saysOf = (page: Page) => lightboxOf(page).getByRole("status");

async function openAlbum(page: Page) {
  await open(page, site.url + ALBUM);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#photos a") ?? {}).some((key) => key.startsWith("__react")),
  );
}

test("the lightbox counts the whole album and goes on to the next page's photographs @long", async ({
  page,
}) => {
  await openAlbum(page);
  await page.locator("#photos a").nth(58).click();
  await expect(saysOf(page)).toHaveText("Photo 59 of 75: Mile 59");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(saysOf(page)).toHaveText("Photo 61 of 75: Mile 61");
  await expect(page).toHaveURL(/\/photos\/photo-61$/);
  await page.goBack();
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(site.url + ALBUM);

  await page.locator("#photos a").first().click();
  await expect(saysOf(page)).toHaveText("Photo 1 of 75: Mile 1");
  await page.keyboard.press("ArrowLeft");
  await expect(saysOf(page)).toHaveText("Photo 75 of 75: Mile 75");
  await expect(lightboxOf(page).locator('[aria-hidden="false"] img').last()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.locator("#photos > li")).toHaveCount(75);
  await expect(page.locator(".opening-picture")).toBeVisible();
  await expect(page.getByRole("heading", { name: "On the map" })).toBeVisible();
});

test("a slideshow begins with a press, tells no one what moves by itself, and ends with Escape @long", async ({
  page,
}) => {
  await openAlbum(page);
  await page.getByRole("link", { name: "Slideshow" }).click();
  const pause = lightboxOf(page).getByRole("button", { name: "Pause slideshow" });
  await expect(pause).toBeVisible();
  await expect(saysOf(page)).toHaveText("Photo 1 of 75: Mile 1");
  expect(await barriersInBothThemes(page)).toEqual([]);
  const counter = lightboxOf(page).locator(".pswp__counter");
  await expect(counter).toHaveText("2 / 75");
  await expect(saysOf(page)).toHaveText("Photo 1 of 75: Mile 1");
  await expect(page).toHaveURL(/\/photos\/photo-2$/);
  const fades = () =>
    page.evaluate(() => {
      const animations = document.querySelector(".pswp")?.getAnimations({ subtree: true }) ?? [];
      return animations.filter((one) => !(one instanceof CSSAnimation)).length;
    });
  expect(await fades(), "motion is unwelcome here").toBe(0);

  await page.keyboard.press("Space");
  const play = lightboxOf(page).getByRole("button", { name: "Play slideshow" });
  await expect(play).toBeVisible();
  await expect(saysOf(page)).toHaveText("Photo 2 of 75: Mile 2");
  await play.click();
  await expect(pause).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(site.url + ALBUM);
  await page.locator("#photos a").first().click();
  await expect(play).toBeVisible();
});

test("an album is kept with all of its pages, whose photographs the lightbox shows without a network @long", async ({
  page,
  context,
  calm,
}) => {
  calm.allow(/net::ERR_|Failed to load resource|Failed to fetch/);
  await openAlbum(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: "Keep for offline" }).click();
  await expect(page.getByText("Kept for offline")).toBeVisible();
  await context.setOffline(true);
  await openAlbum(page);
  await page.locator("#photos a").nth(59).click();
  await expect(saysOf(page)).toHaveText("Photo 60 of 75: Mile 60");
  await page.keyboard.press("ArrowRight");
  await expect(saysOf(page)).toHaveText("Photo 61 of 75: Mile 61");
  await page.keyboard.press("Escape");
  await open(page, `${site.url}${ALBUM}?page=2`);
  await expect(page.locator("#photos > li")).toHaveCount(15);
  await context.setOffline(false);
});
