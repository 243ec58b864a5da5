import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { phoneDrafts, phoneDraftText } from "../../support/browser/device-entries";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { publicPages } from "../public-pages";

test.use({ serviceWorkers: "allow" });

const OFFLINE =
  /net::ERR_|Failed to load resource|Failed to fetch manifest patches|error occurred when fetching the script/;
const REACHED = "/letters/night-bus-to-amritsar";
const KEPT_HERE = "Kept here. It will be sent when you are online again.";

async function underControl(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The page is in one of the worker's caches. */
async function isKept(page: Page, path: string) {
  const found = () => page.evaluate(async (at) => Boolean(await caches.match(at)), path);
  await expect.poll(found, { message: `${path} is kept` }).toBe(true);
}

/** The first visit to a page, and the worker's too. */
async function firstVisit(page: Page, address: string) {
  await open(page, address);
  await underControl(page);
  await isKept(page, new URL(address, page.url()).pathname);
}

function cacheNames(page: Page) {
  return page.evaluate(() => caches.keys());
}

test("pages that were seen open without a network, all others lead to what there is @long", async ({
  page,
  context,
  site,
  calm,
}) => {
  calm.allow(OFFLINE);
  await firstVisit(page, "/");
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  for (const { path } of publicPages) {
    await open(page, path(site));
    await isKept(page, path(site));
  }
  // Reached through a link: its page is kept although only its data was asked for.
  await open(page, "/letters");
  await page.locator(`a[href="${REACHED}"]:visible`).first().click();
  await isKept(page, REACHED);

  await context.setOffline(true);
  await open(page, "/journey");
  const land = (await page.locator("main use").first().getAttribute("href"))?.split("#")[0] ?? "";
  expect(await page.evaluate(async (path) => (await fetch(path)).ok, land)).toBe(true);
  for (const { path, heading } of publicPages) {
    expect(await open(page, path(site))).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText("Kept copy from")).toBeVisible();
  }
  await open(page, REACHED);
  await expect(page.getByText("Kept copy from a moment ago")).toBeVisible();

  // From page to page, as one reads.
  await page.getByRole("navigation").getByRole("link", { name: "Letters" }).first().click();
  await expect(page).toHaveURL(/\/letters$/);
  await page
    .getByRole("link", { name: /Delhi Streets/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Delhi Streets/ })).toBeVisible();

  await open(page, "/letters/first-light-on-dal-lake");
  await expect(page).toHaveURL(/\/offline\?from=/);
  await expect(page.getByText("no copy of /letters/first-light-on-dal-lake")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Night Bus/ })).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /First Light/ })).toBeVisible();
  await expect(page.getByText("Kept copy from")).toHaveCount(0);
});

async function picturesShown(page: Page) {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("article header img")];
    return pictures.map((picture) => picture.complete && picture.naturalWidth > 0);
  });
}

test("a letter kept on purpose opens with its pictures after a restart", async ({ site }) => {
  const profile = await mkdtemp(join(tmpdir(), "reader-"));
  const settings = { ...chromiumOptions(), baseURL: site.url, serviceWorkers: "allow" as const };
  const path = "/letters/first-light-on-dal-lake";
  let reader: BrowserContext | null = null;
  try {
    reader = await chromium.launchPersistentContext(profile, settings);
    const page = await reader.newPage();
    await firstVisit(page, path);
    await page.getByRole("button", { name: "Keep for offline" }).click();
    await expect(page.getByText("Kept for offline")).toBeVisible();
    await expect(page.getByText(/^\d+\.\d MB$/)).toBeVisible();
    await reader.close();

    // A wider window wants a width that was never seen.
    const wide = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 };
    reader = await chromium.launchPersistentContext(profile, {
      ...settings,
      ...wide,
      offline: true,
    });
    const later = await reader.newPage();
    await open(later, path);
    await expect(later.getByText("Kept for offline")).toBeVisible();
    await expect.poll(() => picturesShown(later)).toEqual([true]);

    await open(later, "/offline");
    const row = later.getByRole("listitem").filter({ hasText: "Letter ·" });
    await expect(row).toContainText("First Light on Dal Lake");
    await row.getByRole("button").click();
    await expect(later.getByText("Nothing yet.")).toBeVisible();
    const left = await later.evaluate(
      async () => (await (await caches.open("kept")).keys()).length,
    );
    expect(left).toBe(0);
  } finally {
    await reader?.close();
    await rm(profile, { recursive: true, force: true });
  }
});

