import { expect, expectToast, field, openReady, press, test } from "./owner-page";

test("the site is named, coloured and put into another zone, and everyone sees it at once", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  await openReady(page, "/admin/settings", hasScripts);
  await field(page, "Site name").fill("North to South");
  await press(page, "Save names");
  await expectToast(page, "Settings saved");
  await expect(page.getByRole("banner").getByText("North to South")).toBeVisible();
  expect(await (await visitor.get("/")).text()).toContain("<title>North to South – ");

  await field(page, "Time zone").fill("Mars/Base");
  await press(page, "Save language, time and money", [400]);
  await expect(page.getByText("Time zone must be the name of a zone")).toBeVisible();
  await expect(field(page, "Time zone")).toHaveValue("Mars/Base");
  await field(page, "Time zone").fill("Europe/Oslo");
  await press(page, "Save language, time and money");
  await expectToast(page, "Settings saved");

  await field(page, "Accent, by day").fill("#ffd27f");
  await press(page, "Save look", [400]);
  await expect(page.getByText(/the nearest that can be is #[0-9a-f]{6}\./)).toBeVisible();
  await field(page, "Accent, by day").fill("#7a1f5c");
  await press(page, "Save look");
  await expectToast(page, "Settings saved");
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  expect(await accent()).toBe("#7a1f5c");

  await page.getByLabel("Regions 7").fill("The Arctic");
  await press(page, "Save lists of words");
  await expectToast(page, "Settings saved");
  await expect(page.getByLabel("Regions 7")).toHaveValue("The Arctic");
  await openReady(page, "/admin/posts/new", hasScripts);
  await expect(page.getByText("Time in Europe/Oslo.")).toBeVisible();
  // Others use this site after it.
  const names = ["siteName", "timeZone", "accent", "regions"];
  const data = Object.fromEntries(names.map((name) => [name, null]));
  expect((await page.request.put("/api/settings", { data })).status()).toBe(200);
});
