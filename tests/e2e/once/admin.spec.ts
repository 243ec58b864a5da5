import AxeBuilder from "@axe-core/playwright";
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

for (const [name, path] of screens) {
  test(`${name} can be used by everyone and is valid HTML`, async ({ page, site }) => {
    const address = path(site);
    await open(page, address);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await htmlProblems(await response.text())).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, address);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
      );
      expect(found).toEqual([]);
    }
  });
}
