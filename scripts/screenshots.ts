// `npm run screenshots`: the README's pictures and the manifest's; with `-- --all` every page at four
// widths in both themes under `.cache/screenshots`, from the built site with the demo journey.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumOptions } from "../tests/support/browser/chromium";
import { startSite } from "../tests/support/site/site-process";

const README = "docs/screenshots";
const MANIFEST = "public/screenshots";
const ALL = ".cache/screenshots";
const README_WIDTH = 1000;
const MANIFEST_WIDTH = 1280;
const PHONE_BELOW = 600;

const widths = { phone: 390, tablet: 768, desktop: 1440, wide: 2560 };
const themes = ["light", "dark"] as const;
const pages = {
  home: "/",
  journey: "/journey",
  "journey-on-a-day": "/journey?on=2025-09-14",
  days: "/days",
  month: "/days/2025-09",
  destination: "/journey/srinagar-kashmir",
  letters: "/letters",
  search: "/search?q=tea",
  letter: "/letters/delhi-streets-culinary-adventure",
  gallery: "/gallery",
  about: "/about",
  terms: "/terms",
  privacy: "/privacy",
  newsletter: "/newsletter",
  issues: "/newsletter/issues",
  offline: "/offline",
  missing: "/no/such/page",
  "sign-in": "/admin",
};

type Shot = {
  address: string;
  width: number;
  height: number;
  theme: (typeof themes)[number];
  full: boolean;
};

/** Each ends between two things: no line and no picture is cut. The letter and the phone stand side by side, as tall as each other. */
const readme: Record<string, Omit<Shot, "full">> = {
  home: { address: "/", width: 1280, height: 800, theme: "light" },
  letter: { address: pages.letter, width: 1024, height: 1216, theme: "dark" },
  phone: { address: pages.month, width: 390, height: 1000, theme: "light" },
};

const manifest: typeof readme = {
  wide: { address: "/", width: 1280, height: 800, theme: "light" },
  narrow: { address: "/", width: 390, height: 844, theme: "light" },
};

/** Waits until the page is as its reader sees it: awake, in its typefaces, every picture there. */
async function settle(page: Page) {
  await page.waitForFunction(() => !window.eventLog);
  // Without a scroll bar its gutter is only a stripe.
  await page.addStyleTag({ content: "html { scrollbar-gutter: auto !important }" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    // Pictures wait until someone comes near; here nobody scrolls.
    document.documentElement.classList.remove("lazy");
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/** Makes the window as tall as the page: a picture of more than the window is laid out for another one. */
async function showWhole(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const grown = await page.evaluate(() => document.documentElement.scrollHeight);
  if (grown > height) await page.setViewportSize({ width, height: grown });
  await settle(page);
}

async function shoot(browser: Browser, origin: string, shot: Shot) {
  const { address, width, height, theme, full } = shot;
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
  if (full) await showWhole(page, width);
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** The first collection and its first photo: their addresses hold ids. */
async function galleryPages(origin: string) {
  type Listed = { id: string; media: { id: string; type: string }[] };
  const [first] = (await (await fetch(`${origin}/api/gallery`)).json()) as Listed[];
  const photo = first?.media.find(({ type }) => type === "photo");
  const collection = `/gallery/${first?.id}`;
  return { collection, photo: `${collection}/photos/${photo?.id}` };
}

async function shootAll(browser: Browser, origin: string) {
  await mkdir(ALL, { recursive: true });
  const every = { ...pages, ...(await galleryPages(origin)) };
  for (const [name, address] of Object.entries(every)) {
    for (const [size, width] of Object.entries(widths)) {
      const height = width < PHONE_BELOW ? 844 : 900;
      for (const theme of themes) {
        const png = await shoot(browser, origin, { address, width, height, theme, full: true });
        await writeFile(join(ALL, `${name}-${size}-${theme}.png`), png);
      }
    }
  }
}

type ShotSet = { shots: typeof readme; folder: string; maxWidth: number };

async function shootSet(browser: Browser, origin: string, { shots, folder, maxWidth }: ShotSet) {
  await mkdir(folder, { recursive: true });
  for (const [name, shot] of Object.entries(shots)) {
    const png = await shoot(browser, origin, { ...shot, full: false });
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
  if (process.argv.includes("--all")) await shootAll(browser, site.url);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
