import type { APIRequestContext, Page } from "@playwright/test";
import { mendLine } from "../../support/browser/dead-line";
import {
  chooseWhen,
  expect,
  expectToast,
  field,
  make,
  openReady,
  sendIntoOutbox,
  test,
} from "./owner-page";

/** What the main button says, what the letter's row says after it was pressed, and whether readers get it then. */
const outcomes = [
  { word: /^Publish$/, status: null, isOut: true },
  { word: /^Save$/, status: null },
  { word: /^Schedule for /, status: "Scheduled", isOut: false },
];

const mainButton = (page: Page) => page.locator("[data-save-bar] > button").first();

async function isOut(visitor: APIRequestContext, title: string) {
  const letters = await (await visitor.get("/api/blog-posts")).json();
  return letters.some((letter: { title: string }) => letter.title === title);
}

/** Each way into a letter's form, up to the press. */
const ways: [string, (page: Page, title: string) => Promise<void>][] = [
  [
    "new",
    async (page, title) => {
      await openReady(page, "/admin/posts/new", true);
      await field(page, "Title").fill(title);
    },
  ],
  [
    "new, with moments put in",
    async (page, title) => {
      await make(page, "/api/moments", { text: `Salt and wind: ${title}` });
      await openReady(page, "/admin/posts/new", true);
      await field(page, "Title").fill(title);
      await page.getByRole("button", { name: "since your last letter" }).click();
      await expect(page.locator("[contenteditable]")).toContainText("Salt and wind");
    },
  ],
  [
    "new, hidden, with moments put in",
    async (page, title) => {
      await make(page, "/api/moments", { text: `Dust: ${title}` });
      await openReady(page, "/admin/posts/new", true);
      await field(page, "Title").fill(title);
      await chooseWhen(page, "Only me");
      await page.getByRole("button", { name: "since your last letter" }).click();
      await expect(page.locator("[contenteditable]")).toContainText("Dust");
    },
  ],
  [
    "a published one",
    async (page, title) => {
      const { id } = await make(page, "/api/blog-posts", {
        title,
        publishedAt: "2025-08-01T09:30",
      });
      await openReady(page, `/admin/posts/${id}`, true);
    },
  ],
  [
    "a draft of the site",
    async (page, title) => {
      const { id } = await make(page, "/api/blog-posts", { title });
      await openReady(page, `/admin/posts/${id}`, true);
    },
  ],
  [
    "a hidden one that is shown",
    async (page, title) => {
      const values = { title, publishedAt: "2025-08-02T09:30", isVisible: false };
      const { id } = await make(page, "/api/blog-posts", values);
      await openReady(page, `/admin/posts/${id}`, true);
      await chooseWhen(page, "On a day");
    },
  ],
  [
    "a scheduled one that comes out at once",
    async (page, title) => {
      const { id } = await make(page, "/api/blog-posts", {
        title,
        publishedAt: "2099-08-02T09:30",
      });
      await openReady(page, `/admin/posts/${id}`, true);
      await field(page, "Published at").fill("2025-08-03T09:30");
    },
  ],
  [
    "one that was hidden elsewhere meanwhile",
    async (page, title) => {
      const values = { title, publishedAt: "2025-08-04T09:30" };
      const { id } = await make(page, "/api/blog-posts", values);
      await openReady(page, `/admin/posts/${id}`, true);
      await page.request.put(`/api/blog-posts/${id}`, { data: { isVisible: false } });
      await mainButton(page).click();
      await expect(page.getByText("Somebody saved a newer version").first()).toBeVisible();
    },
  ],
  [
    "restored from a version, hidden since",
    async (page, title) => {
      const values = { title, content: "Blue.", publishedAt: "2025-08-05T09:30" };
      const { id } = await make(page, "/api/blog-posts", values);
      await page.request.put(`/api/blog-posts/${id}`, {
        data: { content: "Green.", isVisible: false },
      });
      await openReady(page, `/admin/posts/${id}/versions`, true);
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await page.getByRole("button", { name: "Restore this version" }).click();
      await expectToast(page, "The version was restored.");
      await openReady(page, `/admin/posts/${id}`, true);
      await field(page, "Title").fill(title);
    },
  ],
  [
    "changed by a draft of the site that hides it",
    async (page, title) => {
      const values = { title, publishedAt: "2025-08-06T09:30" };
      const { id } = await make(page, "/api/blog-posts", values);
      await openReady(page, `/admin/posts/${id}`, true);
      await chooseWhen(page, "Only me");
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await openReady(page, `/admin/posts/${id}`, true);
      await expect(page.getByRole("radio", { name: "Only me" })).toBeChecked();
    },
  ],
  [
    "kept on the device alone, as a new date that has not come",
    async (page, title) => {
      await page.route("**/admin/drafts/**", (route) => route.abort());
      await openReady(page, "/admin/posts/new", true);
      await field(page, "Title").fill(title);
      await chooseWhen(page, "On a day");
      await field(page, "Published at").fill("2099-12-02T09:00");
      await expect(page.getByText(/^Kept on this device at /)).toBeVisible();
      await mendLine(page);
      await openReady(page, "/admin/posts/new", true);
      const sent = page.getByRole("link", { name: title, includeHidden: true });
      await openReady(page, (await sent.getAttribute("href")) ?? "", true);
      await expect(field(page, "Title")).toHaveValue(title);
    },
  ],
  [
    "on its way in the outbox, and opened again",
    async (page, title) => {
      const { id } = await make(page, "/api/blog-posts", { title: "On its way" });
      const address = `/admin/posts/${id}`;
      await sendIntoOutbox(page, address, title);
      await openReady(page, address, true);
      await expect(field(page, "Title")).toHaveValue(title);
    },
  ],
  [
    "shared by another app",
    async (page, title) => {
      await openReady(page, `/admin/posts/new?title=${encodeURIComponent(title)}&text=Rain`, true);
    },
  ],
  [
    "refused, for it has no title",
    async (page, title) => {
      await openReady(page, "/admin/posts/new", true);
      await chooseWhen(page, "On a day");
      await field(page, "Published at").fill("2099-12-01T09:00");
      await mainButton(page).click();
      await expect(page.getByText("Title is required")).toBeVisible();
      await field(page, "Title").fill(title);
    },
  ],
];

