import type { Page } from "@playwright/test";
import { waitingCount } from "../../support/browser/device-entries";
import { expect, expectToast, field, item, make, openReady, press, test } from "./owner-page";

const PHOTO = "/media/lake.jpg";

/** The addresses of a collection's media in the order of their cards. */
function shownUrls(page: Page) {
  return page.getByRole("dialog").locator("ol > li p.wrap-anywhere.text-sm").allInnerTexts();
}

test("media are added, moved, edited and deleted, and the count follows @long", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 40[49]/);
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
  await press(page, "Move down Caption 1");
  await expect.poll(() => shownUrls(page)).toEqual(["https://pictures.example/two.jpg", PHOTO]);
  expect((await state()).media.map(({ url }: { url: string }) => url)[1]).toBe(PHOTO);

  const [second, first]: { id: string }[] = (await state()).media;
  await page.getByRole("link", { name: "Edit Caption 1", exact: true }).click();
  await expect(field(page, "Caption")).toHaveValue("Caption 1");
  await page.request.put(`/api/gallery/media/${first?.id}`, { data: { caption: "Theirs" } });
  await field(page, "Caption").fill("The lake at six");
  await press(page, "Save Changes", [409]);
  await expect(page.getByText("Saved meanwhile: Theirs")).toBeVisible();
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

  await page.getByRole("link", { name: "Edit Caption 2", exact: true }).click();
  await expect(field(page, "Caption")).toBeVisible();
  await page.request.delete(`/api/gallery/media/${second?.id}`);
  await field(page, "Caption").fill("Typed while it was deleted");
  await press(page, "Save Changes", [404]);
  await expect(page.getByText("This media item was deleted in the meantime.")).toBeVisible();
  await press(page, "Add Media");
  await expectToast(page, "Media added to collection successfully");
  expect((await state()).media).toMatchObject([{ caption: "Typed while it was deleted" }]);
  await openReady(page, "/admin/gallery", hasScripts);
  await expect(item(page, "Album").getByText("1 media", { exact: true })).toBeVisible();
});

test("media are put in order by dragging, with a mouse or by the keys", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts there are buttons.");
  const { id } = await make(page, "/api/gallery", { title: "Dragged", isVisible: true });
  for (const caption of ["First", "Second", "Third"]) {
    const url = `https://pictures.example/${caption}.jpg`;
    await make(page, "/api/gallery/media", { collectionId: id, type: "photo", url, caption });
  }
  await openReady(page, `/admin/gallery/${id}/arrange`, hasScripts);
  const rows = page.getByRole("dialog").locator("ol > li");
  const captions = () =>
    rows
      .locator("[name=caption]")
      .evaluateAll((fields) => fields.map((node) => (node as HTMLInputElement).value));
  const handle = (at: number) => rows.nth(at).getByRole("button", { name: /^Drag, or press/ });
  await handle(2).hover();
  await page.mouse.down();
  await rows.first().hover({ position: { x: 5, y: 5 } });
  await page.mouse.up();
  await expect.poll(captions).toEqual(["Third", "First", "Second"]);
  await handle(1).focus();
  const spoken = page.getByRole("dialog").getByRole("status");
  await page.keyboard.press("Space");
  await expect(spoken.filter({ hasText: "Over place 2 of 3." })).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(spoken.filter({ hasText: "Over place 3 of 3." })).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect.poll(captions).toEqual(["Third", "Second", "First"]);
  await press(page, "Save Changes");
  await expectToast(page, "Media order updated successfully");
  await expect.poll(captions).toEqual(["Third", "Second", "First"]);
});

const kinds = [
  ["Video File", "Video File URL", "https://videos.example/a.mp4", {}],
  ["YouTube Video", "YouTube Video URL", "https://youtu.be/dQw4w9WgXcQ", {}],
  ["Embedded Video", "Video URL", "https://vimeo.com/1", { Title: "Embedded" }],
  ["External Link", "Link URL", "https://read.example/", { Title: "Elsewhere" }],
] as const;

