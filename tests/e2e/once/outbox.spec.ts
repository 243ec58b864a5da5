import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import sharp from "sharp";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { waitingCount } from "../../support/browser/device-entries";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";
import { deskIsKept, isKept } from "./kept-desk";

const NO_LINE = "No line: this page is as this device saw it";

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: "allow" as const };

/** A site that can be gone for a while, and the phone of its owner, which can be switched off. */
async function startRoad() {
  const profile = await mkdtemp(join(tmpdir(), "owner-"));
  const dataDir = await copyTemplate("demo");
  let site = await startSite({ DATA_DIR: dataDir });
  const { url } = site;
  let browser: BrowserContext | null = null;
  return {
    url,
    async restartPhone() {
      await browser?.close();
      browser = await chromium.launchPersistentContext(profile, {
        ...chromiumOptions(),
        ...phone,
        baseURL: url,
      });
      return browser.pages()[0] ?? (await browser.newPage());
    },
    cutLine: () => site.stop(),
    async mendLine() {
      site = await startSite({ DATA_DIR: dataDir, PORT: new URL(url).port });
    },
    value(query: string) {
      const client = new Database(join(dataDir, "site.db"), { readonly: true });
      const found = client.prepare(query).pluck().get();
      client.close();
      return found;
    },
    /** While the site is stopped, as another device would have through it. */
    change(query: string) {
      const client = new Database(join(dataDir, "site.db"));
      client.exec(query);
      client.close();
    },
    async end() {
      await browser?.close();
      await site.stop();
      await rm(profile, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Road = Awaited<ReturnType<typeof startRoad>>;

/** The phone of the owner who has signed in and waited: all that opens without a line is on it. */
async function openDesk(road: Road) {
  const page = await road.restartPhone();
  await signIn(page);
  await open(page, "/admin");
  await deskIsKept(page);
  return page;
}

function ownerCaches(page: Page) {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name === "owner"));
}

/** How many forms this browser has in its outbox. */
const waitingForms = (page: Page) => waitingCount(page, "form");

/** What the browser does once there is a line again, for a site of which no page is open. */
async function backgroundSync(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const about = { registrationId: await registered, tag: "device", lastChance: false };
  await session.send("ServiceWorker.dispatchSyncEvent", { origin, ...about });
}

function rows(page: Page) {
  return page.getByRole("main").locator("ol > li");
}

async function photograph() {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = { width: 600, height: 400, channels: 3, background: "#888", noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}

test("without a line the desk opens after a restart; what is saved there arrives once, in order @long", async () => {
  test.setTimeout(240_000);
  const road = await startRoad();
  try {
    let page = await openDesk(road);
    const pictures = Number(road.value("select count(*) from pictures"));
    const id = String(road.value("select id from blog_posts limit 1"));
    const title = String(road.value(`select title from blog_posts where id = '${id}'`));
    await open(page, `/admin/posts/${id}`);
    await isKept(page, `/admin/posts/${id}`);

    await road.cutLine();
    page = await road.restartPhone();
    for (const path of ["/admin", "/admin/posts", "/admin/gallery/new", "/admin/outbox"]) {
      await open(page, path);
      await expect(page.getByText(NO_LINE)).toBeVisible();
    }
    await expect(page.getByText("Nothing waits")).toBeVisible();
    await open(page, `/admin/posts/${id}`);
    await expect(page.locator("input[name=title]")).toHaveValue(title);
    await open(page, "/admin/account");
    await expect(page).toHaveURL(/\/offline\?from=/);

    // As one who presses before the page's scripts are there.
    await open(page, "/admin/moments/new");
    await page.getByLabel("What happened").fill("A heron on the stern.");
    const moment = page
      .getByRole("main")
      .locator("form", { has: page.getByLabel("What happened") });
    await moment.evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(/\/admin\/outbox$/);
    await expect(rows(page)).toContainText(["New Moment: A heron on the stern."]);

    await open(page, "/admin/here");
    await page.getByRole("button", { name: "I am here" }).click();
    await expect(page.getByText("Choose a place, or name a new one.").first()).toBeVisible();
    const destination = road.value("select id from destinations limit 1");
    await page.getByLabel("Known place").selectOption(`destination:${destination}`);
    await page.getByLabel("One line about it").fill("Rain on the jetty");
    await page.getByRole("button", { name: "I am here" }).click();
    await expect(page).toHaveURL(/\/admin\/outbox$/);
    const named = `select name from destinations where id = '${destination}'`;
    const placeName = String(road.value(named));
    await expect(rows(page).nth(1)).toContainText(`I am here: ${placeName}`);

    // It says something else each time: the next one begins with nothing of it.
    await open(page, "/admin/here");
    await expect(page.getByLabel("One line about it")).toHaveValue("");
    await expect(page.getByText("Draft restored")).toBeHidden();

    await open(page, "/admin/posts/new");
    await page.locator("input[name=title]").fill("Written on a houseboat");
    await page.locator("[contenteditable=true]").fill("No signal since the jetty.");
    await page
      .getByLabel("Picture from this device")
      .setInputFiles({ name: "boat.jpg", mimeType: "image/jpeg", buffer: await photograph() });
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/outbox$/);
    await expect(rows(page)).toContainText(["heron", "I am here", "Written on a houseboat"]);
    await expect(rows(page).nth(2)).toContainText("1 photograph");
    expect(await barriersInBothThemes(page)).toEqual([]);

    page = await road.restartPhone();
    await open(page, "/admin/outbox");
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("link", { name: "Open Written on a houseboat" }).click();
    await expect(page.locator("input[name=title]")).toHaveValue("Written on a houseboat");
    // For as long as what is typed takes to be kept: who only looks has typed nothing.
    await page.waitForTimeout(1_000);
    await open(page, "/admin/outbox");
    await expect(rows(page)).toHaveCount(3);

    await road.mendLine();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Nothing waits")).toBeVisible();
    const letters = "select count(*) from blog_posts where title = 'Written on a houseboat'";
    expect(road.value(letters)).toBe(1);
    expect(road.value(letters.replace("count(*)", "featured_image"))).toMatch(/^\/media\//);
    expect(road.value(letters.replace("count(*)", "content"))).toContain("since the jetty");
    expect(road.value("select current_location from moves order by moved_at desc limit 1")).toBe(
      placeName,
    );
    expect(road.value("select count(*) from moments where text like '%heron%'")).toBe(1);
    expect(road.value("select count(*) from idempotency_keys")).toBe(3);
    expect(Number(road.value("select count(*) from pictures")) - pictures).toBe(1);
  } finally {
    await road.end();
  }
});

test("a page is on the phone only with its code, however soon the line is gone @long", async () => {
  const road = await startRoad();
  try {
    const page = await road.restartPhone();
    await signIn(page);
    await open(page, "/admin");
    await isKept(page, "/admin/outbox");
    await road.cutLine();
    await open(page, "/admin/outbox");
    await expect(page.getByText("Nothing waits")).toBeVisible();
    await open(page, "/admin/settings");
    await expect(page.getByText("is not on this device yet")).toBeVisible();
  } finally {
    await road.end();
  }
});

test("signing out asks, and leaves nothing of the owner's on the phone; so does a session that was ended @long", async () => {
  test.setTimeout(240_000);
  const road = await startRoad();
  try {
    const page = await openDesk(road);
    await road.cutLine();
    await open(page, "/admin/here");
    await page.getByLabel("Or a new name").fill("Munnar, Kerala");
    await page.getByRole("button", { name: "I am here" }).click();
    await expect(rows(page)).toHaveCount(1);

    // Ended elsewhere: what waits stays and is shut, until the owner signs in.
    road.change("delete from sessions");
    await road.mendLine();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    // The page that was kept asks for a new one, and meets the form of signing in.
    await expect(page).toHaveURL(/redirectTo/);
    await page.waitForLoadState();
    await expect.poll(() => ownerCaches(page)).toEqual([]);
    expect(await waitingForms(page)).toBe(1);
    expect(road.value("select count(*) from idempotency_keys")).toBe(0);

    await signIn(page);
    await open(page, "/admin");
    await expect.poll(() => waitingForms(page)).toBe(0);
    expect(road.value("select current_location from moves order by moved_at desc limit 1")).toBe(
      "Munnar, Kerala",
    );
    await deskIsKept(page);

    const id = String(road.value("select id from blog_posts limit 1"));
    await open(page, `/admin/posts/${id}`);
    await isKept(page, `/admin/posts/${id}`);
    await road.cutLine();
    await page.locator("input[name=title]").fill("Of the phone");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(rows(page)).toContainText(["Of the phone"]);
    road.change("update blog_posts set title = 'Of the desk', version = version + 1");
    await road.mendLine();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(rows(page)).toContainText(["A newer text is on the site"]);
    await page.getByRole("button", { name: "Open Of the phone" }).click();
    await expect(page.getByText("Somebody saved a newer version meanwhile").first()).toBeVisible();
    await expect(page.locator("input[name=title]")).toHaveValue("Of the phone");
    await expect(page.getByText("Of the desk").first()).toBeVisible();

    await open(page, "/admin/outbox");
    await page.getByRole("button", { name: "Exit Admin" }).click();
    await page.getByRole("button", { name: "Sign out and delete" }).click();
    await expect(page).toHaveURL(`${road.url}/`);
    await expect.poll(() => ownerCaches(page)).toEqual([]);
    expect(await waitingForms(page)).toBe(0);
  } finally {
    await road.end();
  }
});

test("what waits is sent though no page of the site is open any more @long", async () => {
  test.setTimeout(240_000);
  const road = await startRoad();
  try {
    const page = await openDesk(road);
    await road.cutLine();
    await open(page, "/admin/moments/new");
    await page.getByLabel("What happened").fill("Written before the tab was closed.");
    await page
      .getByLabel("Picture from this device")
      .setInputFiles({ name: "tab.jpg", mimeType: "image/jpeg", buffer: await photograph() });
    await page.getByRole("button", { name: "Save moment" }).click();
    await expect(rows(page)).toHaveCount(1);
    const elsewhere = await page.context().newPage();
    await page.close();
    await road.mendLine();
    await backgroundSync(elsewhere, road.url);
    const moments = "from moments where text like '%tab was closed%'";
    await expect.poll(() => road.value(`select count(*) ${moments}`)).toBe(1);
    expect(road.value(`select picture ${moments}`)).toMatch(/^\/media\//);
    const again = await elsewhere.context().newPage();
    await open(again, "/admin/outbox");
    await expect(again.getByText("Nothing waits")).toBeVisible();
    expect(road.value(`select count(*) ${moments}`)).toBe(1);
  } finally {
    await road.end();
  }
});