async function writeTo(page: Page, message: string) {
  const form = page.locator("#contact form");
  await form.getByLabel("Name").fill("Asha");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByLabel("Subject").selectOption("General Question");
  await form.getByLabel("Message").fill(message);
  // Kept or not, the answer leads to a new document.
  await Promise.all([page.waitForEvent("load"), form.getByRole("button").click()]);
}

async function subscribe(page: Page, email: string) {
  const form = page.locator("form", { has: page.getByRole("button", { name: "Subscribe" }) });
  await form.getByRole("textbox").fill(email);
  // Kept or not, the answer leads to a new document.
  await Promise.all([page.waitForEvent("load"), form.getByRole("button").click()]);
}

test("what is sent while the site is down arrives once, and is not said to have before @long", async ({
  page,
  context,
  calm,
}) => {
  calm.allow(OFFLINE);
  const dataDir = await copyTemplate("demo");
  let site = await startSite({ DATA_DIR: dataDir });
  const { port: PORT } = new URL(site.url);
  const count = (table: string, where: string) => {
    const client = new Database(join(dataDir, "site.db"), { readonly: true });
    const found = client.prepare(`select count(*) from ${table} where ${where}`).pluck().get();
    client.close();
    return found;
  };
  try {
    await firstVisit(page, `${site.url}/about`);
    await open(page, `${site.url}/newsletter`);
    await isKept(page, "/newsletter");
    await open(page, `${site.url}/about`);

    // The site takes the message and dies before it can say so.
    await context.route("**/about.data", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await site.stop();
      await route.abort();
    });
    await writeTo(page, "Is the night train running?");
    await expect(page.getByText(KEPT_HERE)).toBeVisible();
    await expect(page.getByText("Message sent successfully!")).toHaveCount(0);
    expect(count("contact_messages", "message like 'Is the night train%'")).toBe(1);

    await open(page, `${site.url}/newsletter`);
    await subscribe(page, "asha.waits@example.com");
    await expect(page.getByText(KEPT_HERE)).toBeVisible();
    await subscribe(page, "nobody@nowhere");
    await expect(page.getByText(KEPT_HERE)).toBeVisible();
    await expect(page.getByText("Successfully subscribed!")).toHaveCount(0);
    await open(page, `${site.url}/offline`);
    await expect(page.getByText(KEPT_HERE)).toHaveCount(2);

    site = await startSite({ DATA_DIR: dataDir, PORT });
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Subscription failed").first()).toBeVisible();
    await expect(page.getByText(/valid email/).first()).toBeVisible();
    await expect(page.getByText(KEPT_HERE)).toHaveCount(0);
    expect(count("contact_messages", "message like 'Is the night train%'")).toBe(1);
    expect(count("newsletter_subscribers", "email = 'asha.waits@example.com'")).toBe(1);

    // Switched off from the server: the browser lets go of the worker and of all it kept.
    await site.stop();
    site = await startSite({ DATA_DIR: dataDir, PORT, SERVICE_WORKER: "off" });
    await open(page, `${site.url}/about`);
    const namesAfterUpdate = async () => {
      // A busy browser puts its own look for a newer worker off.
      await page.evaluate(async () => {
        // One that is about to go takes no newer one.
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {});
      });
      return cacheNames(page);
    };
    // The former worker first finishes what it has begun, and a busy disk removes files slowly.
    await expect.poll(namesAfterUpdate, { timeout: 60_000 }).toEqual([]);
    const isControlled = async () => {
      await open(page, `${site.url}/about`);
      return page.evaluate(() => navigator.serviceWorker.controller !== null);
    };
    await expect.poll(isControlled).toBe(false);
    await expect(page.locator("#contact form")).toBeVisible();
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** The site behind another address, where `deploy` gives it a service worker of a newer build. */
async function deployable(site: string) {
  let build = 0;
  const server = createServer(async ({ url = "/", headers }, response) => {
    const asked = { headers: { host: headers.host ?? "", cookie: headers.cookie ?? "" } };
    const answer = await fetch(site + url, { ...asked, redirect: "manual" });
    const kept = [...answer.headers].filter(([name]) => !/encoding|length/.test(name));
    const body = Buffer.from(await answer.arrayBuffer());
    const worker = () => body.toString().replace(/"[0-9a-f]{12}"/g, `"build-${build}"`);
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(url === "/sw.js" ? worker() : body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async deploy(page: Page) {
      build += 1;
      // The browser may be asking already, and then does not ask once more.
      const arrived = async () => {
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.ready).update();
        });
        return cacheNames(page);
      };
      await expect.poll(arrived).toContain(`shell-build-${build}`);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("a new version waits for a yes, and takes nothing from the old one until then @long", async ({
  page,
  context,
  site,
  calm,
}) => {
  calm.allow(OFFLINE);
  const { url, deploy, close } = await deployable(site.url);
  const shells = async () => {
    const names = await cacheNames(page);
    return names.filter((name) => name.startsWith("shell-")).sort();
  };
  const update = page.getByText("App Update Available").first();
  try {
    await firstVisit(page, `${url}/about`);
    expect(await shells()).toEqual(["shell-build-0"]);

    await deploy(page);
    await expect(update).toBeVisible();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(update).toHaveCount(0);
    expect(await shells()).toEqual(["shell-build-0", "shell-build-1"]);
    await context.setOffline(true);
    await open(page, `${url}/letters`);
    await expect(page.getByRole("heading", { level: 1, name: "Read offline" })).toBeVisible();
    await context.setOffline(false);
    await open(page, `${url}/about`);

    await deploy(page);
    await expect(update).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Refresh" }).click();
    await reloaded;
    await expect(page.locator("#contact form")).toBeVisible();
    await expect.poll(shells).toEqual(["shell-build-2"]);
    await context.setOffline(true);
    await open(page, `${url}/letters`);
    await expect(page.getByRole("heading", { level: 1, name: "Read offline" })).toBeVisible();
  } finally {
    close();
  }
});

test("the offer of a new version stays for ten seconds @long", async ({ page, site, calm }) => {
  calm.allow(OFFLINE);
  const { url, deploy, close } = await deployable(site.url);
  const offer = page.getByText("App Update Available").first();
  try {
    await page.clock.install();
    await firstVisit(page, `${url}/about`);
    await deploy(page);
    // What counts the seconds comes with the buttons; the bare words stand before it.
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    await page.clock.runFor(8_000);
    await expect(offer).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(offer).toHaveCount(0);
  } finally {
    close();
  }
});

test("nothing of the owner stays behind", async ({ page, site, calm }) => {
  // A slow machine sends what was typed before its line is back.
  calm.allow(OFFLINE);
  await firstVisit(page, "/");
  await open(page, "/admin");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Blog Posts" }).first().click();
  await expect(page).toHaveURL(/\/admin\/posts/);
  await open(page, "/admin/posts/new?title=Night+bus&text=From+the+phone");
  await expect(page.locator("[name=title]")).toHaveValue("Night bus");
  await expect(page.locator("[name=content]")).toHaveValue("From the phone");
  // A draft is kept from the moment that scripts have taken over.
  const excerpt = page.locator("[name=excerpt]");
  const isTakenOver = (node: Element) => Object.keys(node).some((key) => key.startsWith("__react"));
  await expect.poll(() => excerpt.evaluate(isTakenOver)).toBe(true);
  // Without a line it waits here; with one it would be sent.
  await page.context().setOffline(true);
  await page.getByText("About this letter").click();
  await excerpt.fill("Nobody may read this yet.");
  await expect.poll(() => phoneDraftText(page)).toContain("Nobody may read this yet.");
  await page.context().setOffline(false);
  await open(page, "/journey");
  await page.evaluate(() => fetch("/api/contact/messages"));
  await open(page, "/admin");
  await expect.poll(() => phoneDrafts(page)).toEqual([]);
  await page.getByRole("button", { name: "Exit Admin" }).click();
  await expect(page.getByText("Logged out").first()).toBeVisible();

  expect(await phoneDrafts(page)).toEqual([]);
  const stored = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      if (name.startsWith("shell-")) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) found.push(new URL(url).pathname);
    }
    return found;
  });
  // Pages that were read before signing in are everybody's.
  const everybodys = /^\/(media|icons|assets\/land-|search-texts\.json$)/;
  expect(stored.filter((path) => !everybodys.test(path))).toEqual(["/"]);
  expect(site.takeErrors()).toBe("");
});

test("a full device says so and goes on reading @long", async ({ page, context, site, calm }) => {
  calm.allow(OFFLINE);
  await firstVisit(page, "/journey");
  const client = await context.newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await client.send("Storage.overrideQuotaForOrigin", {
    origin: site.url,
    quotaSize: used + 200_000,
  });
  await page.getByRole("button", { name: "Keep the whole journey" }).click();
  await expect(page.getByText("There is not enough room on this device.")).toBeVisible();
  await open(page, "/offline");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await open(page, "/letters");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await open(page, "/journey");
  await expect(page.getByText("Kept copy from")).toBeVisible();
});
