import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import { deskIsKept } from "../e2e/once/kept-desk";
import { chromiumOptions } from "../support/browser/chromium";
import { sessionCookies } from "../support/browser/killed-browser";
import { drawPhotographs } from "../support/pictures/photographs";
import { signInCookie } from "../support/site/sign-in";
import { startSite } from "../support/site/site-process";
import { copyTemplate } from "../support/site/site-templates";
import { PHONE, type Step } from "./owner-tasks";
import { startSlowLine } from "./slow-line";

const KOCHI = { latitude: 9.93988, longitude: 76.26022 };
/** Sending forty photographs takes minutes. */
const LONGEST_MS = 900_000;
const ALBUM_PHOTOGRAPHS = 40;

/** Ends with the press that saves; what the site says once it has it. */
type Task = (page: Page, step: Step) => Promise<string>;

/** As files: Playwright hands over no more than 50 MB of bytes. */
async function photographs(folder: string, count: number, start: number) {
  const drawn = await drawPhotographs(count, start);
  return drawn.map((bytes, index) => {
    const file = join(folder, `IMG_${String(start + index).padStart(4, "0")}.jpg`);
    writeFileSync(file, bytes);
    return file;
  });
}

/** What it sends differs from what other tasks send: the same photograph is sent once. */
type TaskOf = { pictures: number; prepare(hasLine: boolean, folder: string): Promise<Task> };

const tasks: Record<string, TaskOf> = {
  "a moment with a photograph": {
    pictures: 1,
    async prepare(hasLine, folder) {
      const files = await photographs(folder, 1, hasLine ? 0 : 10);
      return async (page, step) => {
        await step(page.getByRole("link", { name: "New moment" }).click());
        await step(page.getByLabel("Picture from this device").setInputFiles(files));
        await step(page.getByLabel("What happened").fill("The lake went gold."));
        await step(page.getByRole("button", { name: "Save moment" }).click());
        return "Moment saved";
      };
    },
  },
  "a letter with three photographs": {
    pictures: 3,
    async prepare(hasLine, folder) {
      const files = await photographs(folder, 3, hasLine ? 20 : 30);
      return async (page, step) => {
        await step(page.getByRole("link", { name: "New Post" }).first().click());
        await step(page.getByLabel("Title (required)").fill("Three pictures from a slow bus"));
        await page.locator(".tiptap").click();
        await step(page.keyboard.type("We waited, and then we did not."));
        await step(page.getByLabel("Add pictures").setInputFiles(files));
        // Without a line they come into the text when they arrive.
        if (hasLine) await page.locator(".tiptap img").nth(2).waitFor();
        else await page.getByText("Waits for the line").nth(2).waitFor();
        await step(page.getByRole("button", { name: "Publish", exact: true }).click());
        return "Blog post created successfully";
      };
    },
  },
  "forty photographs into a new album": {
    pictures: ALBUM_PHOTOGRAPHS,
    async prepare(hasLine, folder) {
      const files = await photographs(folder, ALBUM_PHOTOGRAPHS, hasLine ? 100 : 200);
      return async (page, step) => {
        await step(page.getByRole("link", { name: "Upload Photos" }).click());
        await step(page.getByRole("link", { name: "New Collection" }).click());
        await step(page.getByLabel("Pictures from this device").setInputFiles(files));
        await step(page.getByLabel("Title").fill("Forty from the boat"));
        await step(page.getByRole("button", { name: "Create Collection" }).click());
        return "Gallery collection created successfully";
      };
    },
  },
  "a move": {
    pictures: 0,
    async prepare() {
      return async (page, step) => {
        await step(page.getByRole("link", { name: "I am here", exact: true }).click());
        await step(page.getByRole("button", { name: "Use my position" }).click());
        await step(page.getByLabel("Or a new name").fill("Fort Kochi, Kerala"));
        await step(page.getByRole("button", { name: "I am here", exact: true }).click());
        return "The site says that you are in";
      };
    },
  },
};

/** A phone that its owner has used before: her pages and their files are on it. */
async function startPhone(url: string) {
  const browser = await chromium.launch(chromiumOptions({ whole: true }));
  const context = await browser.newContext({ ...PHONE, geolocation: KOCHI, baseURL: url });
  context.setDefaultTimeout(LONGEST_MS);
  await context.grantPermissions(["geolocation"]);
  await context.addCookies(sessionCookies(await signInCookie(url), url));
  const page = await context.newPage();
  // What a phone's browser tells of such a line; here it cannot know.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: "3g" });
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  await page.goto("/admin");
  await deskIsKept(page);
  await page.goto("/admin");
  await page.waitForLoadState("networkidle");
  return { page, stop: () => browser.close() };
}

function picturesIn(dataDir: string) {
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  const count = client.prepare("select count(*) from pictures").pluck().get() as number;
  client.close();
  return count;
}

function secondsSince(startedAt: number) {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

/** One task on a site, a phone and a slow line of its own; without a line it is cut before, and mended once it waits. */
async function time(name: string, { prepare, pictures }: TaskOf, hasLine: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "road-"));
  const run = await prepare(hasLine, folder);
  const dataDir = await copyTemplate("demo");
  const site = await startSite({ DATA_DIR: dataDir });
  const line = await startSlowLine(Number(new URL(site.url).port));
  const { page, stop } = await startPhone(line.url);
  const wanted = picturesIn(dataDir) + pictures;
  line.slow();
  if (!hasLine) line.cut();
  let steps = 0;
  let startedAt = performance.now();
  const words = await run(page, async (what) => {
    steps += 1;
    await what;
  });
  if (hasLine) await page.getByText(words).first().waitFor();
  else await page.waitForURL(/\/admin\/outbox$/);
  const saved = secondsSince(startedAt);
  if (!hasLine) {
    startedAt = performance.now();
    line.mend();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText("Nothing waits").waitFor();
  }
  while (picturesIn(dataDir) < wanted) await sleep(100);
  const sent = secondsSince(startedAt);
  await stop();
  line.stop();
  await site.stop();
  rmSync(folder, { recursive: true });
  return {
    task: name,
    line: hasLine ? "slow" : "none, then slow",
    steps,
    "s until it is saved, or waits": saved,
    "s until the site has all": sent,
  };
}

/** Four things that the owner does on the road, on a phone with a slow line, and without a line until it has come back. */
export async function measureRoad() {
  const rows = [];
  for (const [name, task] of Object.entries(tasks)) {
    for (const hasLine of [true, false]) {
      rows.push(await time(name, task, hasLine));
      console.log(rows.at(-1));
    }
  }
  return rows;
}
