import {
  chooseWhen,
  expect,
  expectToast,
  field,
  make,
  openReady,
  press,
  pressGroups,
  showSource,
  test,
} from "./owner-page";

const CONTENT = "A <b>bold</b> start.<script>window.hacked = 1</script>\nSecond line.";

test("readers get what the allow-list lets through, as the preview shows without scripts", async ({
  page,
  visitor,
  hasScripts,
}) => {
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Shown before");
  await showSource(page, hasScripts);
  await field(page, "Content").fill(CONTENT);
  if (!hasScripts) {
    await press(page, "Preview");
    await expect(field(page, "Title")).toHaveValue("Shown before");
    await expect(field(page, "Content")).toHaveValue(CONTENT);
    const shown = page.locator("details .content");
    await expect(shown.locator("b")).toHaveText("bold");
    await expect(shown.locator("script")).toHaveCount(0);
  }
  await press(page, "Publish");
  await expect(page.getByRole("heading", { name: "Shown before" })).toBeVisible();
  const html = await (await visitor.get("/letters/shown-before")).text();
  expect(html).toContain("<b>bold</b>");
  expect(html).not.toContain("window.hacked");
  const stored = await (await visitor.get("/api/blog-posts/shown-before")).json();
  expect(stored.content).toBe(CONTENT);
});

test("a new title of a published letter is said to give it a new address", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts the list says where it is now.");
  const title = "An old road";
  const { id } = await make(page, "/api/blog-posts", { title, publishedAt: "2025-08-01T09:30" });
  await openReady(page, `/admin/posts/${id}`, hasScripts);
  const note = page.getByText("Saving gives this page a new address");
  await field(page, "Title").fill("श्रीनगर road");
  await expect(note).toContainText("/letters/srinagar-road. The old one leads there");
  await field(page, "Title").fill(title);
  await expect(note).toHaveCount(0);
});

test("a letter can be a draft, and can be scheduled", async ({ page, visitor, hasScripts }) => {
  const name = "Kept back";
  await make(page, "/api/blog-posts", { title: name, publishedAt: "2025-08-01T09:30" });
  expect((await visitor.get("/letters/kept-back")).status()).toBe(200);
  await openReady(page, "/admin/posts", hasScripts);
  const row = page.getByRole("listitem").filter({ hasText: name });
  for (const [status, publishedAt, live, plain] of [
    ["Draft", "", "Save draft", "Save Changes"],
    ["Scheduled", "2099-01-01T09:30", "Schedule for 1 Jan 2099, 09:30 Asia/Kolkata", "Publish"],
  ] as const) {
    await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
    if (hasScripts) await chooseWhen(page, "On a day");
    await field(page, "Published at").fill(publishedAt);
    await press(page, hasScripts ? live : plain);
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    expect((await visitor.get("/letters/kept-back")).status()).toBe(404);
  }
  const hours = hasScripts ? /Dec 31, 2098, 23:00/ : /Jan 1, 2099, 09:30 Asia\/Kolkata/;
  await expect(row).toContainText(hours);
});

test("the button that saves says what becomes of the letter", async ({ page, hasScripts }) => {
  await openReady(page, "/admin/posts/new", hasScripts);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(button("Publish")).toBeVisible();
  await expect(button("Save draft")).toHaveCount(1);
  if (!hasScripts) {
    await expect(page.getByText("Publish schedules the letter where its date")).toBeVisible();
    return;
  }
  await chooseWhen(page, "On a day");
  await field(page, "Published at").fill("2099-12-01T09:00");
  await expect(button("Schedule for 1 Dec 2099, 09:00 Asia/Kolkata")).toBeVisible();
  await chooseWhen(page, "Only me");
  await expect(button("Save")).toBeVisible();
  await chooseWhen(page, "Now");
  await expect(button("Publish")).toBeVisible();
  await chooseWhen(page, "On a day");
  await expect(field(page, "Published at")).toHaveValue("2099-12-01T09:00");
});

