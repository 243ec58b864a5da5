import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import type { PublicMoment } from "~/models/road/moments/moment.server";
import { expect, expectToast, field, openReady, press, test } from "./owner-page";

test.use({ viewport: { width: 390, height: 844 } });

/** A photograph that says when and where it was taken. */
async function photograph() {
  const create = { width: 300, height: 200, channels: 3 as const, background: "#c9803a" };
  const buffer = await sharp({ create })
    .withExif({
      IFD2: { DateTimeOriginal: "2025:09:14 18:40:00", OffsetTimeOriginal: "+05:30" },
      IFD3: {
        GPSLatitude: "0/1 30/1 0/1",
        GPSLatitudeRef: "S",
        GPSLongitude: "1/1 0/1 0/1",
        GPSLongitudeRef: "W",
      },
    })
    .jpeg()
    .toBuffer();
  return { name: "evening.jpg", mimeType: "image/jpeg", buffer };
}

test("a moment takes four taps on a phone, and its time and position are its photograph's", async ({
  page,
  visitor,
  hasScripts,
}) => {
  await openReady(page, "/admin", hasScripts);
  await page.getByRole("link", { name: "New moment" }).click();
  await page.getByLabel("Picture from this device").setInputFiles(await photograph());
  if (hasScripts) await expect(page.getByLabel("Happened at")).toHaveValue(/^2025-09-14T/);
  await field(page, "What happened").fill("The lake went gold.");
  await expect(page.getByRole("button", { name: "Save moment" })).toBeInViewport();
  await press(page, "Save moment");
  await expectToast(page, "Moment saved");
  await expect(page.getByText("The lake went gold.").first()).toBeVisible();
  // On a slow line the photograph comes behind its words.
  const text = "The lake went gold.";
  async function momentSeenBy(who: APIRequestContext) {
    const moments: PublicMoment[] = await (await who.get("/api/moments")).json();
    return moments.find((moment) => moment.text === text);
  }
  await expect.poll(async () => (await momentSeenBy(visitor))?.picture).toMatch(/^\/media\//);
  const moment = await momentSeenBy(page.request);
  expect(moment).toMatchObject({
    text: "The lake went gold.",
    happenedAt: "2025-09-14T13:10:00.000Z",
    coordinates: { lat: -0.5, lng: -1 },
  });
  const day = await (await visitor.get("/journey?on=2025-09-14")).text();
  expect(day).toContain(`id="moment-${moment?.id}"`);
});

test("the focus starts at the words, and after a refusal at the field that is wrong", async ({
  page,
  hasScripts,
  calm,
}) => {
  calm.allow(/status of 400/);
  await openReady(page, "/admin/moments/new", hasScripts);
  await expect(field(page, "What happened")).toBeFocused();
  await field(page, "What happened").fill("The lake went gold.");
  const fold = page
    .locator("details")
    .filter({ hasText: /^Picture/ })
    .first();
  await fold.locator("summary").first().click();
  await fold.locator("summary", { hasText: "More" }).click();
  await field(page, "Picture address").fill("no address");
  await press(page, "Save moment", [400]);
  await expect(field(page, "Picture address")).toBeFocused();
});
