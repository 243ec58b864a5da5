import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../support/browser/chromium";
import { drawPhotographs } from "../support/pictures/photographs";
import { signInCookie } from "../support/site/sign-in";
import { SLOW_4G } from "./slow-line";

const SLOW_LINE = {
  downloadThroughput: SLOW_4G.down,
  uploadThroughput: SLOW_4G.up,
  latency: SLOW_4G.roundTrip,
  // By this the browser tells the page that it is slow.
  connectionType: "cellular3g",
  offline: false,
} as const;
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LETTER = "First Light on Dal Lake";
const LONGEST_MS = 150_000;

/** Does one thing that the owner does: she presses, chooses files, or taps into a text and types. */
export type Step = (what: Promise<unknown>) => Promise<void>;
type Task = (page: Page, step: Step) => Promise<unknown>;

async function writeAndPublish(page: Page, step: Step) {
  await step(page.getByRole("link", { name: "New Post" }).click());
  await step(page.getByLabel("Title (required)").fill("Four pictures from a slow bus"));
  await step(page.getByText("About this letter").click());
  await step(page.getByLabel("Excerpt").fill("Three headings, and what stood beside them."));
  // It comes in the place of the plain field, and leaves that alone while somebody types there.
  await page.locator(".tiptap").click();
  for (const heading of ["The stand", "The road", "The hill"]) {
    await step(page.keyboard.type(`## ${heading}\nWe waited, and then we did not.\n`));
  }
  const files = (await drawPhotographs(4)).map((buffer, index) => ({
    name: `IMG_000${index}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  await step(page.getByLabel("Add pictures").setInputFiles(files));
  await page.locator(".tiptap figure img").nth(3).waitFor();
  await step(page.getByRole("button", { name: "Publish" }).click());
  await page.getByText("Blog post created successfully").first().waitFor();
}

async function correctMistake(page: Page, step: Step) {
  await step(page.getByRole("link", { name: `Edit ${LETTER}`, exact: true }).click());
  await page.locator(".tiptap p").first().click();
  await step(page.keyboard.type("Corrected "));
  await step(page.getByRole("button", { name: "Save", exact: true }).click());
  await page.getByText("Blog post updated successfully").first().waitFor();
}

async function bringVersionBack(page: Page, step: Step) {
  await step(page.getByRole("link", { name: `Edit ${LETTER}`, exact: true }).click());
  await step(page.locator("dialog summary[aria-label=More]").click());
  await step(page.getByRole("link", { name: "Versions" }).click());
  await step(
    page
      .getByRole("button", { name: /^Restore/ })
      .first()
      .click(),
  );
  await page
    .getByText(/restored/i)
    .first()
    .waitFor();
}

async function takeOffAndBack(page: Page, step: Step) {
  await step(page.getByRole("button", { name: `Delete ${LETTER}`, exact: true }).click());
  await step(page.getByRole("dialog").getByRole("button", { name: "Delete" }).click());
  await step(page.getByRole("button", { name: "Undo" }).click());
  await page
    .getByText(/restored/i)
    .first()
    .waitFor();
}

const tasks: Record<string, Task> = {
  "write and publish, three headings and four photographs": writeAndPublish,
  "correct a mistake in a live letter": correctMistake,
  "bring the last version back": bringVersionBack,
  "take a letter off the site and put it back": takeOffAndBack,
};

/** The list of letters on a phone that has just been opened, on a slow line from now on. */
async function openList(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const line: CDPSession = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_LINE);
  await page.goto(`${url}/admin/posts`, { waitUntil: "load" });
  return page;
}

async function time(context: BrowserContext, url: string, run: Task) {
  const page = await openList(context, url);
  const startedAt = performance.now();
  let steps = 0;
  await run(page, async (what) => {
    steps += 1;
    await what;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await page.close();
  return { steps, "seconds of the machine": seconds.toFixed(1) };
}

/** Four things that the owner does on a phone with a slow line: how often she presses or types, and how long the machine takes. */
export async function measureOwnerTasks(url: string) {
  const browser = await chromium.launch(chromiumOptions({ whole: true }));
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  context.setDefaultTimeout(LONGEST_MS);
  await context.setExtraHTTPHeaders({ cookie: await signInCookie(url) });
  const rows = [];
  for (const [task, run] of Object.entries(tasks)) {
    rows.push({ task, ...(await time(context, url, run)) });
  }
  await browser.close();
  return rows;
}
