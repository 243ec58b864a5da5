import { expect, open, test } from "../../support/browser/browser";
import { holdPosts } from "../../support/browser/hold-posts";

test("a message on its way shuts the form, and leaves an empty one", async ({ page }) => {
  await open(page, "/about");
  const form = page.locator("#contact-form");
  await form.locator("[name=name]").fill("Asha");
  await form.locator("[name=email]").fill("asha@example.com");
  await form.locator("[name=subject]").selectOption({ index: 1 });
  await form.locator("[name=message]").fill("A long message");
  const end = await holdPosts(page);
  await page.getByRole("button", { name: "Send Message" }).press("Enter");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  for (const name of ["name", "email", "subject", "message"]) {
    await expect(form.locator(`[name=${name}]`)).toBeDisabled();
  }
  end("arrive");
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  await expect(form.locator("[name=message]")).toHaveValue("");
  await expect(form.locator("[name=message]")).toBeEnabled();
  // The button is shut until there is something to send.
  await expect(page.getByRole("main")).toBeFocused();
});

test("a subscription on its way shuts the form; lost, it gives the focus back", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  await open(page, "/newsletter");
  const email = page.getByLabel("Email address");
  await email.fill("asha@example.com");
  const end = await holdPosts(page);
  await email.press("Enter");
  await expect(page.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await expect(email).toBeDisabled();
  end("get lost");
  await expect(page.getByText("Subscription failed").first()).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("asha@example.com");
});

test("a sign-in on its way shuts the form; lost, it gives the focus back", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  await open(page, "/admin");
  const end = await holdPosts(page);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("button", { name: "Signing in…" })).toBeDisabled();
  await expect(page.getByLabel("Username")).toBeDisabled();
  await expect(page.getByLabel("Password")).toBeDisabled();
  end("get lost");
  await expect(page.getByText("Login failed").first()).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
});