/** Chooses a kind of medium; without scripts a button shows the fields that go with it. */
async function choose(page: Page, type: string, hasScripts: boolean) {
  await page.getByRole("radio", { name: type, exact: true }).check();
  if (!hasScripts) await press(page, "Show its fields");
}

test("a collection takes media of every kind, and loses no word between them @long", async ({
  page,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  const { id } = await make(page, "/api/gallery", { title: "All kinds", isVisible: true });
  await openReady(page, `/admin/gallery/${id}/media`, hasScripts);
  for (const [number, [type, label, url, extra]] of kinds.entries()) {
    await choose(page, type, hasScripts);
    await field(page, label).fill(url);
    for (const [name, value] of Object.entries(extra)) await field(page, name).fill(value);
    await press(page, "Add Media");
    await expect(page.getByText(`Existing Media (${number + 1})`)).toBeVisible();
    await expect(field(page, "Image URL")).toHaveValue("");
  }
  const { media } = await (await visitor.get(`/api/gallery/${id}`)).json();
  expect(media).toMatchObject([
    { type: "video", url: kinds[0][2] },
    { type: "youtube", url: kinds[1][2] },
    { type: "embedded_video", title: "Embedded" },
    { type: "link", title: "Elsewhere" },
  ]);

  await choose(page, "External Link", hasScripts);
  await field(page, "Title").fill("Typed for a link");
  await field(page, "Display link URL").fill("https://read.example/more");
  await choose(page, "YouTube Video", hasScripts);
  await expect(field(page, "Title")).toBeHidden();
  await field(page, "YouTube Video URL").fill("https://example.com/film");
  await press(page, "Add Media", [400]);
  await expect(page.getByText("This address holds no YouTube video")).toBeVisible();
  await expect(field(page, "YouTube Video URL")).toHaveValue("https://example.com/film");
  await expect(page.getByText("Existing Media (4)")).toBeVisible();
  await choose(page, "External Link", hasScripts);
  await expect(field(page, "Link URL")).toHaveValue("https://example.com/film");
  await expect(field(page, "Title")).toHaveValue("Typed for a link");
  await expect(field(page, "Display link URL")).toHaveValue("https://read.example/more");
});

/** Keeps the device busy with what waits to be sent, for so long; what asked for it before has its answer by then. */
function holdOutbox(page: Page, milliseconds: number, untilOver = false) {
  return page.evaluate(
    async ([held, isAwaited]) => {
      const opening = indexedDB.open("device", 1);
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const store = opening.result.transaction("entries", "readwrite").objectStore("entries");
      const until = Date.now() + held;
      const over = new Promise<void>((resolve) => {
        function goOn() {
          if (Date.now() < until) store.count().onsuccess = goOn;
          else store.count().onsuccess = () => resolve();
        }
        goOn();
      }).then(() => opening.result.close());
      if (isAwaited) await over;
    },
    [milliseconds, untilOver] as const,
  );
}

const keptTexts = (page: Page) => waitingCount(page, "text");

test("a text that a slow device still writes when its form is saved is none that was not @long", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "What is typed is kept by scripts.");
  const { id } = await make(page, "/api/gallery", { title: "Slow", isVisible: true });
  await openReady(page, `/admin/gallery/${id}/media`, hasScripts);
  await choose(page, "External Link", hasScripts);
  await field(page, "Link URL").fill("https://read.example/");
  await field(page, "Title").fill("Elsewhere");
  await expect.poll(() => keptTexts(page)).toBe(1);
  await holdOutbox(page, 3_000);
  await press(page, "Add Media");
  await expect(page.getByText("Existing Media (1)")).toBeVisible();
  await expect(page.getByText("Kept on this device")).toBeHidden();
  await expect.poll(() => keptTexts(page)).toBe(0);
  await holdOutbox(page, 0, true);
  expect(await keptTexts(page)).toBe(0);
  await expect(page.getByText("Draft restored")).toBeHidden();
});
