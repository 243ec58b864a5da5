import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { mendLine } from "../../support/browser/dead-line";
import { cards } from "../cards";

test("a list answers while its form is filled in, without a request, and the address keeps step", async ({
  page,
}) => {
  await open(page, "/journey");
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/journey" || pathname.endsWith(".data")) requests.push(request.url());
  });
  const reset = page.getByText("Reset Filters");
  await expect(reset).toBeDisabled();
  await page.getByRole("searchbox").pressSequentially("RAJASTHAN ");
  await expect(page).toHaveURL(/\/journey\?q=RAJASTHAN/);
  await expect(page.getByRole("searchbox")).toHaveValue("RAJASTHAN ");
  await expect(page.getByText("2 destinations")).toBeVisible();
  await page.locator('select[name="sort"]').selectOption("z-a");
  await expect(page).toHaveURL(/sort=z-a/);
  await expect
    .poll(() => cards(page, "/journey"))
    .toEqual(["udaipur-rajasthan", "jaisalmer-rajasthan"]);
  await page.locator('select[name="region"]').selectOption("South India");
  await expect(page.getByText("No destinations found matching your criteria.")).toBeVisible();
  await reset.click();
  await expect(page).toHaveURL(/\/journey$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.locator('select[name="sort"]')).toHaveValue("rating");
  await expect(page.getByText("18 destinations")).toBeVisible();
  await expect(reset).toBeDisabled();
  await expect(page.getByRole("search")).toBeFocused();
  expect(requests).toEqual([]);
});

test("a step back takes the form's fields along", async ({ page }) => {
  await open(page, "/letters");
  const category = page.locator('select[name="category"]');
  await page.locator('select[name="sort"]').selectOption("oldest");
  await expect(page).toHaveURL(/sort=oldest/);
  await page.getByRole("navigation", { name: "Categories" }).getByText("People").click();
  await expect(category).toHaveValue("people");
  await page.goBack();
  await expect(page).toHaveURL(/\/letters\?sort=oldest$/);
  await expect(category).toHaveValue("");
  await expect(page.locator('select[name="sort"]')).toHaveValue("oldest");
});

test("letters are filtered by their buttons and by the form alike", async ({ page }) => {
  await open(page, "/letters");
  await page.getByRole("navigation", { name: "Categories" }).getByText("People").click();
  await expect(page).toHaveURL(/category=people/);
  await expect(page.locator('select[name="category"]')).toHaveValue("people");
  await expect(page.getByText("3 stories")).toBeVisible();
  await page.getByRole("searchbox").fill("nothing like this");
  await expect(page.getByText("No stories found matching your criteria.")).toBeVisible();
});

test("kinds of letters stand once on a screen: a dropdown on a phone, buttons elsewhere", async ({
  page,
}) => {
  const buttons = page.getByRole("navigation", { name: "Categories" });
  const dropdown = page.getByRole("combobox", { name: "Category" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/letters");
  await expect(buttons).toBeHidden();
  await dropdown.selectOption("people");
  await expect(page).toHaveURL(/category=people/);
  await expect(page.getByText("3 stories")).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(dropdown).toBeHidden();
  await expect(buttons.getByRole("link", { name: "People" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a destination opens over the list, and the back button closes it", async ({ page }) => {
  await open(page, "/journey?sort=a-z");
  const card = page.locator("#results").getByRole("link", { name: "Hampi, Karnataka" });
  await card.click();
  const dialog = page.getByRole("dialog", { name: "Hampi, Karnataka" });
  await expect(dialog.getByRole("heading", { name: "Hampi, Karnataka" })).toBeFocused();
  await expect(dialog.getByRole("link", { name: "Read the full guide" })).toHaveAttribute(
    "href",
    "/journey/hampi-karnataka",
  );
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/journey\?sort=a-z$/);
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await page.reload();
  await expect(dialog).toBeHidden();
  await open(page, "/journey#guide-hampi-karnataka");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

const outlines: [string, string, number][] = [
  ["Journey", "Loading journey...", 6],
  ["Letters", "Loading letters...", 6],
  ["Gallery", "Loading gallery...", 4],
  ["About", "Loading...", 8],
];

test("a slow page shows its outline first, and then starts at its top @long", async ({ page }) => {
  await open(page, "/terms");
  for (const [name, text, count] of outlines) {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\.data/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.locator("header").getByRole("link", { name, exact: true }).click();
    await expect(page.getByText(text, { exact: true })).toBeAttached();
    await expect(page.locator("[data-skeleton]")).toHaveCount(count);
    arrive();
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    await mendLine(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("a part of the page that fails says so, leaves the rest alone, and is tried again @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Letters failed|a fault of the test/);
  await open(page, "/letters");
  await page.evaluate(() => {
    const { toLowerCase } = String.prototype;
    String.prototype.toLowerCase = function lower(this: string) {
      if (String(this) === "Breaks") throw new Error("a fault of the test");
      return toLowerCase.call(this);
    };
  });
  await page.getByRole("searchbox").fill("Breaks");
  const alert = page.getByRole("alert").filter({ hasText: "Letters Error" });
  await expect(alert).toContainText(
    "This component encountered an error and couldn't render properly.",
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(alert).toBeVisible();
  await page.evaluate(() => window.history.replaceState(window.history.state, "", "/letters"));
  await alert.getByRole("button", { name: "Refresh Page" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText("14 stories")).toBeVisible();
});
