import { expect, open, test } from "../../support/browser/browser";
import { holdFiles, SEEN } from "../../support/browser/hold-files";

test("each script is fetched once", async ({ page }) => {
  await open(page, "/letters");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map((entry) => ({
        name: entry.name,
        sent: (entry as PerformanceResourceTiming).transferSize,
      })),
  );
  expect(new Set(scripts.map(({ name }) => name)).size).toBeGreaterThan(5);
  // What is fetched ahead and then run is told of twice; the second time it comes from the cache.
  const sent = scripts.filter((script) => script.sent > 0).map(({ name }) => name);
  expect(new Set(sent).size).toBe(sent.length);
});

test("scripts are fetched when the page is seen", async ({ page }) => {
  await open(page, "/");
  const [seen = 0, fetched = 0] = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name));
    return [paint?.startTime, Math.min(...scripts.map(({ startTime }) => startTime))];
  });
  expect(seen).toBeGreaterThan(0);
  expect(fetched).toBeGreaterThan(seen);
});

test("a browser that does not tell of its first paint has its scripts all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });
  });
  await open(page, "/");
  expect(await page.evaluate(() => window.eventLog)).toBeNull();
});

test("what is pressed and filled in before the scripts come is not lost", async ({ page }) => {
  const letGo = await holdFiles(page);
  await page.goto("/journey", SEEN);
  const toggle = page.getByRole("button", { name: "Switch the theme" }).filter({ visible: true });
  await toggle.click();
  await toggle.click();
  await page.getByRole("searchbox").fill("rajasthan");
  await page.locator('select[name="sort"]').selectOption("z-a");
  letGo();
  await expect(page).toHaveURL(/\/journey\?(?=.*q=rajasthan)(?=.*sort=z-a)/);
  await expect(page.getByText("2 destinations")).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.locator('select[name="sort"]')).toHaveValue("z-a");
});

test("an address that moves on before the scripts come is loaded, and not drawn with another page's data", async ({
  page,
}) => {
  const letGo = await holdFiles(page);
  await page.goto("/about", SEEN);
  // As after a reload the reader goes back to where the scripts had led from.
  await page.evaluate(() => history.replaceState(null, "", "/journey"));
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "The Journey" })).toBeVisible();
  await page.waitForFunction(() => !window.eventLog);
  await expect(page).toHaveURL("/journey");
});
