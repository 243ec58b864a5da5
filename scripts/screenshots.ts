// `npm run screenshots`: makes the pictures for the README and the manifest, from the built site with the demo journey.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumOptions } from "../tests/support/browser/chromium";
import { startSite } from "../tests/support/site/site-process";

const README = "docs/screenshots";
const MANIFEST = "public/screenshots";
const README_WIDTH = 1000;
const MANIFEST_WIDTH = 1280;
const PHONE_BELOW = 600;

const LETTER = "/letters/delhi-streets-culinary-adventure";
const MONTH = "/days/2025-09";

type Shot = {
  address: string;
  width: number;
  height: number;
  theme: "light" | "dark";
};

/**
 * Each ends between two elements, so that no line or picture is cut. The letter and the phone are side by side, so they
 * are equally tall.
 */
const readme: Record<string, Shot> = {
  home: { address: "/", width: 1280, height: 800, theme: "light" },
  letter: { address: LETTER, width: 1024, height: 1216, theme: "dark" },
  phone: { address: MONTH, width: 390, height: 1000, theme: "light" },
};

const manifest: typeof readme = {
  wide: { address: "/", width: 1280, height: 800, theme: "light" },
  narrow: { address: "/", width: 390, height: 844, theme: "light" },
};

/** Waits until the page looks as for a reader: hydrated, with its fonts and all pictures. */
async function settle(page: Page) {
  await page.waitForFunction(() => !window.eventLog);
  // Without a scroll bar its gutter would be an empty stripe.
  await page.addStyleTag({ content: "html { scrollbar-gutter: auto !important }" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    // Pictures load when they are near the window, but nobody scrolls here.
    document.documentElement.classList.remove("lazy");
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

async function shoot(browser: Browser, origin: string, shot: Shot) {
  const { address, width, height, theme } = shot;
  const isPhone = width < PHONE_BELOW;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(origin + address);
  await settle(page);
  const png = await page.screenshot();
  await context.close();
  return png;
}

type ShotSet = { shots: typeof readme; folder: string; maxWidth: number };

async function shootSet(browser: Browser, origin: string, { shots, folder, maxWidth }: ShotSet) {
  await mkdir(folder, { recursive: true });
  for (const [name, shot] of Object.entries(shots)) {
    const png = await shoot(browser, origin, shot);
    const small = sharp(png).resize({ width: maxWidth, withoutEnlargement: true });
    await small.webp({ quality: 78 }).toFile(join(folder, `${name}.webp`));
  }
}

const dataDir = await mkdtemp(join(tmpdir(), "site-screenshots-"));
const site = await startSite({ DATA_DIR: dataDir, SEED: "demo" });
const browser = await chromium.launch(chromiumOptions({ whole: true, outside: true }));
try {
  const shotSet = { shots: readme, folder: README, maxWidth: README_WIDTH };
  await shootSet(browser, site.url, shotSet);
  const install = { shots: manifest, folder: MANIFEST, maxWidth: MANIFEST_WIDTH };
  await shootSet(browser, site.url, install);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
