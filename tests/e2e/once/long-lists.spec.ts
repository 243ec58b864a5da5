import { join } from "node:path";
import Database from "better-sqlite3";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { mendLine } from "../../support/browser/dead-line";
import { addGeneratedContent } from "../../support/records/generated-content";
import { type SiteProcess, startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";
import { pressGroups } from "../owner/owner-page";

const POSTS = 60;
let site: SiteProcess;

test.beforeAll(async () => {
  const dataDir = await copyTemplate("demo");
  const client = new Database(join(dataDir, "site.db"));
  addGeneratedContent(client, { posts: POSTS });
  client.close();
  site = await startSite({ DATA_DIR: dataDir });
});
test.afterAll(() => site.stop());

test("a long list shows more under what it shows, and the way back finds it there @long", async ({
  page,
  calm,
}) => {
  // A list of its own, with pictures that no file stands for.
  calm.allow(/none\.jpg|404/);
  await open(page, `${site.url}/letters`);
  const cards = page.locator("#results article");
  await expect(cards).toHaveCount(24);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/letters$/);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(cards).toHaveCount(48);
  await expect(page).toHaveURL(/\/letters\?page=2$/);
  await expect(cards.nth(24).getByRole("link").first()).toBeFocused();
  await expect(page.getByText("Pages 1 to 2 of 4")).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);

  const chosen = cards.nth(40);
  await chosen.scrollIntoViewIfNeeded();
  const title = (await chosen.getByRole("heading").textContent()) ?? "";
  const before = await page.evaluate(() => window.scrollY);
  await chosen.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(cards).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  await expect(cards.nth(40).getByRole("heading")).toHaveText(title);
});

test("a long list is searched and sorted by the server while its form is filled in @long", async ({
  page,
  calm,
}) => {
  calm.allow(/none\.jpg|404/);
  await open(page, `${site.url}/letters?page=3`);
  await page.getByRole("searchbox", { name: "Search letters" }).pressSequentially("dal lake");
  await expect(page).toHaveURL(/\/letters\?q=dal\+lake$/);
  await expect(page.getByRole("heading", { name: "First light on Dal Lake" })).toBeVisible();
  // What is chosen before the answer to the link is there goes with what the link asked for.
  const answered = page.waitForResponse(/sort=oldest/);
  await page.route(/\/letters\.data(?!.*sort=)/, () => {});
  await page.getByText("Reset Filters").click();
  await expect(page.getByRole("searchbox", { name: "Search letters" })).toHaveValue("");
  await page.locator('select[name="sort"]').selectOption("oldest");
  await answered;
  await expect(page).toHaveURL(/\/letters\?sort=oldest$/);
  await expect(page.getByText(`${POSTS + 14} stories`)).toBeVisible();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/sort=oldest&page=2|page=2&sort=oldest/);
  await page.goto(`${site.url}/letters?page=99`);
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
});

test("no heading is more than a level below the one before, where letters were written at no known place too", async () => {
  const addresses = ["/", "/journey", "/days", "/days/2000-01", "/letters", "/gallery"];
  for (const address of [...addresses, "/letters/generated-1", "/journey/generated-1"]) {
    const html = await (await fetch(site.url + address)).text();
    const levels = Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
    expect(levels[0], address).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, address).toEqual([]);
  }
});

test("a letter names others as related that are found among many, and a lost line loses none @long", async ({
  page,
  calm,
}) => {
  calm.allow(/none\.jpg|404|Failed to load resource/);
  await signIn(page, site.url);
  const made = await page.request.post(`${site.url}/api/blog-posts`, { data: { title: "Naming" } });
  const { id } = await made.json();
  const boxes = page.getByRole("group", { name: "Related stories" }).getByRole("checkbox");
  const oldest = await (await page.request.get(`${site.url}/api/blog-posts/generated-1`)).json();
  const old = page.getByRole("checkbox", { name: oldest.title, exact: true });
  const find = page.getByLabel("Find a story");
  await open(page, `${site.url}/admin/posts/${id}`);
  await pressGroups(page, "About this letter");
  await expect(boxes).toHaveCount(24);
  await expect(old).toHaveCount(0);
  // Without a line for the draft the choice is on the device alone.
  await page.route("**/admin/drafts/**", (route) => route.abort());
  await find.fill(oldest.title.toUpperCase());
  await expect(page.getByText("1 story found")).toBeVisible();
  await old.check();
  await find.fill("");
  await expect(boxes).toHaveCount(25);
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await open(page, `${site.url}/admin/posts/${id}`);
  await expect(page.getByRole("checkbox", { name: "A story chosen earlier" })).toBeChecked();
  expect(await barriersInBothThemes(page)).toEqual([]);
  await mendLine(page);
  await boxes.nth(5).check();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Blog post updated successfully", { exact: true })).toBeVisible();
  await open(page, `${site.url}/admin/posts/${id}`);
  await pressGroups(page, "About this letter");
  await expect(boxes.nth(0)).toBeChecked();
  await expect(old).toBeChecked();
  const saved = await page.request.get(
    `${site.url}/api/blog-posts?q=naming&fields=relatedBlogPosts`,
  );
  const [{ relatedBlogPosts }] = await saved.json();
  expect(relatedBlogPosts).toEqual([oldest.id, await boxes.nth(1).getAttribute("value")]);
});
