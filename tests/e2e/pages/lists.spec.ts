import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser";

/** The last parts of the addresses that a list's cards lead to, in their order. */
async function cards(page: Page, list: string) {
  const links = page.locator(`#results a[href^="${list}/"]`);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return [...new Set(hrefs.map((href) => href?.slice(list.length + 1)))];
}

const NO_PLACES = "No destinations found matching your criteria.";
const NO_STORIES = "No stories found matching your criteria.";

const journeys: [string, string[], number | null][] = [
  ["?sort=a-z", ["amritsar-punjab", "hampi-karnataka"], 18],
  ["?sort=z-a", ["varanasi-uttar-pradesh", "udaipur-rajasthan"], 18],
  ["?sort=oldest", ["srinagar-kashmir", "amritsar-punjab"], 18],
  ["?sort=newest", ["kanyakumari-tamil-nadu", "kerala-backwaters"], 18],
  ["?q=RAJASTHAN&sort=a-z", ["jaisalmer-rajasthan", "udaipur-rajasthan"], 2],
  ["?category=Beach+Location", ["palolem-goa"], null],
  ["?category=Coastal+Destination", ["palolem-goa"], null],
  ["?region=East+India", ["kolkata-west-bengal"], null],
  ["?sort=loudest&category=Moon&region=Mars&page=-1", [], 18],
  ["?q=%00%F0%9F%9A%82", [], 0],
  [`?q=${"x".repeat(1000)}`, [], 0],
];

for (const [search, first, count] of journeys) {
  test(`/journey${search.slice(0, 60)}`, async ({ page }) => {
    expect(await open(page, `/journey${search}`)).toBe(200);
    const found = await cards(page, "/journey");
    expect(found.slice(0, first.length)).toEqual(first);
    if (count !== null) expect(found).toHaveLength(count);
    if (count === 0) await expect(page.getByText(NO_PLACES)).toBeVisible();
  });
}

test("destinations are sorted by rating unless asked otherwise", async ({ page, site }) => {
  await open(page, "/journey");
  const best = site.value(
    "select slug from destinations order by rating desc, created_at desc limit 1",
  );
  expect((await cards(page, "/journey"))[0]).toBe(best);
});

test("a region shows its destinations and no others", async ({ page, site }) => {
  await open(page, "/journey?region=South+India");
  const count = site.value("select count(*) from destinations where region = 'South India'");
  expect(await cards(page, "/journey")).toHaveLength(Number(count));
});

test("searching a destination keeps the words in the address and in the field", async ({
  page,
}) => {
  await open(page, "/journey");
  const search = page.getByRole("searchbox");
  await search.fill("delhi");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/journey\?.*q=delhi/);
  await expect(page.getByRole("searchbox")).toHaveValue("delhi");
  expect(await cards(page, "/journey")).toContain("old-delhi");
  await page.getByRole("link", { name: "Reset Filters" }).click();
  await expect(page).toHaveURL(/\/journey(#\w+)?$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("choosing a sort order shows the list in that order", async ({ page }) => {
  await open(page, "/journey");
  await page.locator('select[name="sort"]').selectOption("z-a");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/sort=z-a/);
  await expect.poll(async () => (await cards(page, "/journey"))[0]).toBe("varanasi-uttar-pradesh");
  await expect(page.locator('select[name="sort"]')).toHaveValue("z-a");
});

test("there is nothing to reset before anything is chosen", async ({ page }) => {
  for (const list of ["/journey", "/letters"]) {
    await open(page, list);
    await expect(page.getByRole("link", { name: "Reset Filters" })).toHaveCount(0);
  }
});

const letters: [string, string[], number | null][] = [
  ["", ["the-drums-of-thrissur", "breakfast-in-mysuru"], 14],
  ["?category=people", ["the-lunch-tins-of-mumbai"], 3],
  ["?category=nonsense", [], 14],
  ["?q=DAL+LAKE", ["first-light-on-dal-lake"], null],
  ["?q=nothing-like-this", [], 0],
];

for (const [search, first, count] of letters) {
  for (const list of ["/letters", "/blog"]) {
    test(`${list}${search}`, async ({ page }) => {
      expect(await open(page, `${list}${search}`)).toBe(200);
      const found = await cards(page, "/letters");
      expect(found.slice(0, first.length)).toEqual(first);
      if (count !== null) expect(found).toHaveLength(count);
      if (count === 0) await expect(page.getByText(NO_STORIES)).toBeVisible();
    });
  }
}

test("searching the gallery", async ({ page }) => {
  await open(page, "/gallery?q=rajasthan");
  expect(await cards(page, "/gallery")).toHaveLength(1);
  await open(page, "/gallery?q=nothing-like-this");
  await expect(page.getByText("No gallery collections found.")).toBeVisible();
});
