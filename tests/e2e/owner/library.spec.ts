import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PHONE_EXIF } from "../../support/pictures/picture-fixtures";
import { expect, expectToast, field, make, openReady, press, test } from "./owner-page";

/** Two pictures that a phone took at one place, and a file that is none. */
async function fromPhone(words: string) {
  const shades = ["#2b7a78", "#c05621"];
  const photos = shades.map(async (background, index) => {
    const create = { width: 400, height: 300 + words.length, channels: 3, background } as const;
    const buffer = await sharp({ create }).jpeg().withExif(PHONE_EXIF).toBuffer();
    return { name: `${words}-${index}.jpg`, mimeType: "image/jpeg", buffer };
  });
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  return [...(await Promise.all(photos)), notes];
}

async function upload(page: Page, words: string, hasScripts: boolean) {
  await page.getByLabel("Add pictures").setInputFiles(await fromPhone(words));
  if (hasScripts) {
    await expect(page.getByText("2 of 3 sent, 1 refused")).toBeVisible();
  } else {
    await press(page, "Upload");
    await expect(page.getByText("2 pictures came in; 1 file did not come in.")).toBeVisible();
    await expect(page.getByText("notes.txt:")).toBeVisible();
  }
}

test("pictures come in, are found, described, shifted, titled and deleted", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 4(0[04]|15)/);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = "Anegundi";
  const pin = { name, country: "India", coordinates: { lat: 15.335, lng: 76.461 } };
  const { id } = await make(page, "/api/travel-pins", pin);
  await openReady(page, "/admin/media", hasScripts);
  await upload(page, name, hasScripts);
  const found = await page.request.get(`/api/media?q=${name}-`);
  const images = ((await found.json()) as { url: string }[]).map(({ url }) => url);
  expect(images).toHaveLength(2);
  await page.request.put(`/api/travel-pins/${id}`, { data: { images } });

  await page.getByLabel("Search by words, place or date").fill(`${name}-`);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await expect(boxes).toHaveCount(2);
  await boxes.first().check();
  await page.locator("summary").filter({ hasText: "selected" }).click();
  await field(page, "hours").fill("5");
  await page.getByLabel("Direction").selectOption("earlier");
  await press(page, "Shift the clock");
  await expectToast(page, "The clock of 1 picture was shifted.");

  await page
    .getByRole("link", { name: /^Not described/ })
    .first()
    .click();
  await expect(field(page, "Date taken")).toHaveValue("2025-08-14T04:30");
  if (hasScripts) {
    const focus = page.getByRole("button", { name: /^Focus:/ });
    await focus.click({ position: { x: 2, y: 2 } });
    await expect(field(page, "From the left")).toHaveValue("1");
    await focus.press("ArrowRight");
    await expect(field(page, "From the left")).toHaveValue("2");
  }
  await page.getByRole("button", { name: `Title it ${name}` }).click();
  await expect(field(page, "Title")).toHaveValue(name);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download original" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}-1.jpg`);
  const original = new URL(download.url()).pathname;
  expect((await visitor.get(original, { maxRedirects: 0 })).status()).toBe(303);
  await press(page, "Save Changes");
  await expectToast(page, "Picture updated successfully");
  expect(new URL(page.url()).searchParams.get("q")).toBe(`${name}-`);

  await openReady(page, "/admin/media/describe", hasScripts);
  const first = page.getByLabel(/^Description of /).first();
  await expect(first).toBeFocused();
  await first.fill("The coracle that crosses the river");
  await first.press("Enter");
  await expectToast(page, "1 picture described.");

  await openReady(page, `/admin/media?q=${encodeURIComponent(`${name}-`)}`, hasScripts);
  for (const box of await boxes.all()) await box.check();
  await page.locator("summary").filter({ hasText: "selected" }).click();
  await page.getByRole("button", { name: "Delete…" }).click();
  await expect(page.getByRole("heading", { name: "Delete 2 pictures?" })).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(2);
  await press(page, "Delete 2 pictures");
  await expectToast(page, "2 pictures deleted successfully");
  await expect(boxes).toHaveCount(0);
  await press(page, "Undo");
  await expectToast(page, "and 1 more");
  await expect(boxes).toHaveCount(2);
});
