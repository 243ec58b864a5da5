import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  chooseWhen,
  expect,
  expectToast,
  field,
  isReady,
  make,
  openReady,
  press,
  pressGroups,
  test,
} from "./owner-page";

/** Opens all folds, as a press on each does. */
async function unfoldAll(page: Page) {
  const closed = page.locator("form fieldset > details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** A save of the settings loads the page anew. */
async function save(page: Page, button: string, hasScripts: boolean) {
  const loaded = page.waitForEvent("load");
  await press(page, button);
  await loaded;
  await expectToast(page, "Settings saved");
  if (hasScripts) await isReady(page);
}

test("the site is named, coloured and put into another zone, and everyone sees it at once", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  await openReady(page, "/admin/settings", hasScripts);
  await unfoldAll(page);
  await field(page, "Site name").fill("North to South");
  await field(page, "What is counted").fill("countries");
  await save(page, "Save settings", hasScripts);
  await expect(page.getByRole("banner").getByText("North to South")).toBeVisible();
  await expect(field(page, "What is counted")).toHaveValue("countries");
  expect(await (await visitor.get("/")).text()).toContain("<title>North to South – ");

  await unfoldAll(page);
  await field(page, "Time zone").selectOption("Europe/Oslo");
  await save(page, "Save settings", hasScripts);

  await unfoldAll(page);
  await field(page, "Accent, by day").fill("#ffd27f");
  await press(page, "Save settings", [400]);
  await expect(page.getByText(/the nearest that can be is #[0-9a-f]{6}\./)).toBeVisible();
  await field(page, "Accent, by day").fill("#7a1f5c");
  await save(page, "Save settings", hasScripts);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  expect(await accent()).toBe("#7a1f5c");

  await unfoldAll(page);
  await page.getByLabel("Regions 1").fill("The Arctic");
  await save(page, "Save settings", hasScripts);
  await expect(page.getByLabel("Regions 1")).toHaveValue("The Arctic");
  await openReady(page, "/admin/posts/new", hasScripts);
  if (hasScripts) await chooseWhen(page, "On a day");
  await field(page, "Published at").focus();
  await expect(page.getByText(/^Time in Europe\/Oslo[.:]/)).toBeVisible();
  // Others use this site after it.
  const names = ["siteName", "areaWord", "timeZone", "accent", "regions"];
  const data = Object.fromEntries(names.map((name) => [name, null]));
  expect((await page.request.put("/api/settings", { data })).status()).toBe(200);
});

test("a picture from her device becomes the site's icon, and no picture the line again @long", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  const hrefOf = async (rel: string) => {
    const html = await (await visitor.get("/")).text();
    return new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? "";
  };
  const drawn = await hrefOf("icon");
  expect(drawn).toMatch(/^\/icons\/favicon-[0-9a-f]{8}\.svg$/);

  await openReady(page, "/admin/settings", hasScripts);
  await pressGroups(page, "Look", "Icon", "More");
  await field(page, "Icon address").fill("/media/0123456789abcdef-640.jpg");
  await press(page, "Save settings", [400]);
  await expect(
    page.getByText("Icon must be the address of a picture of the library"),
  ).toBeVisible();

  const create = { width: 300, height: 300, channels: 3, background: "#c81e1e" } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: "lantern.png", mimeType: "image/png", buffer };
  await page.getByLabel("Picture from this device").setInputFiles(file);
  if (hasScripts) await expect(field(page, "Icon address")).not.toHaveValue(/0123456789abcdef/);
  await save(page, "Save settings", hasScripts);
  await expect(field(page, "Icon address")).toHaveValue(/^\/media\/[0-9a-f]{16}-300\.jpg$/);
  const touched = await visitor.get(await hrefOf("apple-touch-icon"));
  const { dominant } = await sharp(await touched.body()).stats();
  expect(dominant.r).toBeGreaterThan(180);
  expect(dominant.g).toBeLessThan(60);

  await pressGroups(page, "Look", "Icon", "More");
  await field(page, "Icon address").fill("");
  await save(page, "Save settings", hasScripts);
  expect(await hrefOf("icon")).toBe(drawn);
});

test("a list that is refused is seen: its first line has the focus", async ({
  page,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  await make(page, "/api/blog-posts", { title: "Of food", category: "food" });
  await openReady(page, "/admin/settings", hasScripts);
  await pressGroups(page, "Lists of words");
  await page.getByLabel("Kinds of letters 3").fill("");
  await press(page, "Save settings", [400]);
  await expect(page.getByText("'food' is what")).toBeInViewport();
  await expect(page.getByLabel("Kinds of letters 1")).toBeFocused();
});
