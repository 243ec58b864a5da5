import { expect, open, test } from "../../support/browser/browser";

test("the legal pages have the sections that the specification lists", async ({ page }) => {
  await open(page, "/terms");
  await expect(page.locator("main h2").filter({ hasNotText: "Explore More" })).toHaveCount(8);
  await open(page, "/privacy");
  await expect(page.locator("main h2").filter({ hasNotText: "Explore More" })).toHaveCount(11);
});

const suggestions: [string, string[]][] = [
  ["/", ["/journey", "/gallery", "/letters"]],
  ["/journey", ["/gallery", "/letters", "/about"]],
  ["/gallery", ["/journey", "/letters", "/"]],
  ["/letters", ["/journey", "/gallery", "/about"]],
  ["/about", ["/journey", "/letters", "/gallery"]],
  ["/terms", ["/privacy", "/about", "/"]],
  ["/privacy", ["/terms", "/about", "/"]],
];

test("each main page suggests three others, in the specification's order", async ({ page }) => {
  for (const [path, targets] of suggestions) {
    await open(page, path);
    const block = page.locator("section", { hasText: "Explore More Travel Content" }).last();
    const links = block.getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(3);
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(found, path).toEqual(targets);
  }
});
