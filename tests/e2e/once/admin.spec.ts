import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { barriers, barriersInBothThemes } from "../../support/barriers";
import { expect, open, type TestSite, test } from "../../support/browser";
import { htmlProblems } from "../../support/html-validity";

const first = (site: TestSite, table: string) => site.value(`select id from ${table} limit 1`);

const screens: [string, (site: TestSite) => string][] = [
  ["the dashboard", () => "/admin"],
  ["the home page's texts", () => "/admin/home"],
  ["the posts", () => "/admin/posts"],
  ["a new post", () => "/admin/posts/new"],
  ["a post", (site) => `/admin/posts/${first(site, "blog_posts")}`],
  ["the places", () => "/admin/places"],
  ["a new place", () => "/admin/places/new"],
  ["a place", (site) => `/admin/places/${first(site, "destinations")}`],
  ["the pins", () => "/admin/pins"],
  ["a new pin", () => "/admin/pins/new"],
  ["a pin", (site) => `/admin/pins/${first(site, "travel_pins")}`],
  ["the journey", () => "/admin/journey"],
  ["where the owner is", () => "/admin/here"],
  ["the collections", () => "/admin/gallery"],
  ["a new collection", () => "/admin/gallery/new"],
  ["a collection", (site) => `/admin/gallery/${first(site, "gallery_collections")}`],
  [
    "a collection's media",
    (site) => `/admin/gallery/${first(site, "gallery_collections")}/media?tab=existing`,
  ],
  ["a new medium", (site) => `/admin/gallery/${first(site, "gallery_collections")}/media`],
  ["a medium", mediumPath],
  ["the messages", () => "/admin/messages"],
];

function mediumPath(site: TestSite) {
  const path = site.value("select collection_id || '/media/' || id from gallery_media limit 1");
  return `/admin/gallery/${path}`;
}

/** Signs in without a form, for it has a test of its own. */
async function signIn(page: Page, origin = "") {
  const data = { username: "admin", password: "kashmir2kanyakumari" };
  const response = await page.request.post(`${origin}/api/auth/login`, { data });
  expect(response.status()).toBe(200);
}

for (const [index, [name, path]] of screens.entries()) {
  test(`${name} can be used by everyone and is valid HTML`, async ({ page, site }) => {
    const address = path(site);
    await signIn(page);
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await htmlProblems(await response.text())).toEqual([]);
    await open(page, address);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
    // A list in the one theme, its forms in the other; by turns at a phone's width.
    if (index % 4 > 1) await page.setViewportSize({ width: 390, height: 844 });
    expect(await barriers(page, index % 2 === 0 ? "light" : "dark")).toEqual([]);
  });
}

test("a copied post and a copied link are said so", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = first(site, "blog_posts");
  const slug = site.value(`select slug from blog_posts where id = '${id}'`);
  await signIn(page);
  await open(page, `/admin/posts/${id}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(toast).toContainText("Copied!URL copied to clipboard.");
  expect(await copied()).toBe(`${site.url}/letters/${slug}`);
  await page.getByRole("button", { name: "Copy for Instagram" }).click();
  await expect(toast).toContainText(
    "Content Copied!Instagram post content copied to clipboard. Open Instagram to share.",
  );
  expect(await copied()).toContain(`/letters/${slug}`);
  expect(await barriersInBothThemes(page)).toEqual([]);
});

test("figures that fail are asked for three times more, and again on demand", async ({
  page,
  emptySite,
  calm,
}) => {
  calm.allow(/status of 500|Unexpected Server Error/);
  const database = new Database(`${emptySite.dataDir}/site.db`);
  const rename = (from: string, to: string) => database.exec(`alter table ${from} rename to ${to}`);
  const strip = page.getByRole("region", { name: "Statistics" });
  const asked: string[] = [];
  page.on("request", (sent) => sent.url().endsWith("/api/admin/stats") && asked.push(sent.url()));
  await signIn(page, emptySite.url);
  await page.clock.install();
  try {
    rename("contact_messages", "gone");
    await open(page, `${emptySite.url}/admin`);
    await expect(strip.locator("[data-skeletons] > div")).toHaveCount(4);
    await page.clock.runFor(5000);
    await expect(strip.getByRole("alert").filter({ visible: true })).toContainText(
      /Error loading statistics500: Something went wrong\./,
    );
    expect(asked).toHaveLength(3);
  } finally {
    rename("gone", "contact_messages");
    database.close();
  }
  await strip.getByRole("link", { name: "Try Again" }).click();
  await expect(strip.locator("dl > div")).toHaveCount(5);
  expect(emptySite.takeErrors()).toContain("no such table");
});
