import { expect, open, test } from "../../support/browser/browser";
import { cards } from "../cards";

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
  await page.getByRole("button", { name: "Reset Filters" }).click();
  await expect(page).toHaveURL(/\/journey\??$/);
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
    await expect(page.getByRole("button", { name: "Reset Filters" })).toBeDisabled();
  }
});
