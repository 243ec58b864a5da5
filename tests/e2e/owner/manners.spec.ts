import { overlap } from "../layout-checks";
import { expect, expectToast, field, item, make, openReady, press, test } from "./owner-page";

test("a form starts in its first field, and a new name is the tip's as well", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts a form is a page, and there are no tips.");
  await make(page, "/api/travel-pins", { name: "Old name", country: "India" });
  await openReady(page, "/admin/pins", hasScripts);
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Edit Old name", exact: true }).focus();
  const tip = page.getByRole("tooltip");
  await expect(tip).toHaveText("Edit Old name");
  await page.keyboard.press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await field(page, "Name").fill("New name");
  await press(page, "Save Changes");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Edit New name", exact: true }).focus();
  await expect(tip).toHaveText("Edit New name");
});

test("a message leaves the tabs free @long", async ({ page, hasScripts }) => {
  await make(page, "/api/travel-pins", { name: "Retiring room", country: "India" });
  const toast = page.getByText("Travel pin updated successfully!").filter({ visible: true });
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, "/admin/pins", hasScripts);
    const row = item(page, "Retiring room");
    await row.getByRole("button", { name: /^(Hide|Show) Retiring room$/ }).click();
    await expectToast(page, "Travel pin updated successfully!");
    await page.evaluate(() => scrollTo(0, 0));
    const card = toast.first().locator("xpath=..");
    expect(await overlap(card, page.getByRole("navigation", { name: "Admin" })), `${width}`).toBe(
      false,
    );
  }
});
