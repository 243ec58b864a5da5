import { expect, open, test } from "../../support/browser";

const cases: [string, string[]][] = [
  [
    "/",
    [
      "No featured stories available yet.",
      "No travel guides available yet.",
      "No gallery collections available yet.",
    ],
  ],
  [
    "/journey",
    ["No destinations found matching your criteria.", "Try adjusting your search or filters."],
  ],
  [
    "/letters",
    ["No stories found matching your criteria.", "Try adjusting your search or category filter."],
  ],
  ["/gallery", ["No gallery collections found.", "Check back later for new photo collections."]],
];

test("the lists of a site without content say so", async ({ page, emptySite }) => {
  for (const [path, texts] of cases) {
    expect(await open(page, emptySite.url + path)).toBe(200);
    for (const text of texts) await expect(page.getByText(text)).toBeVisible();
  }
});

test("all other pages of a site without content are there", async ({ page, emptySite }) => {
  for (const path of ["/about", "/terms", "/privacy", "/newsletter"]) {
    expect(await open(page, emptySite.url + path), path).toBe(200);
    await expect(page.locator("h1")).toBeVisible();
  }
});
