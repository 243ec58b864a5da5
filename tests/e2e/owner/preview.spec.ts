import { expect, field, make, openMenu, openReady, test } from "./owner-page";

test("a letter is looked at as a phone shows it by night, with what was typed last", async ({
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
  await page.getByRole("link", { name: "Dark", exact: true }).click();
  await expect(page.getByTitle("The letter on a phone, dark")).toBeVisible();
  const framed = page.frameLocator("iframe");
  await expect(framed.getByRole("heading", { level: 1 })).toHaveText("Ferry home");
  const look = await framed.locator("html").evaluate((html) => ({
    width: innerWidth,
    scheme: getComputedStyle(html).colorScheme,
    scripts: document.querySelectorAll("script:not([type='application/ld+json'])").length,
  }));
  expect(look).toEqual({ width: 390, scheme: "dark", scripts: 0 });

  const answer = await page.request.get(`/admin/posts/${id}/page`);
  expect(answer.headers()["x-frame-options"]).toBe("SAMEORIGIN");
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  const around = (await page.request.get(`/admin/posts/${id}/preview`)).headers();
  expect(around["x-frame-options"]).toBe("DENY");
  expect(around["content-security-policy"]).toContain("frame-ancestors 'none'");
});
