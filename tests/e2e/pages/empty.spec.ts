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

for (const [path, texts] of cases) {
  test(`${path} of a site without content says so`, async ({ page, emptySite }) => {
    expect(await open(page, emptySite.url + path)).toBe(200);
    for (const text of texts) await expect(page.getByText(text)).toBeVisible();
  });
}

for (const path of ["/about", "/terms", "/privacy", "/newsletter"]) {
  test(`${path} of a site without content is there`, async ({ page, emptySite }) => {
    expect(await open(page, emptySite.url + path)).toBe(200);
    await expect(page.locator("h1")).toBeVisible();
  });
}