test.describe("the main button's words are what its press does", () => {
  for (const [way, enter] of ways) {
    test(way, async ({ page, visitor, calm, hasScripts }) => {
      test.skip(!hasScripts, "Without scripts its words hold for any date.");
      calm.allow(/status of 4(00|09)|Failed to (load resource|fetch)/);
      const title = `Words: ${way}`;
      await enter(page, title);
      const button = mainButton(page);
      await expect(button).toBeEnabled();
      const word = ((await button.locator("span:visible").textContent()) ?? "").trim();
      const outcome = outcomes.find((one) => one.word.test(word));
      expect(outcome, word).toBeDefined();
      const wasOut = await isOut(visitor, title);
      if (word === "Publish") expect(wasOut, word).toBe(false);
      const isHidden = await page.getByRole("radio", { name: "Only me" }).isChecked();
      if (isHidden) expect(word).toBe("Save");
      // Not before: with a line the outbox sends what waits by itself.
      await mendLine(page);
      await button.click();
      await expect(
        page.getByText(/Blog post (created|updated) successfully/).first(),
      ).toBeVisible();
      const row = page.getByRole("listitem").filter({ hasText: title });
      await expect(row).toBeVisible();
      const status = isHidden ? "Hidden" : outcome?.status;
      if (status) await expect(row).toContainText(status);
      // Where its changes alone are saved, readers have it as little or as much as before.
      const isOutNow = word === "Save" ? wasOut && !isHidden : outcome?.isOut;
      expect(await isOut(visitor, title), word).toBe(isOutNow);
    });
  }
});
