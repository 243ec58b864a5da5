import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { expect, leave, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";

test.use({ serviceWorkers: "allow", launchOptions: chromiumOptions() });

/** A provider of tiles that can be switched off and on. */
async function startTileServer() {
  const tile = await sharp({
    create: { width: 256, height: 256, channels: 3, background: "#dfe7ea" },
  })
    .png()
    .toBuffer();
  const sent: string[] = [];
  const server = createServer(({ url }, response) => {
    sent.push(String(url));
    response.writeHead(200, {
      "Content-Type": "image/png",
      "Cache-Control": "max-age=600",
      "Access-Control-Allow-Origin": "*",
      Connection: "close",
    });
    response.end(tile);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    sent,
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    on: () => listen(port),
    off() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

test("tiles that were seen stay, others are missed in silence and come when they can be had @long", async ({
  page,
}) => {
  const tiles = await startTileServer();
  const dataDir = await copyTemplate("demo");
  const site = await startSite({ DATA_DIR: dataDir, TILE_URL: tiles.template });
  const map = page.locator("[data-tiles]");
  const shown = () => map.locator(".leaflet-tile-loaded").count();
  try {
    await open(page, `${site.url}/journey`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Once more, for what came before the worker had the page is not kept.
    await open(page, `${site.url}/journey`);
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute("data-tiles", "shown");
    await tiles.off();
    const seen = tiles.sent.length;
    await open(page, `${site.url}/journey`);
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute("data-tiles", "shown");
    await map.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(shown).toBe(0);
    expect(tiles.sent).toHaveLength(seen);

    await tiles.on();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(shown).toBeGreaterThan(0);
    await leave(page);
  } finally {
    await tiles.off();
    await site.stop();
  }
});
