import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "../../support/browser/browser";
import { sessionCookies, startBrowser } from "../../support/browser/killed-browser";
import { signInCookie } from "../../support/site/sign-in";
import { startSite } from "../../support/site/site-process";

/** More moments than the gate has time for: `KILLS=50 npx playwright test killed-writing`. */
const KILLS = Number(process.env.KILLS ?? 2);
const WORD_MS = 150;
const LONGEST_MS = 5_000;
/** What may be lost of the typing before the end. */
const LOST_MS = 2_000;

/** Opens the letter; its text, once the editor stands in the place of the plain field. */
async function openText(
  { page, troubles }: Awaited<ReturnType<typeof startBrowser>>,
  address: string,
) {
  await page.goto(address);
  const text = page.locator("[contenteditable=true]");
  await text.waitFor().catch((error) => {
    throw new Error([error.message, ...troubles].join("\n"));
  });
  return text;
}

test("a browser that is killed while its owner writes loses two seconds at most, with and without a line @long", async () => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const profile = await mkdtemp(join(tmpdir(), "browser-killed-"));
  const dataDir = await mkdtemp(join(tmpdir(), "site-writing-"));
  const site = await startSite({ DATA_DIR: dataDir, SEED: "empty" });
  const cookie = await signInCookie(site.url);
  const cookies = sessionCookies(cookie, site.url);
  const made = await fetch(`${site.url}/api/blog-posts`, {
    method: "POST",
    headers: { cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Written in a bus" }),
  });
  const { id } = (await made.json()) as { id: string };
  const address = `${site.url}/admin/posts/${id}`;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const written = await startBrowser(profile, cookies);
    const text = await openText(written, address);
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
    const found = await openText(read, address);
    if (safe) await expect(found).toContainText(`${safe.word} `);
    await read.kill();
  }
  await site.stop();
  await rm(profile, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});
