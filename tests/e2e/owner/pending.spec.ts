import { cutLine, mendLine } from "../../support/browser/dead-line";
import { phoneDraftText } from "../../support/browser/device-entries";
import { holdPosts } from "../../support/browser/hold-posts";
import { expect, expectToast, field, item, make, openReady, pressGroups, test } from "./owner-page";

test.skip(({ hasScripts }) => !hasScripts, "Without scripts the browser shows what is on its way.");

test("a record on its way shuts its form; lost, the outbox has the last word typed", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  // Among the form's boxes for related letters, which the form's own errors must not lead to.
  await make(page, "/api/blog-posts", { title: "Written by day" });
  // On a slow machine the site would have it before the form is sent, and the device no more.
  await page.route("**/admin/drafts/**", (route) => route.abort());
  await openReady(page, "/admin/posts/new", true);
  const title = field(page, "Title");
  // As there is in a panel, and as is not sent: nor must they lead to it.
  await title.evaluate((input: HTMLInputElement) =>
    input.closest("fieldset")?.append(document.createElement("input")),
  );
  await pressGroups(page, "About this letter");
  const tags = field(page, "Tags");
  await tags.fill("night");
  await title.fill("Written on the night train");
  const end = await holdPosts(page);
  // At once: the draft is otherwise written a moment after the last key.
  await tags.press("Enter");
  await expect(page.getByRole("button", { name: "Saving…" })).toBeDisabled();
  await expect(title).toBeDisabled();
  await expect(field(page, "Excerpt")).toBeDisabled();
  await expect.poll(() => phoneDraftText(page)).toContain("night train");
  end("get lost");
  await expectToast(page, "No answer came.");
  await expect(tags).toBeFocused();
  await expect(title).toHaveValue("Written on the night train");
  // Once: what stands in the outbox is not kept beside it as a draft.
  await expect(page.getByRole("link", { name: "1 in the outbox" })).toBeVisible();
  await expect.poll(() => phoneDraftText(page)).toBe("[]");
});

test("a row's buttons wait for one another, and keep the focus", async ({ page }) => {
  await make(page, "/api/travel-pins", {
    name: "Waiting room",
    country: "India",
    coordinates: { lat: 15, lng: 75 },
  });
  await openReady(page, "/admin/pins", true);
  const card = item(page, "Waiting room");
  const end = await holdPosts(page);
  await card.getByRole("button", { name: "Hide Waiting room" }).press("Enter");
  await expect(card.getByRole("button", { name: "Hide Waiting room" })).toBeDisabled();
  end("arrive");
  await expect(card.getByRole("button", { name: "Show Waiting room" })).toBeFocused();
  await expect(card.getByText("Hidden", { exact: true })).toBeVisible();
});

test("a row's button that finds no line leaves the list, and says so over the question @long", async ({
  page,
  site,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  await make(page, "/api/travel-pins", {
    name: "No signal",
    country: "India",
    coordinates: { lat: 15, lng: 75 },
  });
  const liveMessages = page.waitForResponse(/assets\/live-toast-.*\.js/);
  await openReady(page, "/admin/pins", true);
  await liveMessages;
  const card = item(page, "No signal");
  await card.getByRole("button", { name: "Delete No signal" }).click();
  const question = page.getByRole("dialog", { name: "Delete No signal" });
  await cutLine(page);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question.getByText("No answer came. Try again in a moment.")).toBeVisible();
  await mendLine(page);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Travel pin deleted successfully!");
  await expect(card).toHaveCount(0);
  const shown = "select count(*) from travel_pins where name = 'No signal' and deleted_at is null";
  expect(site.value(shown)).toBe("0");
});

const published = { content: "Once.", publishedAt: "2025-08-01T09:00:00Z" };

test("a save whose answer was lost is not taken for somebody else's @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "Sent twice", ...published });
  await openReady(page, `/admin/posts/${id}`, true);
  await pressGroups(page, "About this letter");
  await field(page, "Excerpt").fill("Arrived, unheard of.");
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "No answer came.");
  await mendLine(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
});

test("a dead line ends no session, and costs no draft @long", async ({ page, calm }) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  await openReady(page, "/admin/posts/new", true);
  await page.route("**/admin/drafts/**", (route) => route.abort());
  await field(page, "Title").fill("Half a thought");
  await expect.poll(() => phoneDraftText(page)).toContain("Half a thought");
  await openReady(page, "/admin/pins", true);
  await cutLine(page);
  await page.getByRole("button", { name: "Exit Admin" }).click();
  const question = page.getByRole("dialog", { name: "Sign out" });
  await expect(
    question.getByText("1 text on this device did not reach the site yet."),
  ).toBeVisible();
  await question.getByRole("button", { name: "Sign out and delete" }).click();
  await expectToast(page, "You are still signed in.");
  expect(await phoneDraftText(page)).toContain("Half a thought");
});

test("what the site cannot load on the way out of the admin area keeps its header, and tells nothing twice @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "Told once", ...published });
  await openReady(page, `/admin/posts/${id}`, true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
  await page.getByRole("button", { name: "Dismiss" }).click();
  const isData = /\.data(\?|$)/;
  await page.route(isData, (route) => route.abort());
  await page.getByRole("link", { name: "Kashmir to Kanyakumari" }).first().click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await mendLine(page);
  await page.getByRole("banner").getByRole("link", { name: "Letters" }).click();
  await expect(page.getByRole("heading", { name: "Letters from the road" })).toBeVisible();
  await expect(page.getByText("Blog post updated successfully")).toHaveCount(0);
});

test("media that find no line stay as they were typed, and in their order @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/gallery", { title: "Platforms" });
  await openReady(page, `/admin/gallery/${id}/media`, true);
  await field(page, "Image URL").fill("/media/platform.jpg");
  await cutLine(page);
  await page.getByRole("button", { name: "Add Media", exact: true }).click();
  await expectToast(page, "No answer came.");
  await expect(field(page, "Image URL")).toHaveValue("/media/platform.jpg");
});
