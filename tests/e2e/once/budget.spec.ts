import { readdirSync, readFileSync } from "node:fs";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";

/** A visitor's first page on a phone; kilobytes as they are sent. */
const budgets = [
  { path: "/", scripts: 120, all: 270 },
  { path: "/letters/first-light-on-dal-lake", scripts: 120, all: 230 },
  { path: "/days", scripts: 120, all: 230 },
  { path: "/days/2025-09", scripts: 120, all: 230 },
];

/** Comes only when it is asked for. */
const LATER =
  /(live-map|tiles|leaflet|lightbox|photoswipe|live-toast|live-tooltip|admin|editor|\.worker)/i;

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
    // However slow the machine is, this visitor has not looked long enough yet for a map to come alive.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      const atOnce = (then: TimerHandler, ms = 0) => (ms < 2_000 ? wait(then, ms) : 0);
      window.setTimeout = atOnce as typeof window.setTimeout;
    });
    const sizes = new Map<string, number>();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const urls = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, response }) =>
      urls.set(requestId, response.url),
    );
    // A part is fetched and then imported, the second time from the browser's cache.
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId) ?? requestId;
      sizes.set(url, Math.max(sizes.get(url) ?? 0, encodedDataLength));
    });
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

/** Kilobytes of each kind of page as it is before it is compressed, with the demo journey. */
const documents = {
  "/": 102,
  // The owner's tips and regions are in its data as well, and the sum of each figure.
  "/journey": 157,
  "/letters": 100,
  "/letters/first-light-on-dal-lake": 64,
  "/journey/srinagar-kashmir": 58,
  "/days": 80,
  "/days/2025-09": 64,
  "/gallery": 80,
  "/about": 45,
  "/search?q=lake": 40,
  "/terms": 38,
};

test("a page's document stays within its budget", async () => {
  const site = await startSite({ DATA_DIR: await copyTemplate("demo") });
  const sizes: Record<string, number> = {};
  for (const path of Object.keys(documents)) {
    const page = await fetch(site.url + path);
    sizes[path] = (await page.arrayBuffer()).byteLength / 1000;
  }
  await site.stop();
  for (const [path, kilobytes] of Object.entries(documents)) {
    expect(sizes[path], path).toBeGreaterThan(10);
    expect(sizes[path], path).toBeLessThan(kilobytes);
  }
});

test("a letter's form asks for at most 200 KB more than the list of letters, 155 of them for the editor", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url });
  await signIn(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const files = new Map<string, { url: string; bytes: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) =>
    files.set(requestId, { url: request.url, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  const scriptsOf = async (path: string) => {
    files.clear();
    await open(page, path);
    // What every page loads when it has time is there at last.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("live-toast")),
    );
    // A busy machine rests before the editor is asked for.
    if (path.endsWith("new")) await page.locator("[contenteditable=true]").first().waitFor();
    await page.waitForLoadState("networkidle");
    return [...files.values()].filter(({ url }) => /\.(js|css)$/.test(url));
  };
  const former = new Set((await scriptsOf("/admin/posts")).map(({ url }) => url));
  const more = (await scriptsOf("/admin/posts/new")).filter(({ url }) => !former.has(url));
  const editor = more.filter(({ url }) => /editor/.test(url));
  const kilobytes = (all: typeof more) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const listing = more.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join("\n");
  expect(kilobytes(editor), listing).toBeGreaterThan(50);
  expect(kilobytes(editor), listing).toBeLessThanOrEqual(155);
  expect(kilobytes(more), listing).toBeLessThanOrEqual(200);
  test.info().annotations.push({ type: "/admin/posts/new", description: listing });
  await page.close();
});

test("no part of a page is imported before its files were fetched", () => {
  const folder = "build/client/assets";
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const code = files.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
  expect(code, "the bundler's own helper").not.toContain("vite:preloadError");
  expect(code).toContain("getEntriesByName");
});

test("the build's routes are where the worker and the page for shared pictures look for them", () => {
  const folder = "build/client/assets";
  const [file = ""] = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [, json = ""] =
    /^window\.__remixManifest=(.*);$/s.exec(readFileSync(`${folder}/${file}`, "utf8").trim()) ?? [];
  const { routes, version } = JSON.parse(json);
  expect(file).toBe(`manifest-${version}.js`);
  expect(Object.keys(routes).length).toBeGreaterThan(50);
});
