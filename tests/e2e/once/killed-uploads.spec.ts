import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "../../support/browser/browser";
import { signInCookie } from "../../support/site/sign-in";
import { startSite } from "../../support/site/site-process";

/** More moments than the gate has time for: `KILLS=50 npx playwright test killed-uploads`. */
const KILLS = Number(process.env.KILLS ?? 4);
const LONGEST_MS = 2_500;
const SENDERS = 3;

test("a site that is killed while pictures come in keeps what it acknowledged, and nothing by halves @long", async () => {
  test.setTimeout(60_000 + KILLS * 20_000);
  // Not from the template: other sites share its pictures, and sweep what they do not know.
  const dataDir = await mkdtemp(join(tmpdir(), "site-killed-"));
  const start = () => startSite({ DATA_DIR: dataDir, SEED: "empty" });
  const checked = new Set<string>();
  const acknowledged: string[] = [];
  const refused: number[] = [];
  let drawn = 0;

  async function draw() {
    const background = `#${(drawn++).toString(16).padStart(6, "0")}`;
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const plain = { width: 900, height: 600, channels: 3, background, noise } as const;
    return new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer());
  }

  async function send(url: string, cookie: string) {
    for (;;) {
      const body = await draw();
      const answer = await fetch(`${url}/api/media`, { method: "POST", headers: { cookie }, body });
      const { id } = (await answer.json()) as { id: string };
      if (answer.status !== 201) refused.push(answer.status);
      acknowledged.push(id);
    }
  }

  let site = await start();
  const cookie = await signInCookie(site.url);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sending = Array.from({ length: SENDERS }, () => send(site.url, cookie).catch(() => {}));
    // The first kill waits for a picture, however slow the machine: without one nothing is shown.
    while (kill === 0 && acknowledged.length === 0) await sleep(50);
    await sleep(Math.random() * LONGEST_MS);
    await site.kill();
    await Promise.all(sending);
    site = await start();
    const listed = (await (
      await fetch(`${site.url}/api/media?fields=id,url`, { headers: { cookie } })
    ).json()) as { id: string; url: string }[];
    const ids = new Set(listed.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    for (const { id, url } of listed.filter((picture) => !checked.has(picture.id))) {
      checked.add(id);
      const bytes = readFileSync(join(dataDir, "media/originals", id));
      expect(createHash("sha256").update(bytes).digest("hex").slice(0, 16)).toBe(id);
      expect((await fetch(site.url + url)).status).toBe(200);
    }
  }
  await site.stop();
  await rm(dataDir, { recursive: true });
  expect(refused).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
});
