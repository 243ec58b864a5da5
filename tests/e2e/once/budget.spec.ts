import { expect, test } from "@playwright/test";
import { chromiumOptions } from "../../support/chromium";
import { startSite } from "../../support/site-process";
import { copyTemplate } from "../../support/site-templates";

/** A visitor's first page on a phone; kilobytes as they are sent. */
const budgets = [
  { path: "/", scripts: 120, all: 300 },
  { path: "/letters/first-light-on-dal-lake", scripts: 120, all: 250 },
];

/** Comes only when it is asked for. */
const LATER =
  /(live-map|tiles|leaflet|lightbox|photoswipe|live-toast|live-tooltip|admin|\.worker)/i;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

// The project's browser shows no pictures.
test.use({ launchOptions: chromiumOptions() });

test("a first visit on a phone stays within its budget", async ({ browser }) => {
  const site = await startSite({ DATA_DIR: await copyTemplate("demo", { realPictures: true }) });
  for (const { path, scripts, all } of budgets) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const urls = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, response }) =>
      urls.set(requestId, response.url),
    );
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      sizes.set(urls.get(requestId) ?? requestId, encodedDataLength),
    );
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const sent = [...sizes].filter(([url]) => !url.startsWith("data:"));
    const kilobytes = (part: [string, number][]) =>
      part.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    const scriptFiles = sent.filter(([url]) => url.endsWith(".js"));
    const listing = sent.map(([url, bytes]) => `${bytes} ${new URL(url).pathname}`).join("\n");
    expect(kilobytes(scriptFiles), listing).toBeGreaterThan(50);
    expect(kilobytes(scriptFiles), listing).toBeLessThanOrEqual(scripts);
    expect(kilobytes(sent), listing).toBeLessThanOrEqual(all);
    expect(scriptFiles.filter(([url]) => LATER.test(url))).toEqual([]);
    test.info().annotations.push({
      type: path,
      description: `${kilobytes(scriptFiles).toFixed(0)} KB of scripts, ${kilobytes(sent).toFixed(0)} KB in all`,
    });
    await context.close();
  }
  await site.stop();
});
