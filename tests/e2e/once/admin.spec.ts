import type { Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/barriers";
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
  ["the collections", () => "/admin/gallery"],
  ["a new collection", () => "/admin/gallery/new"],
  ["a collection", (site) => `/admin/gallery/${first(site, "gallery_collections")}`],
  ["the messages", () => "/admin/messages"],
];

/** Signs in without a form, for it has a test of its own. */
async function signIn(page: Page) {
  const data = { username: "admin", password: "kashmir2kanyakumari" };
  const response = await page.request.post("/api/auth/login", { data });
  expect(response.status()).toBe(200);
}

for (const [name, path] of screens) {
  test(`${name} can be used by everyone and is valid HTML`, async ({ page, site }) => {
    const address = path(site);
    await signIn(page);
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await htmlProblems(await response.text())).toEqual([]);
    await open(page, address);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
    expect(await barriersInBothThemes(page)).toEqual([]);
  });
}
