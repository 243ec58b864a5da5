import { expect, open, test } from "../../support/browser";
import { missingPages } from "../public-pages";

for (const { path, title, text, back } of missingPages) {
  test(`${path} is not found, and says where to go`, async ({ page }) => {
    expect(await open(page, path)).toBe(404);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator("h1")).toHaveText(title);
    if (text) await expect(page.locator("main").getByText(text)).toBeVisible();
    const way = back ? page.getByRole("link", { name: back }) : page.locator("main a").first();
    await way.click();
    await expect(page.locator("h1")).not.toHaveText(title);
  });
}
