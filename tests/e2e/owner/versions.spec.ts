import { barriers } from "../../support/browser/barriers";
import { expect, expectToast, make, openMenu, openReady, press, test } from "./owner-page";

test("what a letter said before comes back with three presses", async ({
  page,
  visitor,
  hasScripts,
}) => {
  const out = { publishedAt: "2025-08-01T09:30" };
  const { id } = await make(page, "/api/blog-posts", {
    title: "The blue ferry",
    content: "Blue.",
    ...out,
  });
  await page.request.put(`/api/blog-posts/${id}`, { data: { content: "Green." } });
  await openReady(page, `/admin/posts/${id}`, hasScripts);
  await openMenu(page);
  await page.getByRole("link", { name: "Versions", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Versions", exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await expect(page.getByRole("deletion").filter({ hasText: "Blue." })).toBeVisible();
  await expect(page.getByRole("insertion").filter({ hasText: "Green." })).toBeVisible();
  if (hasScripts) {
    for (const theme of ["light", "dark"] as const) expect(await barriers(page, theme)).toEqual([]);
  }
  await press(page, "Restore this version");
  await expectToast(page, "The version was restored.");
  const letter = await (await visitor.get("/letters/the-blue-ferry")).text();
  expect(letter).toContain("Blue.");
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveCount(2);
});

test("a friend reads a letter that is not out, until the link is ended", async ({
  page,
  visitor,
  hasScripts,
}) => {
  const { id } = await make(page, "/api/blog-posts", { title: "Not out", content: "Soon." });
  await openReady(page, `/admin/posts/${id}`, hasScripts);
  await openMenu(page);
  await page.getByRole("link", { name: "Preview link", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Preview links" })).toBeVisible();
  await press(page, "Make a link");
  const address = await page.getByLabel("Address of the preview").inputValue();
  const shown = await visitor.get(address);
  expect(shown.status()).toBe(200);
  expect(shown.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
  });
  expect(await shown.text()).toContain("Soon.");
  expect((await visitor.head(address)).status()).toBe(200);
  await page.getByRole("button", { name: /^End it/ }).click();
  await expectToast(page, "The link was ended");
  await expect(page.getByLabel("Address of the preview")).toHaveCount(0);
  expect((await visitor.get(address)).status()).toBe(404);
});
