import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { holdFiles, SEEN } from "../../support/browser/hold-files";

const forms = [
  {
    path: "/newsletter",
    fields: { email: "asha@example.com" },
    button: "Subscribe",
    failure: "Subscription failed",
  },
  {
    path: "/about",
    fields: { name: "Asha", email: "asha@example.com", message: "A long message" },
    button: "Send Message",
    failure: "Failed to send message",
  },
  {
    path: "/",
    fields: { email: "asha@example.com" },
    button: "Subscribe",
    failure: "Subscription failed",
  },
] as const;

/** As a browser fills a form in that knows its owner: nothing is touched. */
async function fillUntouched(page: Page, fields: Record<string, string>) {
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (field) field.value = value;
    }
    const subject = document.querySelector<HTMLSelectElement>('main [name="subject"]');
    if (subject) subject.selectedIndex = 1;
  }, fields);
}

async function expectKept(page: Page, { path, fields, failure }: (typeof forms)[number]) {
  await expect(page.getByText(failure).first()).toBeVisible();
  await expect(page).toHaveURL(path);
  for (const [name, value] of Object.entries(fields)) {
    await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value);
  }
}

for (const form of forms) {
  test(`${form.path}: a form sent on a dead line before the scripts came stays as typed`, async ({
    page,
    calm,
  }) => {
    calm.allow(/Failed to load resource|Failed to fetch|dynamically imported/);
    await holdFiles(page);
    await page.goto(form.path, SEEN);
    await fillUntouched(page, form.fields);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: form.button }).click();
    await expectKept(page, form);
  });

  test(`${form.path}: so does one that nobody touched before the line died`, async ({
    page,
    calm,
  }) => {
    calm.allow(/Failed to load resource|Failed to fetch|dynamically imported/);
    await open(page, form.path);
    await page.context().setOffline(true);
    await fillUntouched(page, form.fields);
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>("main form[method=post]")?.requestSubmit(),
    );
    await expectKept(page, form);
  });
}

test("a form sent before the scripts came arrives where there is a line", async ({
  page,
  site,
}) => {
  await holdFiles(page);
  await page.goto("/newsletter", SEEN);
  await page.getByLabel("Email address").fill("early@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Successfully subscribed!")).toBeVisible();
  const query = "select count(*) from newsletter_subscribers where email = 'early@example.com'";
  expect(site.value(query)).toBe("1");
});
