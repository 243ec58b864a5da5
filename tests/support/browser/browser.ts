import { rm } from "node:fs/promises";
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import Database from "better-sqlite3";
import { type SiteProcess, startSite } from "../site/site-process";
import { copyTemplate, type Seed } from "../site/site-templates";

export { expect };

export type TestSite = Omit<SiteProcess, "pid" | "kill" | "hangUp"> & {
  dataDir: string;
  /** Reads one value from the site's database. */
  value(query: string): string;
  /** Stops the server and starts it again on the same data and port. */
  restart(): Promise<void>;
};

async function openSite(seed: Seed): Promise<TestSite> {
  const dataDir = await copyTemplate(seed);
  const settings = { DATA_DIR: dataDir, SEED: seed, TRUST_PROXY: "1" };
  let running = await startSite(settings);
  return {
    dataDir,
    url: running.url,
    takeErrors: () => running.takeErrors(),
    async stop() {
      const code = await running.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async restart() {
      expect(await running.stop()).toBe(0);
      running = await startSite({ ...settings, PORT: new URL(running.url).port });
    },
    value(query) {
      const client = new Database(`${dataDir}/site.db`, { readonly: true });
      try {
        return String(client.prepare(query).pluck().get());
      } finally {
        client.close();
      }
    },
  };
}

type WorkerOptions = { /** What the site of the tests has in it. */ seed: Seed };
type WorkerFixtures = WorkerOptions & { site: TestSite; emptySite: TestSite };
type PageOptions = {
  /** Whether pages ask for map tiles; they are answered here. */ hasTiles: boolean;
};
export type Options = PageOptions & WorkerOptions;
type Fixtures = PageOptions & {
  /** Watches the page: an error in it, or a request to another origin, fails the test. */
  calm: {
    /** Says that errors like this one are what the test is about. */ allow(fault: RegExp): void;
  };
  hasScripts: boolean;
  isPhone: boolean;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  seed: ["demo", { option: true, scope: "worker" }],
  site: [
    async ({ seed }, use) => {
      const site = await openSite(seed);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const site = await openSite("empty");
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  hasTiles: [false, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  calm: [
    async ({ context, site, hasTiles }, use) => {
      const faults: string[] = [];
      // A load that a newer press ends: its decoder (`turbo-stream`) rejects a promise for which Remix does not look.
      const allowed: RegExp[] = [/^AbortError/];
      // Only where it must be: whoever routes has every request stopped, and nothing cached.
      if (hasTiles) {
        const answer = { contentType: "image/png", body: TILE };
        await context.route(TILES, (route) => route.fulfill(answer));
      }
      context.on("requestfailed", (request) => {
        if (isForeign(request)) faults.push(`request to another origin: ${request.url()}`);
      });
      context.on("console", (message) => {
        if (message.type() === "error" && !isOwnStatus(message)) faults.push(message.text());
      });
      context.on("weberror", (error) => faults.push(String(error.error())));
      await use({ allow: (fault) => allowed.push(fault) });
      const isUnexpected = (fault: string) => !allowed.some((pattern) => pattern.test(fault));
      const unexpected = faults.filter(isUnexpected);
      expect(unexpected, unexpected.join(" · ")).toEqual([]);
      expect(site.takeErrors()).toBe("");
    },
    { auto: true },
  ],
});

const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8f/9+PQAIlgNw/6x9WAAAAABJRU5ErkJggg==",
  "base64",
);

const TILES = "https://tile.openstreetmap.org/**";

/** The browser of the tests knows no other machine; what a test answers itself does not fail. */
function isForeign(request: Request) {
  return request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
}

/** Chromium reports the status of a page that is meant to be a 404 or a 400, too. */
function isOwnStatus(message: ConsoleMessage) {
  const document = message.page()?.url();
  return (
    /^Failed to load resource: .* status of 4\d\d/.test(message.text()) &&
    message.location().url === document
  );
}

/** Leaves the site before it is stopped: what a page still loads would fail, and that is no fault of the page. */
export async function leave(page: Page) {
  await page.goto("about:blank");
}

/** Opens a page, waits until its scripts, if they run, have taken over, and gives its status. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => !window.eventLog);
  return response?.status();
}
