import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, open, test } from "../../support/browser/browser";
import { type SiteProcess, startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";

/** A name may have 120 characters, and nothing keeps them apart. */
const WORD = "Llanfairpwllgwyngyll".repeat(3);

let site: SiteProcess;

test.beforeAll(async () => {
  const dataDir = await copyTemplate("demo");
  const client = new Database(join(dataDir, "site.db"));
  client.exec(`
    update blog_posts set title = '${WORD} ' || title, excerpt = '${WORD}', tags = '["${WORD}"]';
    update destinations set name = name || ' ${WORD}', description = '${WORD}', state = '${WORD}',
      budget_range = '${WORD}', best_time_to_visit = '${WORD}', highlights = '["${WORD}"]';
    update travel_pins set name = name || ' ${WORD}', city = '${WORD}', description = '${WORD}';
    update gallery_collections set title = '${WORD}', location = '${WORD}', description = '${WORD}';
    update gallery_media set title = '${WORD}', caption = '${WORD}';
    update moves set current_location = '${WORD}', next_stop = '${WORD}';
    update home_page_content set hero_title = '${WORD}', final_destination = '${WORD}';`);
  const collection = client.prepare("select id from gallery_collections").pluck().get();
  client.close();
  site = await startSite({ DATA_DIR: dataDir });
  pages.push(`/gallery/${collection}`);
});
test.afterAll(() => site.stop());

const pages = [
  "/",
  "/letters",
  "/letters/the-drums-of-thrissur",
  "/journey",
  "/journey/srinagar-kashmir",
  "/gallery",
  "/search?q=drums",
  "/about",
  "/days",
];

test("a word that is longer than a line makes no page wider @long", async ({ page }) => {
  test.slow();
  await signIn(page, site.url);
  const settings = await page.request.put(`${site.url}/api/settings`, { data: { siteName: WORD } });
  expect(settings.status()).toBe(200);
  const own = { title: WORD, content: "Its words.", place: "menu" };
  expect((await page.request.post(`${site.url}/api/pages`, { data: own })).status()).toBe(201);
  const wide: string[] = [];
  for (const path of pages) {
    await open(page, site.url + path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      if (isWider) wide.push(`${path} at ${width} px`);
    }
  }
  expect(wide).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary", { hasText: "Menu" }).first().click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  expect(await menu.evaluate((nav) => nav.scrollWidth <= nav.clientWidth)).toBe(true);
});
