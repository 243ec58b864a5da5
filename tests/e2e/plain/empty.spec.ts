import { expect, open, test } from "../../support/browser/browser";

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

test("a site that knows nothing makes no claims beyond the specification's fallbacks", async ({
  page,
  emptySite,
}) => {
  expect(await open(page, emptySite.url)).toBe(200);
  const shown = (await page.locator("main, footer").allTextContents()).join("\n");
  for (const words of ["Kochi, Kerala", "20%", "6,500+", "6,500 km", "24 days · 3 states"]) {
    expect(shown).toContain(words);
  }
  for (const path of ["/", "/journey", "/letters", "/gallery"]) {
    await open(page, emptySite.url + path);
    const text = (await page.locator("main, footer").allTextContents()).join("\n");
    expect(text, path).not.toMatch(
      /\b0\+|\bAll 0 |\b0 (places|stories|destinations|collections)|78 days|65% of/,
    );
  }
});

test("all other pages of a site without content are there", async ({ page, emptySite }) => {
  for (const path of ["/about", "/terms", "/privacy", "/newsletter"]) {
    expect(await open(page, emptySite.url + path), path).toBe(200);
    await expect(page.locator("h1")).toBeVisible();
  }
});
