import { readFile } from "node:fs/promises";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { signIn } from "../admin-pages";
import { expectFit } from "../layout-checks";

const EMAIL = "reader@example.com";

test.describe("without scripts and without a mouse", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader changes how often, pauses, takes everything along, and is deleted", async ({
    page,
    site,
  }) => {
    await open(page, "/newsletter");
    await page.getByLabel("Email address").fill(EMAIL);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Successfully subscribed!").first()).toBeVisible();
    const where = `from newsletter_subscribers where email = '${EMAIL}'`;
    const path = `/subscription/${site.value(`select unsubscribe_token ${where}`)}`;
    expect(await open(page, path)).toBe(200);
    await expectFit(page);
    await page.getByRole("radio", { name: /Weekly/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("No mail until")).toBeFocused();
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByText("Saved").first()).toBeVisible();
    await expect(page.getByText("You get the monthly letter.")).toBeVisible();
    expect(site.value(`select cadence ${where}`)).toBe("monthly");
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Take it with me" }).press("Enter");
    const taken = JSON.parse(await readFile(await (await file).path(), "utf8"));
    expect(taken.subscriber).toMatchObject({ email: EMAIL, cadence: "monthly" });
    await page.getByRole("button", { name: "Delete me now" }).press("Enter");
    await expect(page.locator("h1")).toHaveText("You are deleted");
    expect(site.value(`select count(*) ${where}`)).toBe("0");
    expect(await open(page, path)).toBe(404);
  });
});

test("the owner opens a subscriber from the list, on a phone as well @long", async ({
  page,
  site,
}) => {
  await signIn(page);
  await open(page, "/admin/subscribers/new");
  await page.getByLabel(/^Email/).fill("kochi@example.com");
  await page.getByLabel("Consent").fill("Signed the list at the reading in Kochi");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "kochi@example.com" })).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);
  await expectFit(page);
  await page.getByRole("link", { name: "Open kochi@example.com" }).click();
  await expect(page.getByRole("dialog").getByText("Signed the list at the reading")).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);
  await expectFit(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  const state = "select stop_reason from newsletter_subscribers where email = 'kochi@example.com'";
  expect(site.value(state)).toContain("Stopped by the owner");
  const token = "select unsubscribe_token from newsletter_subscribers";
  await open(page, `/subscription/${site.value(token)}`);
  expect(await barriersInBothThemes(page)).toEqual([]);
});
