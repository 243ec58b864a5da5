// `npx tsx tests/bench/owner-tasks.ts`, after a build: four things that the owner does on a phone with a slow line,
// step by step; prints how many times she has to press or type, and how long the machine takes.
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumOptions } from "../support/chromium";
import { signInCookie } from "../support/sign-in";
import { startSite } from "../support/site-process";
import { copyTemplate, prepareTemplates } from "../support/site-templates";

/** What a bus in the hills has: bytes a second each way, and milliseconds to the site and back. */
const SLOW_LINE = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

type Steps = { page: Page; step: (what: () => Promise<unknown>) => Promise<void> };

async function writeAndPublish({ page, step }: Steps) {
  await step(() => page.getByRole("link", { name: "New Post" }).click());
  const text = page.getByRole("textbox", { name: "Content" });
  await step(() => page.getByLabel("Title (required)").fill("Four pictures from a slow bus"));
  await step(() => page.getByLabel("Excerpt").fill("Three headings, and what stood beside them."));
  await step(() => text.click());
  for (const heading of ["The stand", "The road", "The hill"]) {
    await step(() => page.keyboard.type(`## ${heading}\nWe waited, and then we did not.\n`));
  }
  const pictures = await Promise.all([1, 2, 3, 4].map(photograph));
  await step(() => page.getByLabel("Add pictures").setInputFiles(pictures));
  await page.waitForFunction(
    () => document.querySelectorAll("[contenteditable=true] img").length === 4,
  );
  await step(() => page.getByRole("button", { name: "Publish" }).click());
  await page.getByText("Blog post created successfully").first().waitFor();
}

async function correctMistake({ page, step }: Steps) {
  await step(() => page.getByRole("link", { name: "Edit First Light on Dal Lake" }).click());
  const word = page.locator("[contenteditable=true] p").first();
  await step(async () => {
    await word.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Corrected.");
  });
  await step(() => page.getByRole("button", { name: "Save Changes" }).click());
  await page.getByText("Blog post updated successfully").first().waitFor();
}

async function bringVersionBack({ page, step }: Steps) {
  await step(() => page.getByRole("link", { name: "Edit First Light on Dal Lake" }).click());
  await step(() => page.getByRole("link", { name: "Versions" }).click());
  await step(() =>
    page
      .getByRole("button", { name: /Restore/ })
      .first()
      .click(),
  );
  await page
    .getByText(/restored/i)
    .first()
    .waitFor();
}

async function takeOffAndBack({ page, step }: Steps) {
  await step(() => page.getByRole("button", { name: "Delete First Light on Dal Lake" }).click());
  await step(() => page.getByRole("button", { name: "Delete", exact: true }).click());
  await step(() => page.getByRole("button", { name: "Undo" }).click());
  await page
    .getByText(/Restored/)
    .first()
    .waitFor();
}

const tasks = { writeAndPublish, correctMistake, bringVersionBack, takeOffAndBack };

/** As large as a phone's, with as much in it. */
async function photograph(number: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const plain = { width: 1000, height: 750, channels: 3, background: "#888", noise } as const;
  const base = sharp({ create: plain }).modulate({ hue: number * 40 });
  const buffer = await base.resize(4000, 3000).jpeg({ quality: 80 }).toBuffer();
  return { name: `IMG_000${number}.jpg`, mimeType: "image/jpeg", buffer };
}

async function openList(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_LINE });
  await page.goto(`${url}/admin/posts`, { waitUntil: "networkidle" });
  return page;
}

await prepareTemplates();
const site = await startSite({ DATA_DIR: await copyTemplate("demo", { realPictures: true }) });
const browser = await chromium.launch(chromiumOptions());
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});
context.setDefaultTimeout(180_000);
const cookies = (await signInCookie(site.url)).split("; ").map((one) => {
  const [name = ""] = one.split("=", 1);
  return { name, value: one.slice(name.length + 1), url: site.url };
});
await context.addCookies(cookies);
const rows = [];
for (const [task, run] of Object.entries(tasks)) {
  const page = await openList(context, site.url);
  let steps = 0;
  const startedAt = Date.now();
  await run({
    page,
    step: async (what) => {
      steps += 1;
      await what();
    },
  });
  rows.push({ task, steps, seconds: Math.round((Date.now() - startedAt) / 1000) });
  await page.close();
}
console.table(rows);
await browser.close();
await site.stop();
process.exit(0);
