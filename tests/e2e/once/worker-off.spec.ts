import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";

test.use({ serviceWorkers: "allow" });

async function underControl(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What there is of the worker on this device, as a page of the site sees it. */
function leftovers(page: Page) {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return { workers: registrations.length, caches: await caches.keys() };
  });
}

test("with two tabs open, the worker that is switched off goes with all that it kept", async ({
  page,
  context,
  calm,
}) => {
  // Between the stop and the start the other tab has no line.
  calm.allow(/net::ERR_|Failed to (load resource|fetch)|error occurred when fetching the script/);
  const dataDir = await copyTemplate("demo");
  let site = await startSite({ DATA_DIR: dataDir });
  const { port: PORT } = new URL(site.url);
  try {
    await open(page, `${site.url}/`);
    await underControl(page);
    const other = await context.newPage();
    await open(other, `${site.url}/journey`);
    await underControl(other);
    expect((await leftovers(page)).caches.length).toBeGreaterThan(1);
    await site.stop();
    site = await startSite({ DATA_DIR: dataDir, PORT, SERVICE_WORKER: "off" });
    await open(page, `${site.url}/about`);
    const gone = { workers: 0, caches: [] };
    await expect.poll(() => leftovers(page), { timeout: 30_000 }).toEqual(gone);
    await open(other, `${site.url}/letters`);
    await expect.poll(() => leftovers(other)).toEqual(gone);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
