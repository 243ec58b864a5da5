import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { ParsedMail } from "mailparser";
import { barriers } from "../../support/browser/barriers";
import { expect, leave, open, test } from "../../support/browser/browser";
import { startMailbox } from "../../support/mail/mailbox";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";
import { overlap } from "../layout-checks";
import { make } from "../owner/owner-page";

async function addReader(page: Page, origin: string) {
  await page.goto(`${origin}/admin/subscribers/new`);
  // In the instant in which the form becomes a dialog, a field does not take the focus from a program.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.getByLabel(/^Email/).fill(READER);
  await page.getByLabel("Consent").fill("Asked me on the train to Madurai");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: READER })).toBeVisible();
}

/** A mail stands in the page of the program that shows it. */
const READER = "reader@example.com";
const OF_PAGES = /: (landmark-one-main|region): /;

/** Opens what came as a mail program would, and holds it against its widths in both themes. */
async function expectReadable(page: Page, html: string, info = test.info()) {
  await page.setContent(html);
  for (const width of [320, 600]) {
    for (const theme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      const found = (await barriers(page, theme)).filter((barrier) => !OF_PAGES.test(barrier));
      expect(found, `${width} px, ${theme}`).toEqual([]);
      const wide = () => document.documentElement.scrollWidth;
      expect(await page.evaluate(wide), `${width} px, ${theme}`).toBeLessThanOrEqual(width);
      const body = await page.screenshot({ fullPage: true });
      await info.attach(`mail at ${width} px, ${theme}`, { body, contentType: "image/png" });
    }
  }
}

test("the owner sends a digest, and a reader can read it on a phone, by day and by night @long", async ({
  page,
}) => {
  const mailbox = await startMailbox();
  const dataDir = await copyTemplate("demo");
  const site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Asha <letters@journey.example>",
  });
  await signIn(page, site.url);
  await addReader(page, site.url);
  const publishedAt = new Date().toISOString();
  const post = { title: "The night bus", content: "<p>It left at ten.</p>", publishedAt };
  await make(page, `${site.url}/api/blog-posts`, post);
  await page.goto(`${site.url}/admin/newsletter`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Write a digest now" }).click();
  // What is pressed next is free of the message that it is there; under the mouse it stays.
  const message = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
  await message.hover();
  for (const name of ["Preview as mail", "Test and send", "Save"]) {
    const [link, button] = [
      page.getByRole("link", { name }),
      page.getByRole("button", { name, exact: true }),
    ];
    expect(await overlap(message, link.or(button)), name).toBe(false);
  }
  await page.getByRole("link", { name: "Test and send" }).click();
  await page.getByRole("button", { name: "Send now to 1 subscriber" }).click();
  await expect(page.getByText("Take back").first()).toBeVisible();
  // The owner is told of her own sign-in from a new device.
  const sent = () =>
    mailbox.received.filter(({ to }) => [to].flat().some((one) => one?.text === READER));
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(1);
  const mail = sent()[0] as ParsedMail;
  await open(page, `${site.url}/newsletter/issues/1`);
  await expect(page.locator("h1")).toHaveText(mail.subject ?? "no subject");
  // A site without an address of its own names its port, which is any free one here.
  await expectReadable(page, String(mail.html).replaceAll("http://127.0.0.1:0", site.url));
  await leave(page);
  await site.stop();
  await mailbox.close();
  await rm(dataDir, { recursive: true, force: true });
});
