import type { Page } from "@playwright/test";
import { expect, expectToast, field, item, make, openReady, press, test } from "./desk";

const PHOTO = "/media/lake.jpg";

/** The addresses of a collection's media in the order of their cards. */
function shownUrls(page: Page) {
  return page.getByRole("dialog").locator("ol > li > p.break-all").allInnerTexts();
}

test("media are added, moved, edited and deleted, and the count follows", async ({
  page,
  visitor,
  hasScripts,
}) => {
  const { id } = await make(page, "/api/gallery", { title: "Album", isVisible: true });
  const state = async () => (await visitor.get(`/api/gallery/${id}`)).json();
  const path = `/admin/gallery/${id}/media`;
  await openReady(page, path, hasScripts);
  for (const [number, url] of [PHOTO, "https://pictures.example/two.jpg"].entries()) {
    await field(page, "Image URL").fill(url);
    await field(page, "Caption").fill(`Caption ${number + 1}`);
    await press(page, "Add Media");
    await expect(page.getByText(`Existing Media (${number + 1})`)).toBeVisible();
    expect((await state()).mediaCount).toBe(number + 1);
    await expect(field(page, "Image URL")).toHaveValue("");
  }

  await page.getByRole("link", { name: "Existing Media (2)" }).click();
  await expect.poll(() => shownUrls(page)).toEqual([PHOTO, "https://pictures.example/two.jpg"]);
  await press(page, "Move down");
  await expect.poll(() => shownUrls(page)).toEqual(["https://pictures.example/two.jpg", PHOTO]);
  expect((await state()).media.map(({ url }: { url: string }) => url)[1]).toBe(PHOTO);

  await page.getByRole("link", { name: "Edit Caption 1", exact: true }).click();
  await field(page, "Caption").fill("The lake at six");
  await press(page, "Save Changes");
  await expectToast(page, "Media updated successfully");
  const card = page.getByRole("dialog").getByRole("listitem").filter({ hasText: PHOTO });
  await expect(card).toContainText("The lake at six");

  const name = "Delete The lake at six";
  await (hasScripts ? card.getByRole("button", { name }) : card.locator("summary")).click();
  await expect(
    card.getByText("Are you sure you want to delete this media item?").filter({ visible: true }),
  ).toHaveCount(1);
  await card.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => shownUrls(page)).toEqual(["https://pictures.example/two.jpg"]);
  expect(await state()).toMatchObject({ mediaCount: 1 });
  await openReady(page, "/admin/gallery", hasScripts);
  await expect(item(page, "Album").getByText("1 media", { exact: true })).toBeVisible();
});

for (const [type, label, url, extra] of [
  ["Video File", "Video File URL", "https://videos.example/a.mp4", {}],
  ["YouTube Video", "YouTube Video URL", "https://youtu.be/dQw4w9WgXcQ", {}],
  ["Embedded Video", "Video URL", "https://vimeo.com/1", { Title: "Embedded" }],
  ["External Link", "Link URL", "https://read.example/", { Title: "Elsewhere" }],
] as const) {
  test(`a collection takes a medium of the kind ${type}`, async ({ page, visitor, hasScripts }) => {
    const { id } = await make(page, "/api/gallery", { title: `With ${type}`, isVisible: true });
    await openReady(page, `/admin/gallery/${id}/media`, hasScripts);
    await page.getByRole("link", { name: type, exact: true }).click();
    await field(page, label).fill(url);
    for (const [name, value] of Object.entries(extra)) await field(page, name).fill(value);
    await press(page, "Add Media");
    await expect(page.getByText("Existing Media (1)")).toBeVisible();
    const { media } = await (await visitor.get(`/api/gallery/${id}`)).json();
    expect(media).toEqual([
      expect.objectContaining({ url, ...("Title" in extra ? { title: extra.Title } : {}) }),
    ]);
  });
}

test("an address without a video is refused", async ({ page, calm, hasScripts }) => {
  calm.allow(/status of 400/);
  const { id } = await make(page, "/api/gallery", { title: "No video", isVisible: true });
  await openReady(page, `/admin/gallery/${id}/media?type=youtube`, hasScripts);
  await field(page, "YouTube Video URL").fill("https://example.com/film");
  await press(page, "Add Media", [400]);
  await expect(page.getByText("This address holds no YouTube video")).toBeVisible();
  await expect(field(page, "YouTube Video URL")).toHaveValue("https://example.com/film");
  await expect(page.getByText("Existing Media (0)")).toBeVisible();
});
