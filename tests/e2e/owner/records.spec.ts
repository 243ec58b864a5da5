import type { Page } from "@playwright/test";
import { expect, expectToast, field, openReady, press, test, whereShown } from "./owner-page";

test("the home page shows the words that were typed, and none that it cannot take @long", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 40[09]/);
  const texts: [tab: string, label: string, value: string][] = [
    ["Hero Section", "Hero title", "North to\nsouth"],
    ["Section Titles", "Stories section title", "Letters of note"],
    ["Newsletter", "Newsletter title", "A letter a week"],
    ["Journey Info", "Final destination", "The last lighthouse"],
    ["Stats", "Footer progress text", "Miles to go"],
    ["Footer", "Brand description", "One traveller & a kettle."],
  ];
  await openReady(page, "/admin/home", hasScripts);
  for (const [tab, label, value] of texts) {
    await page.getByRole("link", { name: tab, exact: true }).click();
    await field(page, label).fill(value);
  }
  await press(page, "Save All Changes");
  await expectToast(page, "Home page content updated successfully!");
  const home = await (await visitor.get("/")).text();
  for (const words of ["North to", "Letters of note", "A letter a week", "kettle"]) {
    expect(home).toContain(words);
  }
  const stored = await (await visitor.get("/api/home-content")).json();
  expect(stored).toMatchObject({
    heroTitle: "North to\nsouth",
    finalDestination: "The last lighthouse",
    footerProgressText: "Miles to go",
  });

  await page.getByRole("link", { name: "Stats", exact: true }).click();
  await field(page, "Read rate (%)").fill("101");
  await page.getByRole("link", { name: "Hero Section", exact: true }).click();
  await press(page, "Save Changes", [400]);
  await expect(page.getByText("Failed to update home page content").first()).toBeVisible();
  await expect(field(page, "Read rate (%)")).toBeFocused();
  await expect(page.getByText("Read rate must be a whole number from 0 to 100.")).toBeVisible();
  await field(page, "Read rate (%)").fill("90");
  await page.getByRole("link", { name: "Hero Section", exact: true }).click();
  await expectBothVersions(page, "/api/home-content", "Hero subtitle", "heroSubtitle");
});

/** Saves in this window what another window has saved meanwhile, and sees both before it wins. */
async function expectBothVersions(page: Page, api: string, label: string, name: string) {
  const put = await page.request.put(api, { data: { [name]: "Typed in the other window" } });
  expect(put.status()).toBe(200);
  await field(page, label).fill("Typed in this window");
  await press(page, "Save Changes", [409]);
  await expect(page.getByText("Saved meanwhile: Typed in the other window")).toBeVisible();
  await expect(field(page, label)).toHaveValue("Typed in this window");
  await press(page, "Save Changes");
  await expectToast(page, "updated successfully!");
  const stored = await (await page.request.get(api)).json();
  expect(stored[name]).toBe("Typed in this window");
}

test("the journey's figures change for everybody, when they can be @long", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 40[09]/);
  const before = await (await visitor.get("/api/journey")).text();
  await openReady(page, "/admin/journey", hasScripts);
  await field(page, "Journey progress (%)").fill("101");
  await field(page, "Next stop").fill("Kept as typed");
  await press(page, "Save Changes", [400]);
  await expect(
    page.getByText("Failed to update journey tracking. Please try again.").first(),
  ).toBeVisible();
  await expect(
    page.getByText("Journey progress must be a whole number from 0 to 100."),
  ).toBeVisible();
  await expect(field(page, "Next stop")).toHaveValue("Kept as typed");
  expect(await (await visitor.get("/api/journey")).text()).toBe(before);

  await field(page, "Current location").fill("Hampi, Karnataka");
  await field(page, "Location description").fill("Boulders, and a river between them.");
  await field(page, "Journey progress (%)").fill("71");
  await field(page, "Days traveled").fill("91");
  await press(page, "Save Changes");
  await expectToast(page, "Journey tracking updated successfully!");
  const journey = await (await visitor.get("/api/journey")).json();
  expect(journey).toMatchObject({ currentLocation: "Hampi, Karnataka", daysTraveled: 91 });
  expect(await whereShown(visitor, ["/", "/journey"], /Hampi, Karnataka/)).not.toEqual([]);
  await expectBothVersions(page, "/api/journey", "Current location", "currentLocation");
});

test("a visitor's message arrives and is marked as read", async ({ page, visitor, hasScripts }) => {
  const form = {
    name: "Meera",
    email: "meera@example.com",
    subject: "General Question",
    message: "Which train is the slow one?\n<b>Really</b>",
  };
  const sent = await visitor.post("/about", { form, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  await openReady(page, "/admin/messages", hasScripts);
  const card = page.getByRole("listitem").filter({ hasText: "Which train is the slow one?" });
  await expect(card.getByText("New", { exact: true })).toBeVisible();
  await expect(card).toContainText("<b>Really</b>");
  await expect(card.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
    "href",
    /^mailto:meera%40example\.com\?subject=Re%3A%20General%20Question&body=Hello%20Meera/,
  );
  const unread = page.getByText(/^\d+ unread$/);
  const before = Number.parseInt((await unread.textContent()) ?? "", 10);
  await card.getByRole("button", { name: "Mark as Read" }).click();
  await expectToast(page, "Message marked as read");
  await expect(unread).toHaveText(`${before - 1} unread`);
  await expect(card.getByRole("button", { name: "Mark as Read" })).toHaveCount(0);
  await expect(card.getByText("New", { exact: true })).toHaveCount(0);
});

test("a message that is opened is read, by a post of the page or by its button", async ({
  page,
  visitor,
  hasScripts,
}) => {
  const form = {
    name: "نور",
    email: "noor@example.com",
    subject: "General Question",
    message: "سست ٹرین کون سی ہے؟",
  };
  await visitor.post("/about", { form, maxRedirects: 0 });
  await openReady(page, "/admin/messages", hasScripts);
  const card = page.getByRole("listitem").filter({ hasText: form.message });
  await expect(card.getByText(form.message)).toHaveCSS("direction", "rtl");
  await card.getByRole("link", { name: form.subject }).click();
  // The list behind it has such buttons as well.
  await page.waitForURL(/\/admin\/messages\/[\w-]+$/);
  const read = page.getByRole("button", { name: "Mark as Read" });
  if (!hasScripts) await read.click();
  await expect(page.getByRole("button", { name: "Mark as New" })).toBeVisible();
  await page.getByRole("button", { name: "Mark as New" }).click();
  await expect(read).toBeVisible();
});
