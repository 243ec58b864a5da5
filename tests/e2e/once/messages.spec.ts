import { rm } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, leave, open, test } from "../../support/browser/browser";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";

async function subscribe(page: Page, address: string) {
  await page.getByLabel("Email").first().fill(address);
  await page
    .getByRole("button", { name: /Subscribe/ })
    .first()
    .click();
}

const toastOf = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

test("a message is read out, reached with F8, and waits five seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/newsletter");
  await subscribe(page, "toast@example.org");
  const toast = toastOf(page);
  await expect(toast).toContainText("Successfully subscribed!");
  await expect(toast).toContainText("You'll receive weekly updates about the journey.");
  await expect(toast).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  // With the focus it stays for as long as that takes.
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.clock.runFor(20_000);
  await expect(toast, "a message that has the focus stays").toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5_500);
  await expect(toast).toHaveCount(0);
});

test("a message that is put away by key gives the focus back", async ({ page }) => {
  await open(page, "/newsletter");
  await subscribe(page, "focus@example.org");
  await expect(toastOf(page)).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("a message is swiped away", async ({ page }) => {
  await open(page, "/newsletter");
  await subscribe(page, "swipe@example.org");
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error("no toast");
  const y = box.y + 12;
  for (const distance of [30, 90]) {
    await page.mouse.move(box.x + 40, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance, y, { steps: 4 });
    await page.mouse.up();
    await expect(toastOf(page)).toHaveCount(distance < 50 ? 1 : 0);
  }
});

test("a tip appears after 700 ms, by pointer and by keyboard", async ({ page }) => {
  await open(page, "/about");
  const toggle = page
    .locator("header")
    .getByRole("button", { name: /theme/ })
    .filter({ visible: true });
  await toggle.hover();
  await expect(page.getByRole("tooltip")).toHaveText(/theme/);
  await page.mouse.move(5, 500, { steps: 5 });
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await toggle.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toHaveText(/theme/);
});

/** Goes on with the keyboard until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  const focused = target.and(page.locator(":focus"));
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("a message is answered with the keyboard alone", async ({ page }) => {
    const dataDir = await copyTemplate("empty");
    const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "letters@journey.example" };
    const { url, stop } = await startSite({ DATA_DIR: dataDir, SEED: "empty", ...mail });
    try {
      const data = {
        name: "Meera",
        email: "meera@example.com",
        subject: "General Question",
        message: "Is the slow train worth it?",
      };
      expect((await page.request.post(`${url}/api/contact`, { data })).status()).toBe(201);
      await signIn(page, url);
      await page.goto(`${url}/admin/messages`);
      await tabTo(page, page.getByRole("link", { name: "General Question" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "General Question" })).toBeVisible();
      await tabTo(page, page.getByLabel("Your answer"));
      await page.keyboard.type("It is, in daylight.");
      await tabTo(page, page.getByRole("button", { name: "Send Answer" }));
      await page.keyboard.press("Enter");
      await expect(page.getByText("Your answer is on its way")).toBeVisible();
      await expect(page.getByRole("listitem").getByText("It is, in daylight.")).toBeVisible();
      await expect(page.getByText(/^(Waiting to be sent|Not sent yet)/)).toBeVisible();
      await expect(page.getByText("Answered", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Your answer")).toHaveValue("");
      await leave(page);
    } finally {
      await stop();
      await rm(dataDir, { recursive: true });
    }
  });
});
