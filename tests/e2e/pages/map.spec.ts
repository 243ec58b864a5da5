import { expect, open, test } from "../../support/browser/browser";

test.describe("the drawn map", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/journey"]) {
    test(`on ${path} names every place, and each leads to its entry in the list`, async ({
      page,
      site,
    }) => {
      await open(page, path);
      const pins = Number(
        site.value("select count(*) from travel_pins where latitude != 0 or longitude != 0"),
      );
      const map = page.locator("figure").filter({ has: page.locator('svg a[href^="#pin-"]') });
      const marks = map.locator('svg a[href^="#pin-"]');
      await expect(marks).toHaveCount(pins);
      await expect(map.locator('li[id^="pin-"]')).toHaveCount(pins);
      const labels = await marks.evaluateAll((all) =>
        all.map((mark) => mark.querySelector("title")?.textContent),
      );
      expect(labels[0]).toContain("Dal Lake, Srinagar");
      expect(labels.filter((label) => label?.includes("Current Location"))).toHaveLength(1);
      const targets = await marks.evaluateAll((all) =>
        all.filter((mark) => !document.querySelector(mark.getAttribute("href") ?? "x")),
      );
      expect(targets).toEqual([]);
      await marks.first().focus();
      await page.keyboard.press("Enter");
      await expect(map.locator("li:target")).toBeVisible();
      await expect(map.locator("li:target")).toContainText("Dal Lake, Srinagar");
    });
  }
});

test("a place leads to its guide or to a maps service", async ({ page }) => {
  await open(page, "/journey/srinagar-kashmir");
  await expect(page.getByRole("link", { name: "View in Maps" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/search\/.*34\.0837,74\.7973/,
  );
  await expect(page.getByRole("link", { name: "Get Directions" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/.*34\.0837,74\.7973/,
  );
});