test("reading time is counted from the first word that is written", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "It is counted by scripts.");
  await openReady(page, "/admin/posts/new", hasScripts);
  await pressGroups(page, "About this letter");
  const minutes = field(page, "Reading time (minutes)");
  await expect(minutes).toHaveValue("5");
  await showSource(page, hasScripts);
  await field(page, "Content").pressSequentially("Ferry");
  await expect(minutes).toHaveValue("1");
  await field(page, "Content").fill("word ".repeat(420));
  await expect(minutes).toHaveValue("2");
  await minutes.press("End");
  await minutes.pressSequentially("0");
  await field(page, "Content").fill("word ".repeat(900));
  await expect(minutes).toHaveValue("20");
});

test("of many drafts the newest three stand above the list, and all by a link @long", async ({
  page,
  site,
  hasScripts,
}) => {
  await openReady(page, "/admin/posts", hasScripts);
  const before = site.value("select count(*) from drafts where base_version = 0 and kind = 'post'");
  for (const word of ["First", "Second", "Third", "Fourth"]) {
    const form = { content: `<p>${word} ferry of the day</p>`, draftVersion: "0" };
    const kept = await page.request.put(`/admin/drafts/post/${crypto.randomUUID()}`, { form });
    expect(kept.status()).toBe(200);
  }
  await openReady(page, "/admin/posts", hasScripts);
  const drafts = page.getByRole("list", { name: "Not saved yet" });
  const links = drafts.getByRole("link", { name: /^Draft/ });
  await expect(links).toHaveText([/Fourth ferry/, /Third ferry/, /Second ferry/]);
  await drafts.getByRole("link", { name: /^All drafts \(\d+\)$/ }).click();
  await expect(links).toHaveCount(Number(before) + 4);
  await expect(drafts.getByRole("link", { name: /First ferry of the day/ })).toBeVisible();
});

test("Enter in the title goes on to the text; in a field below it keeps a new letter back, on top of the list", async ({
  page,
  visitor,
  hasScripts,
}) => {
  await make(page, "/api/blog-posts", { title: "Out first", publishedAt: "2025-08-01T09:30" });
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Half a thought");
  if (hasScripts) {
    const text = page.getByRole("textbox", { name: "Content", exact: true });
    await expect(text).toHaveAttribute("contenteditable");
    await field(page, "Title").press("Enter");
    await expect(text).toBeFocused();
  }
  await pressGroups(page, "About this letter");
  await field(page, "Tags").press("Enter");
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
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await openReady(page, "/admin/posts", hasScripts);
  await page.getByRole("link", { name: "Typed before the battery died" }).click();
  await expect(field(page, "Title")).toHaveValue("Typed before the battery died");
  await press(page, "Publish");
  await expectToast(page, "Blog post created successfully");
  await openReady(page, "/admin/posts/new", hasScripts);
  await expect(field(page, "Title")).toHaveValue("");
});

test("every field of a letter is checked @long", async ({ page, site, calm, hasScripts }) => {
  calm.allow(/status of 400/);
  const before = site.value("select count(*) from blog_posts");
  const wrong = [
    ["Featured image address", "javascript:alert(1)", "Featured image must be a web address"],
    ["Reading time (minutes)", "soon", "Reading time must be a whole number from 0 to 600."],
    ["Tags", "t".repeat(301), "Tags is too long: at most 300 characters."],
  ] as const;
  await openReady(page, "/admin/posts/new", hasScripts);
  await field(page, "Title").fill("Never saved");
  await pressGroups(page, "About this letter", "Featured image", "More");
  for (const [label, value] of wrong) await field(page, label).fill(value);
  await press(page, "Publish", [400]);
  for (const [label, value, words] of wrong) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveValue(value);
    await expect(page.locator("p.text-danger").filter({ hasText: words })).toBeVisible();
  }
  expect(site.value("select count(*) from blog_posts")).toBe(before);
});
