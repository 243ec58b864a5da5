import type { Route } from "@playwright/test";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";

test("the keyboard alone searches, and results come while one types", async ({ page }) => {
  await open(page, "/letters/night-bus-to-amritsar");
  // So slow that its outline stands in for it: the field takes the focus all the same.
  const outline = page.locator("[data-skeleton]").first();
  const late = async (route: Route) => {
    await outline.waitFor({ state: "attached" });
    await route.continue();
  };
  await page.route(/\/search\.data/, late, { times: 1 });
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search the site" });
  await expect(field).toBeFocused();
  await page.keyboard.type("dal");
  const results = page.getByRole("region", { name: "Results" });
  await expect(page).toHaveURL(/\/search\?q=dal$/);
  await expect(results.locator("mark").first()).toHaveText(/dal/i);
  await expect(field).toBeFocused();
  expect(await barriersInBothThemes(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(results.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("first light");
  // The results of what was typed before have this letter as well.
  await expect(page).toHaveURL(/\/search\?q=first\+light$/);
  const found = results.getByRole("link", { name: "First light on Dal Lake" });
  await expect(found).toBeVisible();
  await found.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/letters\/first-light-on-dal-lake$/);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("what is kept on this device is searched, and nothing else @long", async ({
    page,
    context,
    calm,
  }) => {
    calm.allow(/net::ERR_|Failed to load resource|Failed to fetch manifest patches/);
    const results = page.getByRole("region", { name: "Results" });
    const field = page.getByRole("searchbox", { name: "Search the site" });
    const note = page.getByText("only what is kept on this device is searched");
    const status = page.getByRole("status");
    const kept = (path: string) =>
      expect.poll(() => page.evaluate(async (at) => Boolean(await caches.match(at)), path));

    await open(page, "/letters/first-light-on-dal-lake");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await kept("/letters/first-light-on-dal-lake").toBe(true);
    // Its own copy comes last of what a worker keeps for itself.
    await kept("/search").toBe(true);
    await open(page, "/search?q=varanasi");
    await expect(results.getByRole("link", { name: "Varanasi, Uttar Pradesh" })).toBeVisible();
    await expect(note).toHaveCount(0);

    await context.setOffline(true);
    await open(page, "/search?q=houseboat");
    await expect(field).toHaveValue("houseboat");
    await expect(note).toBeVisible();
    const found = results.getByRole("link", { name: "First light on Dal Lake" });
    await expect(found).toBeVisible();
    await expect(results.locator("mark").first()).toHaveText(/houseboat/i);
    expect(await barriersInBothThemes(page)).toEqual([]);
    // A word that only a letter has that was never opened.
    await field.fill("amritsar");
    await expect(status).toContainText("Nothing found.");
    await field.fill("houseboast");
    await expect(found).toBeVisible();
    await found.click();
    await expect(page.getByText("Kept copy from")).toBeVisible();

    // On the way from a page to the search, and in the page that many things stand on.
    await context.setOffline(false);
    for (const path of ["/about", "/journey", "/journey/varanasi-uttar-pradesh"]) {
      await open(page, path);
      await kept(path).toBe(true);
    }
    await context.setOffline(true);
    await page.keyboard.press("/");
    await field.fill("वाराणसी");
    await expect(results.getByRole("link", { name: /^Places \d+$/ })).toBeVisible();
    await expect(results.getByRole("link", { name: /^Stops on the map \d+$/ })).toBeVisible();
    await expect(results.getByText("Also called")).not.toHaveCount(0);
    // A dish is found, and its name does not run into what is said of it.
    await field.fill("malaiyo milk");
    await expect(results.getByText(/malaiyo – milk froth/)).toBeVisible();
    await field.fill("recommendations");
    await results.getByRole("link", { name: /journey recommendations/ }).click();
    await expect(page).toHaveURL(/\/about#question-/);
    await page.goBack();

    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(note).toHaveCount(0);
  });
});
