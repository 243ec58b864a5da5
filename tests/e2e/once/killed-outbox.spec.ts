import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import sharp from "sharp";
import { expect, test } from "../../support/browser/browser";
import { sessionCookies, startBrowser } from "../../support/browser/killed-browser";
import { signInCookie } from "../../support/site/sign-in";
import { startSite } from "../../support/site/site-process";
import { deskIsKept } from "./kept-desk";

test.use({ serviceWorkers: "allow" });

/** More moments than the gate has time for: `KILLS=30 npx playwright test killed-outbox`. */
const KILLS = Number(process.env.KILLS ?? 2);
const LONGEST_MS = 1_500;
/** What may be lost of the typing before the end. */
const TYPED_MS = 2_000;

/** Of no two letters the same, so that one that came twice or went astray is seen. */
async function photograph(name: string, shade: number) {
  const background = { r: shade, g: 120, b: name.length };
  const create = { width: 300, height: 200, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
}

async function listening(page: Page) {
  await page.waitForFunction(() => !window.eventLog);
}

test("a browser that is killed while letters go to the outbox and leave it loses and doubles none @long", async () => {
  test.setTimeout(180_000 + KILLS * 60_000);
  const profile = await mkdtemp(join(tmpdir(), "outbox-killed-"));
  const dataDir = await mkdtemp(join(tmpdir(), "site-outbox-"));
  const settings = { DATA_DIR: dataDir, SEED: "empty" };
  let site = await startSite(settings);
  const { url } = site;
  const cookies = sessionCookies(await signInCookie(url), url);
  const first = await startBrowser(profile, cookies);
  await first.page.goto(`${url}/admin`);
  await deskIsKept(first.page);
  await first.kill();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await site.stop();
    const writing = await startBrowser(profile, cookies);
    await writing.page.goto(`${url}/admin/posts/new`);
    await listening(writing.page);
    await writing.page.locator("input[name=title]").fill(`Letter ${kill}`);
    await writing.page.locator("[contenteditable=true]").fill("Written in a tunnel.");
    await writing.page
      .getByLabel("Picture from this device")
      .setInputFiles(await photograph("featured", 8 * kill));
    await writing.page.getByLabel("Add pictures").setInputFiles(await photograph("in", 8 * kill));
    await sleep(TYPED_MS);
    await writing.page.getByRole("button", { name: "Publish", exact: true }).click();
    await sleep(Math.random() * LONGEST_MS);
    await writing.kill();

    site = await startSite({ ...settings, PORT: new URL(url).port });
    const sending = await startBrowser(profile, cookies);
    await sending.page.goto(`${url}/admin/outbox`, { waitUntil: "commit" });
    await sleep(Math.random() * LONGEST_MS);
    await sending.kill();
  }
  const last = await startBrowser(profile, cookies);
  await last.page.goto(`${url}/admin/outbox`);
  // A picture that was cut off is taken up after a pause.
  await expect(last.page.getByRole("main")).toContainText("Nothing waits", {
    timeout: 90_000 + KILLS * 5_000,
  });
  const database = new Database(join(dataDir, "site.db"), { readonly: true });
  const count = (query: string, value: string) =>
    Number(database.prepare(query).pluck().get(value));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const title = `Letter ${kill}`;
    const saved = count("select count(*) from blog_posts where title = ?", title);
    expect(saved, `${title} is not doubled`).toBeLessThanOrEqual(1);
    // Killed before it went to the outbox, it is a draft.
    const drafted = () =>
      count(`select count(*) from drafts where "values" ->> 'title' = ?`, title);
    if (saved === 0) await expect.poll(drafted, { message: `${title} is not lost` }).toBe(1);
    const pictured = "select count(*) from blog_posts where title = ? and featured_image is null";
    expect(count(pictured, title), `${title} has its picture`).toBe(0);
    const shown = "select content from blog_posts where title = ?";
    const text = String(database.prepare(shown).pluck().get(title) ?? "");
    if (saved === 1) expect(text.match(/<img/g), `${title} shows its picture once`).toHaveLength(1);
  }
  // Those of a draft are on their way by themselves.
  const pictures = () => Number(database.prepare("select count(*) from pictures").pluck().get());
  await expect.poll(pictures, { timeout: 90_000 }).toBe(2 * KILLS);
  database.close();
  await last.kill();
  await site.stop();
  await rm(profile, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});
