import { expect, open, test } from "../../support/browser/browser";
import { missingPages } from "../public-pages";

test("what is not found says so, and where to go", async ({ page }) => {
  for (const { path, title, text, back } of missingPages) {
    expect(await open(page, path), path).toBe(404);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator("h1")).toHaveText(title);
    if (text) await expect(page.locator("main").getByText(text)).toBeVisible();
    const way = back ? page.getByRole("link", { name: back }) : page.locator("main a").first();
    await way.click();
    await expect(page.locator("h1")).not.toHaveText(title);
  }
});
