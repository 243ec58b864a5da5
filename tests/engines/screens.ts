import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { until } from "../hard/tools";
import { nextFrames } from "./in-page";
import type { Page } from "./page";
import { SHOTS } from "./shots";
import type { Stage } from "./stage";
import type { Task } from "./task";

const first = (stage: Stage, table: string) => stage.value(`select id from ${table} limit 1`);

/** The name and the address of each kind of page. */
const screens: [name: string, path: (stage: Stage) => string][] = [
  ["home", () => "/"],
  ["journey", () => "/journey"],
  ["day", () => "/journey?on=2025-09-14"],
  ["days", () => "/days/2025-10"],
  ["destination", () => "/journey/srinagar-kashmir"],
  ["letters", () => "/letters"],
  ["letter", () => "/letters/delhi-streets-culinary-adventure"],
  ["gallery", () => "/gallery"],
  ["collection", (stage) => `/gallery/${first(stage, "gallery_collections")}`],
  [
    "photo",
    (stage) =>
      `/gallery/${stage.value("select collection_id || '/photos/' || id from gallery_media where type = 'photo' limit 1")}`,
  ],
  ["search", () => "/search?q=bus"],
  ["about", () => "/about"],
  ["terms", () => "/terms"],
  ["newsletter", () => "/newsletter"],
  ["missing", () => "/no/such/page"],
  ["book", () => "/book"],
  ["sign-in", () => "/admin"],
];

const adminScreens: typeof screens = [
  ["admin-dashboard", () => "/admin"],
  ["admin-home", () => "/admin/home"],
  ["admin-posts", () => "/admin/posts"],
  ["admin-post", (stage) => `/admin/posts/${first(stage, "blog_posts")}`],
  ["admin-place", (stage) => `/admin/places/${first(stage, "destinations")}`],
  ["admin-pin", (stage) => `/admin/pins/${first(stage, "travel_pins")}`],
  ["admin-moments", () => "/admin/moments/new"],
  ["admin-here", () => "/admin/here"],
  ["admin-arrange", (stage) => `/admin/gallery/${first(stage, "gallery_collections")}/arrange`],
  ["admin-media", () => "/admin/media"],
  ["admin-messages", () => "/admin/messages"],
  ["admin-subscribers", () => "/admin/subscribers"],
  ["admin-newsletter", () => "/admin/newsletter"],
  ["admin-settings", () => "/admin/settings"],
  ["admin-bin", () => "/admin/bin"],
  ["admin-backups", () => "/admin/backups"],
  ["admin-account", () => "/admin/account"],
];

const VIEWS = 4;

/**
 * The pictures whose middle one sees have come; others may not have been asked for. One that waits is moved out of its
 * slot, so the slot tells where it will be.
 */
function areDrawn() {
  const isInView = (image: Element) => {
    const slot = image.closest("[data-picture]") ?? image;
    const { left, top, width, height } = slot.getBoundingClientRect();
    return slot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return [...document.images].every((image) => image.complete || !isInView(image));
}

/** What the browser shows once it shows the same twice: pictures fade in, and a screen is drawn late. */
async function stillView({ driver }: Page) {
  let shown = await driver.screenshot();
  await until("the page stands still", async () => {
    const before = shown;
    shown = await driver.screenshot();
    return shown.equals(before);
  });
  return shown;
}

/** Shows a page from its top to its end, in four views at most, and keeps them side by side. */
async function keepViews(page: Page, file: string) {
  const { height, whole } = await page.evaluate(() => ({
    height: innerHeight,
    whole: (document.scrollingElement ?? document.body).scrollHeight,
  }));
  const count = Math.min(VIEWS, Math.ceil(whole / height));
  const views: Buffer[] = [];
  for (let view = 0; view < count; view++) {
    const top = count > 1 ? (view * (whole - height)) / (count - 1) : 0;
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    if (page.hasScripts) await page.evaluate(nextFrames);
    await page.holds("the pictures in view are there", areDrawn);
    const shot = sharp(await stillView(page));
    views.push(await shot.resize({ width: 390 }).png().toBuffer());
  }
  const { height: high = 0 } = await sharp(views[0]).metadata();
  const create = { width: 400 * count, height: high, channels: 3, background: "#888" } as const;
  const placed = views.map((input, at) => ({ input, left: 400 * at, top: 0 }));
  await sharp({ create }).composite(placed).webp().toFile(file);
}

/** What of the page reaches out beyond its sides. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? scrollWidth - clientWidth : 0;
}

/** Keeps a kind of page as this browser shows it; it throws where the page is wider than its window. */
function keep([name, path]: (typeof screens)[number]): Task {
  return {
    name: `${name} fits and is kept`,
    async run(page, stage) {
      await page.open(path(stage));
      const beyond = await page.evaluate(overflow);
      const { width, scheme } = await page.evaluate(() => ({
        width: innerWidth,
        scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
      }));
      const scripts = page.hasScripts ? "scripts" : "plain";
      const folder = `${page.driver.name}-${width}-${scheme}-${scripts}`.replaceAll(" ", "-");
      mkdirSync(join(SHOTS, folder), { recursive: true });
      await keepViews(page, join(SHOTS, folder, `${name}.webp`));
      if (beyond > 0) throw new Error(`It is ${beyond} px wider than its window.`);
    },
  };
}

export const visitorScreens = screens.map(keep);
export const ownerScreens = adminScreens.map(keep);
