import type { Page, Request, Route } from "@playwright/test";
import { cutLine, mendLine } from "../../support/browser/dead-line";
import { phoneDrafts, phoneDraftText } from "../../support/browser/device-entries";
import { expect, expectToast, field, make, openReady, sendIntoOutbox, test } from "./owner-page";

test.skip(({ hasScripts }) => !hasScripts, "What is typed is kept by scripts.");

const live = { content: "Once.", publishedAt: "2025-08-01T09:00:00Z" };
const SAVED = /^Saved \d\d:\d\d$/;
const WAITS = /^Kept on this device at \d\d:\d\d, not sent yet$/;

const isDraft = (request: Request) => request.url().includes("/admin/drafts/");

/** What the site has of the letter's draft. */
async function siteDraft(page: Page, id: string) {
  const answer = await page.request.get(`/api/blog-posts/${id}/draft`);
  return answer.ok() ? ((await answer.json()) as { title: string }) : null;
}

test("a live letter is rewritten while readers see the old one", async ({ page, visitor }) => {
  const { id } = await make(page, "/api/blog-posts", { title: "Slow ferry", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  await field(page, "Title").fill("Slower ferry");
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await phoneDrafts(page)).toEqual([]);
  expect(await (await visitor.get("/letters/slow-ferry")).text()).not.toContain("Slower ferry");
  await openReady(page, "/admin/posts", true);
  await expect(page.getByText("Changed, not published")).toBeVisible();
  await openReady(page, `/admin/posts/${id}`, true);
  await expect(field(page, "Title")).toHaveValue("Slower ferry");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
  expect(await siteDraft(page, id)).toBeNull();
  expect((await visitor.get("/letters/slower-ferry")).status()).toBe(200);
});

test("a draft that is on its way when its letter is saved goes no further @long", async ({
  page,
}) => {
  const { id } = await make(page, "/api/blog-posts", { title: "Two at once", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  await page.route("**/admin/drafts/**", () => {});
  const sent = page.waitForRequest(isDraft);
  const ended = page.waitForEvent("requestfailed", isDraft);
  await field(page, "Title").fill("One after the other");
  const draft = await sent;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect(await ended).toBe(draft);
  await expectToast(page, "Blog post updated successfully");
  expect(await siteDraft(page, id)).toBeNull();
  await expect.poll(() => phoneDrafts(page)).toEqual([]);
});

test("without a line every pause is kept on the phone, and sent when there is one", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "No bars", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  await page.context().setOffline(true);
  await field(page, "Title").fill("No bars at all");
  await expect(page.getByText(WAITS)).toBeVisible();
  expect(await siteDraft(page, id)).toBeNull();
  await page.context().setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect((await siteDraft(page, id))?.title).toBe("No bars at all");
});

test("what waits on the phone is sent from any page of the admin area @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "Left behind", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  await page.route("**/admin/drafts/**", (route) => route.abort());
  await field(page, "Title").fill("Left behind in the bus");
  await expect(page.getByText(WAITS)).toBeVisible();
  await openReady(page, "/admin/pins", true);
  await expect(page.getByRole("link", { name: "1 in the outbox" })).toBeVisible();
  await mendLine(page);
  await openReady(page, "/admin/pins", true);
  await expect.poll(() => siteDraft(page, id)).toMatchObject({ title: "Left behind in the bus" });
  await expect.poll(() => phoneDrafts(page)).toEqual([]);
});

test("what waits is called by its place, or by its first words while it has no title", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load|Failed to fetch|ERR_/);
  const isSent = (route: Route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback();
  await page.route("**/admin/here*", isSent);
  await page.route("**/admin/drafts/**", (route) => route.abort());
  await make(page, "/api/travel-pins", { name: "Madurai", country: "India", pinType: "planned" });
  await openReady(page, "/admin/here", true);
  await field(page, "Known place").selectOption({ label: "Madurai – Planned" });
  await page.getByRole("button", { name: "I am here", exact: true }).click();
  await expectToast(page, "It waits in the outbox on this device");
  await openReady(page, "/admin/posts/new", true);
  // The editor stands in the place of its plain field.
  await expect(page.locator("textarea[name=content]")).toBeHidden();
  await page.getByRole("textbox", { name: "Content", exact: true }).fill("Fog until ten");
  await expect(page.getByText(WAITS)).toBeVisible();
  await openReady(page, "/admin/outbox", true);
  const waiting = page.getByRole("listitem");
  await expect(waiting.filter({ hasText: "I am here: Madurai" })).not.toContainText("Planned");
  await expect(waiting.filter({ hasText: "Draft: Fog until ten" })).toBeVisible();
});

test("a form that is only opened keeps nothing", async ({ page }) => {
  await page.clock.install();
  await page.route("**/admin/drafts/**", () => {});
  await openReady(page, "/admin/posts/new", true);
  await page.clock.runFor(5_000);
  expect(await phoneDrafts(page)).toEqual([]);
  await field(page, "Title").fill("A word");
  await page.clock.runFor(5_000);
  await expect.poll(() => phoneDrafts(page)).toHaveLength(1);
});

test("a new letter stays in its form while an older text is sent @long", async ({ page, calm }) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  await page.route("**/admin/drafts/**", (route) => route.abort());
  await openReady(page, "/admin/posts/new", true);
  await field(page, "Title").fill("Written in the tunnel");
  await expect(page.getByText(WAITS)).toBeVisible();
  await openReady(page, "/admin/posts/new", true);
  await expect(page.getByRole("link", { name: "1 in the outbox" })).toBeVisible();
  await mendLine(page);
  await field(page, "Title").fill("Written after it");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  // The list under the form comes anew once the older text was sent.
  const older = page.getByRole("link", { name: "Written in the tunnel", includeHidden: true });
  await expect(older).toHaveCount(1);
  await expect(field(page, "Title")).toHaveValue("Written after it");
});

