import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { htmlProblems } from "../../support/browser/html-validity";
import { expectFit } from "../layout-checks";

const pages = ["/days", "/days/2025-10", "/journey?on=2025-09-14"];
const phone = { width: 390, height: 844 };

test("the days and a day that is over fit every screen, without barriers and in valid HTML @long", async ({
  page,
  request,
}) => {
  test.slow();
  for (const path of pages) {
    expect(await htmlProblems(await (await request.get(path)).text()), path).toEqual([]);
    await open(page, path);
    expect(await barriersInBothThemes(page), path).toEqual([]);
    await expectFit(page);
  }
});

test("a reader goes on from the day where they stopped, and the dot goes with them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/journey");
  await expect(page.getByText("Continue where I stopped")).toBeHidden();
  await page.getByRole("link", { name: "Start with day 1" }).click();
  await expect(page).toHaveURL("/days");
  const day = page.locator("#day-2025-08-20");
  await day.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const read = () =>
    page.locator("article").evaluate((element) => element.style.getPropertyValue("--read"));
  await expect.poll(async () => Number(await read())).toBeGreaterThan(0.4);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("stopped-at")))
    .toContain("#day-2025-08-20");
  await open(page, "/journey");
  await page.getByRole("link", { name: "Continue where I stopped" }).click();
  await expect(page).toHaveURL("/days#day-2025-08-20");
  await expect(day).toBeInViewport();
});

test("from day to day the page is another one, with scripts too", async ({ page }) => {
  await open(page, "/journey?on=2025-09-14");
  await page.getByRole("link", { name: "15 September" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("15 September 2025");
  await page.getByRole("link", { name: "The Journey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Journey");
});
