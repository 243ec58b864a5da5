import { expect, expectToast, field, make, openReady, press, showSource, test } from "./owner-page";

const CONTENT = "A <b>bold</b> start.<script>window.hacked = 1</script>\nSecond line.";

test("the preview shows what readers get, and no more", async ({ page, visitor, hasScripts }) => {
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Shown before");
  await showSource(page, hasScripts);
  await field(page, "Content").fill(CONTENT);
  const shown = page.locator("details .content");
  if (hasScripts) {
    await expect(shown).toHaveCount(1);
    await page.locator("details:has(> .content) > summary").click();
  } else {
    await press(page, "Preview");
    await expect(field(page, "Title")).toHaveValue("Shown before");
    await expect(field(page, "Content")).toHaveValue(CONTENT);
  }
  await expect(shown.locator("b")).toHaveText("bold");
  await expect(shown.locator("script")).toHaveCount(0);
  await press(page, "Publish");
  await expect(page.getByRole("heading", { name: "Shown before" })).toBeVisible();
  const html = await (await visitor.get("/letters/shown-before")).text();
  expect(html).toContain("<b>bold</b>");
  expect(html).not.toContain("window.hacked");
  const stored = await (await visitor.get("/api/blog-posts/shown-before")).json();
  expect(stored.content).toBe(CONTENT);
});

test("a letter can be a draft, and can be scheduled", async ({ page, visitor, hasScripts }) => {
  const name = "Kept back";
  await make(page, "/api/blog-posts", { title: name, publishedAt: "2025-08-01T09:30" });
  expect((await visitor.get("/letters/kept-back")).status()).toBe(200);
  await openReady(page, "/admin/posts", hasScripts);
  for (const [status, publishedAt, button] of [
    ["Draft", "", "Save Changes"],
    ["Scheduled", "2099-01-01T09:30", "Publish"],
  ] as const) {
    await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
    await field(page, "Published at").fill(publishedAt);
    await press(page, button);
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    expect((await visitor.get("/letters/kept-back")).status()).toBe(404);
  }
});

test("Enter in a field keeps a new letter back, and it lies on top of the list", async ({
  page,
  visitor,
  hasScripts,
}) => {
  await make(page, "/api/blog-posts", { title: "Out first", publishedAt: "2025-08-01T09:30" });
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Half a thought");
  await field(page, "Title").press("Enter");
  await expectToast(page, "Blog post created successfully");
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect(first).toContainText("Half a thought");
  await expect(first.getByText("Draft", { exact: true })).toBeVisible();
  expect((await visitor.get("/letters/half-a-thought")).status()).toBe(404);
});

test("a letter that was never saved is found again", async ({ page, hasScripts }) => {
  test.skip(!hasScripts, "Drafts are kept by scripts.");
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Typed before the battery died");
  await expect(page.getByText(/^Saved \d\d:\d\d here/)).toBeVisible();
  await openReady(page, "/admin/posts", hasScripts);
  await page.getByRole("link", { name: "Typed before the battery died" }).click();
  await expect(field(page, "Title")).toHaveValue("Typed before the battery died");
  await press(page, "Publish");
  await expectToast(page, "Blog post created successfully");
  await openReady(page, "/admin/posts/new", hasScripts);
  await expect(field(page, "Title")).toHaveValue("");
});

test("every field of a letter is checked", async ({ page, site, calm, hasScripts }) => {
  calm.allow(/status of 400/);
  const before = site.value("select count(*) from blog_posts");
  const wrong = [
    ["Featured image", "javascript:alert(1)", "Featured image must be a web address"],
    ["Reading time (minutes)", "soon", "Reading time must be a whole number from 0 to 600."],
    ["Tags", "t".repeat(301), "Tags is too long: at most 300 characters."],
  ] as const;
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Never saved");
  for (const [label, value] of wrong) await field(page, label).fill(value);
  await press(page, "Publish", [400]);
  for (const [label, value, words] of wrong) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveValue(value);
    await expect(page.locator("p.text-danger").filter({ hasText: words })).toBeVisible();
  }
  expect(site.value("select count(*) from blog_posts")).toBe(before);
});
