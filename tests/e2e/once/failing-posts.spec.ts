import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { mendLine } from "../../support/browser/dead-line";

/** From now on this page finds no line, or a proxy that answers in the site's place. */
async function breakLine(page: Page, kind: "no line" | "a proxy's 502") {
  await page.route("**/*", (route) => {
    if (kind === "no line") return route.abort();
    return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
}

/** A message; the code of its moving parts may be beyond the dead line, too. */
const toast = (page: Page, text: string) =>
  page
    .locator(".toast")
    .or(page.getByRole("region", { name: /Notifications/ }))
    .getByText(text, { exact: true });

for (const kind of ["no line", "a proxy's 502"] as const) {
  test(`a message that met ${kind} stays as it was typed`, async ({ page, calm }) => {
    calm.allow(/Failed to load resource|turbo-stream|SyntaxError|Failed to fetch/);
    await open(page, "/about");
    await breakLine(page, kind);
    await page.locator("#contact-form [name=name]").fill("Asha");
    await page.locator("#contact-form [name=email]").fill("asha@example.com");
    await page.locator("#contact-form [name=subject]").selectOption({ index: 1 });
    await page.locator("#contact-form [name=message]").fill("A long message");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page, "Failed to send message")).toBeVisible();
    await expect(toast(page, "Please try again later.")).toBeVisible();
    await expect(page.locator("#contact-form [name=message]")).toHaveValue("A long message");
    await expect(page.locator("#contact-form [name=name]")).toHaveValue("Asha");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
  });

  test(`a subscription that met ${kind} says so where the form is`, async ({ page, calm }) => {
    calm.allow(/Failed to load resource|turbo-stream|SyntaxError|Failed to fetch/);
    await open(page, "/");
    const email = page.getByLabel("Email address");
    await email.scrollIntoViewIfNeeded();
    await email.fill("asha@example.com");
    await breakLine(page, kind);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(toast(page, "Subscription failed")).toBeVisible();
    await expect(email).toHaveValue("asha@example.com");
    await expect(page).toHaveURL("/");

    // The line is back: so is all that a message can do.
    await mendLine(page);
    await expect(email).toBeEnabled();
    await email.press("Enter");
    await expect(toast(page, "Successfully subscribed!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    await expect(email).toHaveValue("");
    await expect(email).toBeFocused();
    await expect(page.locator("#newsletter-error")).toHaveCount(0);
  });

  test(`a sign-in that met ${kind} can be tried again`, async ({ page, calm }) => {
    calm.allow(/Failed to load resource|turbo-stream|SyntaxError|Failed to fetch/);
    await open(page, "/admin");
    await breakLine(page, kind);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(toast(page, "Login failed")).toBeVisible();
    await page.locator(".toast").evaluate((message) => message.classList.replace("toast", "seen"));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(toast(page, "Login failed"), "each try is told").toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("admin");
    await expect(page.getByLabel("Password")).toHaveValue("kashmir2kanyakumari");
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  });
}
