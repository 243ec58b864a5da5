import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";

const SUBSCRIBED = "Successfully subscribed!";
const SENT = "Message sent successfully!";

function newsletter(page: Page) {
  return page.locator("form", { has: page.getByRole("button", { name: "Subscribe" }) });
}

function contact(page: Page) {
  return page.locator("#contact form");
}

/** As a message where scripts run, above the form where none do. */
function shown(page: Page, words: string) {
  return page.getByText(words).filter({ visible: true }).first();
}

/** The field is marked as wrong and tied to a message that is in view. */
async function expectErrorAt(field: Locator, words: RegExp) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const messages = ids.map((id) => field.page().locator(`[id="${id}"]`));
  const texts = await Promise.all(messages.map((message) => message.textContent()));
  expect(texts.join(" ")).toMatch(words);
}

for (const path of ["/", "/newsletter"]) {
  test(`subscribing on ${path} says so once`, async ({ page, site, hasScripts }, { project }) => {
    await open(page, path);
    const email = `${project.name}${path === "/" ? "" : ".page"}@example.com`;
    await newsletter(page).getByRole("textbox").fill(email);
    await newsletter(page).getByRole("button").click();
    await expect(page.getByText(SUBSCRIBED).first()).toBeVisible();
    await expect(
      page.getByText("You'll receive weekly updates about the journey.").first(),
    ).toBeVisible();
    // Beside the form, where it stays when the message has gone.
    await expect(newsletter(page)).toContainText("You'll receive weekly updates");
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(newsletter(page).getByRole("textbox")).toHaveValue("");
    if (!hasScripts) await expect(page.getByText(SUBSCRIBED)).toHaveCount(1);
    await open(page, path);
    await expect(page.getByText(SUBSCRIBED)).toHaveCount(0);
    const kept = `select is_active from newsletter_subscribers where email = '${email}'`;
    expect(site.value(kept)).toBe("1");
  });
}

test("an address that is none stays in the field, with the reason beside it", async ({
  page,
  calm,
}) => {
  calm.allow(/status of 400/);
  await open(page, "/");
  // Browsers take it for an address.
  await newsletter(page).getByRole("textbox").fill("nobody@nowhere");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await newsletter(page).getByRole("button").click();
  expect((await answer).status()).toBe(400);
  const field = newsletter(page).getByRole("textbox");
  await expectErrorAt(field, /valid email/);
  await expect(shown(page, "Subscription failed")).toBeVisible();
  await expect(field).toHaveValue("nobody@nowhere");
  await expect(page.getByText(SUBSCRIBED)).toHaveCount(0);
});

async function fillContact(page: Page, values: { name: string; email: string; message: string }) {
  const form = contact(page);
  await form.getByLabel("Name").fill(values.name);
  await form.getByLabel("Email").fill(values.email);
  await form.getByLabel("Subject").selectOption("Travel Recommendation");
  await form.getByLabel("Message").fill(values.message);
}

test("a message is sent, kept and confirmed once", async ({ page, site }, { project }) => {
  await open(page, "/about");
  const message = `Is the Konkan line running?\nAsked from ${project.name}.`;
  await fillContact(page, { name: "Asha", email: "asha@example.com", message });
  await contact(page).getByRole("button").click();
  await expect(page.getByText(SENT).first()).toBeVisible();
  await expect(page.getByText("I'll get back to you within 24 hours.").first()).toBeVisible();
  await expect(contact(page).getByLabel("Name")).toHaveValue("");
  await open(page, "/about");
  await expect(page.getByText(SENT)).toHaveCount(0);
  const kept = `select count(*) from contact_messages where message like '%${project.name}.'`;
  expect(site.value(kept)).toBe("1");
});

test("a message that cannot be sent stays as it was typed", async ({ page, site, calm }) => {
  calm.allow(/status of 400/);
  await open(page, "/about");
  const before = site.value("select count(*) from contact_messages");
  await fillContact(page, { name: "Asha", email: "asha@nowhere", message: "One.\nTwo." });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await contact(page).getByRole("button").click();
  expect((await answer).status()).toBe(400);
  const form = contact(page);
  await expectErrorAt(form.getByLabel("Email"), /valid email/);
  await expect(shown(page, "Failed to send message")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(form.getByLabel("Name")).toHaveValue("Asha");
  await expect(form.getByLabel("Email")).toHaveValue("asha@nowhere");
  await expect(form.getByLabel("Subject")).toHaveValue("Travel Recommendation");
  await expect(form.getByLabel("Message")).toHaveValue("One.\nTwo.");
  expect(site.value("select count(*) from contact_messages")).toBe(before);
});

test("a button waits for what it needs, where scripts can tell", async ({ page, hasScripts }) => {
  test.skip(!hasScripts, "Without scripts the browser's own checks stand in.");
  await open(page, "/about");
  const send = contact(page).getByRole("button");
  await expect(send).toBeDisabled();
  await fillContact(page, { name: "A", email: "a@example.com", message: "Hello" });
  await expect(send).toBeEnabled();
  await open(page, "/newsletter");
  await expect(newsletter(page).getByRole("button")).toBeDisabled();
});

test("one click on the link in a letter ends a subscription", async ({ page, site }, {
  project,
}) => {
  await open(page, "/newsletter");
  const email = `leaving.${project.name}@example.com`;
  await newsletter(page).getByRole("textbox").fill(email);
  await newsletter(page).getByRole("button").click();
  await expect(page.getByText(SUBSCRIBED).first()).toBeVisible();
  const where = `where email = '${email}'`;
  const token = site.value(`select unsubscribe_token from newsletter_subscribers ${where}`);
  expect(await open(page, `/unsubscribe/${token}`)).toBe(200);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.locator("h1")).toContainText("unsubscribed");
  expect(site.value(`select is_active from newsletter_subscribers ${where}`)).toBe("0");
  expect(await open(page, "/unsubscribe/invented")).toBe(404);
});
