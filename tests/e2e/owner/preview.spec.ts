import { expect, field, make, openMenu, openReady, test } from "./owner-page";

test("a letter is looked at as readers would see it, with what was typed last", async ({
  page,
  hasScripts,
}) => {
  const { id } = await make(page, "/api/blog-posts", { title: "Ferry", content: "Before." });
  await openReady(page, `/admin/posts/${id}`, hasScripts);
  await field(page, "Title").fill("Ferry home");
  if (!hasScripts) await page.getByRole("button", { name: "Save draft" }).first().click();
  if (!hasScripts) await openReady(page, `/admin/posts/${id}`, hasScripts);
  await openMenu(page);
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ferry home");
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expect(field(page, "Title")).toHaveValue("Ferry home");
});