test("an ended session keeps the text on the phone, and says how to send it @long", async ({
  page,
  calm,
}) => {
  calm.allow(/status of 401/);
  const { id } = await make(page, "/api/blog-posts", { title: "Long sleep", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await field(page, "Title").fill("Longer sleep");
  await expect(page.getByRole("link", { name: "Sign in to send it" })).toBeVisible();
  expect(await phoneDraftText(page)).toContain("Longer sleep");
  await page.context().addCookies(cookies);
  await field(page, "Title").fill("Longest sleep");
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("a full device says so, and the text goes to the site all the same @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "No room", ...live });
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room.", "QuotaExceededError");
    };
  });
  await openReady(page, `/admin/posts/${id}`, true);
  await field(page, "Title").fill("No room here");
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.context().setOffline(true);
  await field(page, "Title").fill("No room anywhere");
  await expect(page.getByText("This device has no room left.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("two devices see each other, and neither overwrites the other in silence @long", async ({
  page,
  browser,
  site,
  storageState,
  calm,
}) => {
  calm.allow(/status of 409/);
  const { id } = await make(page, "/api/blog-posts", { title: "Two hands", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  const other = await browser.newContext({ baseURL: site.url, storageState });
  const desk = await other.newPage();
  await openReady(desk, `/admin/posts/${id}`, true);
  await field(desk, "Title").fill("From the desk");
  await expect(desk.getByText(SAVED)).toBeVisible();
  await field(page, "Title").fill("From the phone");
  const question = page.getByText(
    /^A newer text was saved on another device or in another tab at \d\d:\d\d\./,
  );
  await expect(question).toBeVisible();
  await expect(page.getByText("Saved meanwhile: From the desk")).toBeVisible();
  expect((await siteDraft(page, id))?.title).toBe("From the desk");
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("From the desk");

  await field(page, "Title").fill("From the phone again");
  await expect(page.getByText(SAVED)).toBeVisible();
  await field(desk, "Title").fill("From the desk again");
  await desk.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => siteDraft(page, id)).toMatchObject({ title: "From the desk again" });
  await field(page, "Title").fill("Of no use");
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(field(page, "Title")).toHaveValue("From the desk again");
  await other.close();
});

test("words that are nowhere but on this device are given up at the second press alone @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "At the ford", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  await cutLine(page);
  await field(page, "Title").fill("Of this device alone");
  await expect(page.getByText(WAITS)).toBeVisible();
  await mendLine(page);
  await page.request.put(`/api/blog-posts/${id}`, { data: { title: "Said elsewhere" } });
  await openReady(page, `/admin/posts/${id}`, true);
  await page.getByRole("button", { name: "Discard it…" }).click();
  expect(await phoneDraftText(page)).toContain("Of this device alone");
  await page.getByRole("button", { name: "Discard it: it is nowhere else" }).click();
  await expect(page.getByText("A text that was kept on this device")).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("Said elsewhere");
});

test("a letter that was sent and not taken says where it is @long", async ({ page, calm }) => {
  calm.allow(/Failed to load resource|Failed to fetch|status of 409/);
  const { id } = await make(page, "/api/blog-posts", { title: "At the gate", ...live });
  const address = `/admin/posts/${id}`;
  await sendIntoOutbox(page, address, "Sent at the gate");
  await page.request.put(`/api/blog-posts/${id}`, { data: { title: "Said elsewhere" } });
  await mendLine(page);
  await openReady(page, "/admin/outbox", true);
  await expect(page.getByText("A newer text is on the site")).toBeVisible();
  await openReady(page, address, true);
  await expect(page.getByText(/^What you sent at .* was not taken\./)).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Said elsewhere");
});

test("a letter whose save is still on its way shows it, and goes on from there @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id } = await make(page, "/api/blog-posts", { title: "At the pass", ...live });
  const address = `/admin/posts/${id}`;
  await sendIntoOutbox(page, address, "Sent from the pass");
  await openReady(page, address, true);
  await expect(field(page, "Title")).toHaveValue("Sent from the pass");
  await expect(page.locator("input[name=version]")).toHaveValue("1");
  await mendLine(page);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.locator("input[name=version]")).toHaveValue("2");
  await expect(field(page, "Title")).toHaveValue("Sent from the pass");
  await field(page, "Title").fill("Beyond the pass");
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
});

test("a text for a letter that was deleted elsewhere becomes a new one @long", async ({
  page,
  calm,
}) => {
  calm.allow(/status of 404/);
  const { id } = await make(page, "/api/blog-posts", { title: "Gone", ...live });
  await openReady(page, `/admin/posts/${id}`, true);
  await page.request.delete(`/api/blog-posts/${id}`);
  await field(page, "Title").fill("Not gone at all");
  await page.getByRole("button", { name: "Make it a new one" }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/new\?draft=/);
  await expect(field(page, "Title")).toHaveValue("Not gone at all");
});
