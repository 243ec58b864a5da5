import type { Page } from "@playwright/test";
import { waitingCount } from "../../support/browser/device-entries";
import { expect, expectToast, field, item, make, openReady, press, test } from "./owner-page";

const PHOTO = "/media/lake.jpg";

/** The addresses of a collection's media in the order of their cards. */
function shownUrls(page: Page) {
  return page.getByRole("dialog").locator("ol > li p.wrap-anywhere.text-sm").allInnerTexts();
}

test("media are added, edited and deleted, and the count follows @long", async ({
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

  const [first, second]: { id: string }[] = (await state()).media;
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

/** The captions of an album of three photographs in the order in which its form would send them. */
async function openAlbum(page: Page, hasScripts: boolean) {
  const { id } = await make(page, "/api/gallery", { title: "Arranged", isVisible: true });
  for (const caption of ["First", "Second", "Third"]) {
    const url = `https://pictures.example/${caption}.jpg`;
    await make(page, "/api/gallery/media", { collectionId: id, type: "photo", url, caption });
  }
  await openReady(page, `/admin/gallery/${id}/arrange`, hasScripts);
  const fields = page.getByRole("dialog").locator("ol > li [name=caption]");
  return () => fields.evaluateAll((nodes) => nodes.map((node) => (node as HTMLInputElement).value));
}

test("photos go to the album that was just made", async ({ page, hasScripts }) => {
  await openReady(page, "/admin/gallery/new", hasScripts);
  await field(page, "Title").fill("Just made");
  await press(page, "Create Collection");
  await expectToast(page, "Gallery collection created successfully");
  const chosen = page.getByLabel("Add photos to").locator("option:checked");
  await expect(chosen).toHaveText("Just made");
});

test("media are put in order by dragging, by a press, and by keys", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts each has a number.");
  const captions = await openAlbum(page, hasScripts);
  const dialog = page.getByRole("dialog");
  const photo = (name: string) => dialog.getByRole("button", { name, exact: true });
  const said = (words: string) => dialog.getByRole("status").filter({ hasText: words });
  const tools = dialog.getByRole("region", { name: "Second" });

  await photo("Third").hover();
  await page.mouse.down();
  await photo("Second").hover();
  await photo("First").hover({ position: { x: 9, y: 60 } });
  // It makes room once the page knows what is above it.
  await expect(dialog.locator("ol > li > div").first()).toHaveAttribute("style", /translate3d/);
  await page.mouse.up();
  await expect.poll(captions).toEqual(["Third", "First", "Second"]);
  await expect(said("Photograph 1 of 3")).toHaveCount(1);
  await expect(photo("Third")).toHaveAttribute("aria-pressed", "false");

  await photo("Second").focus();
  await page.keyboard.press("Enter");
  await expect(photo("Second")).toHaveAttribute("aria-pressed", "true");
  await expect(tools.getByRole("button", { name: "After" })).toBeDisabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(tools.getByRole("button", { name: "First" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said("Photograph 1 of 3")).toHaveCount(1);
  await expect(photo("Second")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(said("Photograph 2 of 3")).toHaveCount(1);
  await expect(photo("Second")).toBeFocused();
  await tools.getByRole("button", { name: "After" }).click();
  await expect(said("Photograph 3 of 3")).toHaveCount(1);
  await tools.getByRole("button", { name: "Before" }).click();
  await tools.getByRole("textbox", { name: "Caption" }).fill("Between");
  await expect.poll(captions).toEqual(["Third", "Between", "First"]);
  await press(page, "Save Changes");
  await expectToast(page, "Media order updated successfully");
  await expect.poll(captions).toEqual(["Third", "Between", "First"]);
});

test("media are put in order by the numbers of their places @long", async ({
  page,
  hasScripts,
}) => {
  test.skip(hasScripts, "With scripts they are dragged.");
  const captions = await openAlbum(page, hasScripts);
  const places = page.getByLabel(/^Place in the album/);
  for (const [row, place] of ["3", "1", "2"].entries()) await places.nth(row).fill(place);
  await expect(page.getByRole("button", { name: "First", exact: true })).toBeHidden();
  await press(page, "Save Changes");
  await expectToast(page, "Media order updated successfully");
  expect(await captions()).toEqual(["Second", "Third", "First"]);
  await page.getByRole("checkbox", { name: "Tick Third" }).check();
  await press(page, "Make it the cover");
  await expect(page.getByText("The cover", { exact: true })).toHaveCount(1);
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
