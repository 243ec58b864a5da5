import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { signInCookie } from "../../support/site/sign-in";
import { startSite } from "../../support/site/site-process";

/** More moments than the gate has time for: `KILLS=50 npx playwright test killed-writing`. */
const KILLS = Number(process.env.KILLS ?? 2);
const WORD_MS = 150;
const LONGEST_MS = 5_000;
/** What may be lost of the typing before the end. */
const LOST_MS = 2_000;

type Cookies = { name: string; value: string; url: string }[];

/** A browser in a process group of its own, whose profile outlives it. */
async function startBrowser(profile: string, cookies: Cookies) {
  const { executablePath, args } = chromiumOptions({ images: false });
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...own], { detached: true });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error("The browser has no context.");
  await context.addCookies(cookies);
  return {
    context,
    page: await context.newPage(),
    async kill() {
      const ended = once(child, "exit");
      process.kill(-Number(child.pid), "SIGKILL");
      await ended;
      await browser.close().catch(() => {});
    },
  };
}

/** Where the browser takes orders; it says so once it runs. */
async function addressOf(child: ChildProcess) {
  let output = "";
  for await (const part of child.stderr ?? []) {
    output += part;
    const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${output}`);
}

/** Opens the letter; its text, once the editor stands in the place of the plain field. */
async function openText(page: Page, address: string) {
  await page.goto(address);
  const text = page.locator("[contenteditable=true]");
  await text.waitFor();
  return text;
}

test("a browser that is killed while its owner writes loses two seconds at most, with and without a line", async () => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const profile = await mkdtemp(join(tmpdir(), "browser-killed-"));
  const dataDir = await mkdtemp(join(tmpdir(), "site-writing-"));
  const site = await startSite({ DATA_DIR: dataDir, SEED: "empty" });
  const cookie = await signInCookie(site.url);
  const cookies = cookie.split("; ").map((one) => {
    const [name = ""] = one.split("=", 1);
    return { name, value: one.slice(name.length + 1), url: site.url };
  });
  const made = await fetch(`${site.url}/api/blog-posts`, {
    method: "POST",
    headers: { cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Written in a bus" }),
  });
  const { id } = (await made.json()) as { id: string };
  const address = `${site.url}/admin/posts/${id}`;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const written = await startBrowser(profile, cookies);
    const text = await openText(written.page, address);
    await text.fill("");
    await written.context.setOffline(kill % 2 === 1);
    const entered: { word: string; at: number }[] = [];
    const end = Date.now() + LOST_MS + Math.random() * (LONGEST_MS - LOST_MS);
    while (Date.now() < end) {
      const word = `${kill}.${entered.length}`;
      await text.pressSequentially(`${word} `);
      entered.push({ word, at: Date.now() });
      await sleep(WORD_MS);
    }
    await written.kill();
    const killedAt = Date.now();
    const safe = entered.findLast(({ at }) => at < killedAt - LOST_MS);
    const read = await startBrowser(profile, cookies);
    const found = await openText(read.page, address);
    if (safe) await expect(found).toContainText(`${safe.word} `);
    await read.kill();
  }
  await site.stop();
  await rm(profile, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});
