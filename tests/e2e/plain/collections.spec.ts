import { expect, open, test } from "../../support/browser/browser";
import { collectionPath, photoPath } from "../public-pages";

test.describe("without scripts", () => {
  test("each photo has a page, and they lead round in a circle", async ({ page, site }) => {
    await open(page, collectionPath(site));
    const links = page.locator(`#photos a[href^="${collectionPath(site)}/photos/"]`);
    await expect(links).toHaveCount(10);
    await links.first().click();
    const first = page.url();
    for (let step = 0; step < 10; step++) {
      await page.getByRole("link", { name: /next/i }).first().click();
    }
    expect(page.url()).toBe(first);
    await page
      .getByRole("link", { name: /previous/i })
      .first()
      .click();
    expect(page.url()).not.toBe(first);
  });

  test("a video is a link to where it can be watched", async ({ page, site }) => {
    await open(page, collectionPath(site));
    const section = page.locator("section", { hasText: "Watch the Journey" }).last();
    const links = section.locator('a[href*="youtu"]');
    await expect(links).toHaveCount(2);
    await expect(section.locator("iframe")).toHaveCount(0);
  });
});

test("a picture comes in three formats and several widths", async ({ page, site, request }) => {
  await open(page, photoPath(site));
  const sources = page.locator("main picture source");
  await expect(sources.first()).toHaveAttribute("type", "image/avif");
  const srcSet = await sources.first().getAttribute("srcset");
  expect(srcSet?.split(",").length).toBeGreaterThan(1);
  const address = srcSet?.trim().split(/\s+/)[0] ?? "";
  const response = await request.get(address);
  expect(response.headers()["content-type"]).toBe("image/avif");
  expect(response.headers()["cache-control"]).toContain("immutable");
});
