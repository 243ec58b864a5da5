import type { APIRequestContext, Page } from "@playwright/test";
import {
  bodyOf,
  expect,
  expectToast,
  field,
  item,
  openReady,
  press,
  remove,
  repeat,
  showSource,
  test,
  whereShown,
} from "./owner-page";
import { type Shelf, shelves, slugOf } from "./shelves";

type Stored = Record<string, unknown> & { id: string };

for (const shelf of shelves) {
  const { noun, messages } = shelf;
  // All four are saved by the same steps: two of them say in the gate whether these hold.
  const tag = noun === "place" || noun === "pin" ? " @long" : "";

  test(`a ${noun} is written, shown, hidden, changed in two windows, lost and deleted${tag}`, async ({
    page,
    site,
    visitor,
    calm,
    hasScripts,
  }) => {
    calm.allow(/status of 40[049]/);
    // A letter's button says what becomes of it, where scripts can tell.
    const save = hasScripts && shelf.text === "Content" ? "Save" : "Save Changes";
    const [fresh, mine, again] = [`Fresh ${noun}`, `My ${noun}`, `Saved ${noun}`];

    await test.step("its form opens over the list, and Escape leaves it", async () => {
      await openReady(page, shelf.path, hasScripts);
      await openForm(page, shelf, hasScripts);
    });

    await test.step("what cannot be saved stays as it was typed", async () => {
      const count = `select count(*) from ${shelf.table}`;
      const before = site.value(count);
      await showText(page, shelf, hasScripts);
      await field(page, shelf.text).fill("One.\nTwo <b>x</b>.");
      await expectTooLong(page, shelf, shelf.create);
      await expect(field(page, shelf.text)).toHaveValue("One.\nTwo <b>x</b>.");
      expect(site.value(count)).toBe(before);
    });

    await field(page, shelf.label).fill(fresh);
    if (shelf.needs) await field(page, shelf.needs[0]).fill(shelf.needs[1]);
    const body = await bodyOf(page, shelf.create);
    const sent = await press(page, shelf.create);
    await expectToast(page, messages.created);
    await expect(item(page, fresh)).toHaveCount(1);
    const [record] = await stored(visitor, shelf, fresh);
    const id = record?.id ?? "";
    const place = placeOf(shelf, fresh, id);

    await test.step("it is public at once, and once only, however often it is sent", async () => {
      expect(await whereShown(visitor, place.everywhere, place.words)).toEqual(place.everywhere);
      // The browser sends the form once more, as after a reload or a second press.
      // 202 is how the framework's own requests are told to go on elsewhere.
      expect([202, 303]).toContain((await repeat(page, sent, body)).status());
      expect(await stored(visitor, shelf, fresh)).toHaveLength(1);
    });

    await test.step("hidden, it is nowhere to be seen; shown, it is back", async () => {
      await press(page, `Hide ${fresh}`);
      await expectToast(page, messages.toggled);
      await expect(item(page, fresh).getByText("Hidden", { exact: true })).toBeVisible();
      expect(await whereShown(visitor, shelf.lists, place.words)).toEqual([]);
      expect((await visitor.get(place.own)).status()).toBe(404);
      await press(page, `Show ${fresh}`);
      await expect(item(page, fresh).getByText("Hidden", { exact: true })).toHaveCount(0);
      expect(await whereShown(visitor, place.everywhere, place.words)).toEqual(place.everywhere);
    });

    await test.step("saved in another window meanwhile, it shows both versions", async () => {
      await edit(page, fresh);
      await expect(field(page, shelf.label)).toHaveValue(fresh);
      await page.request.put(`${shelf.api}/${id}`, { data: { [shelf.name]: `Their ${noun}` } });
      // A form that comes back with an error is no newer than it was.
      await expectTooLong(page, shelf, save);
      await field(page, shelf.label).fill(mine);
      await press(page, save, [409]);
      await expect(page.getByText("Somebody saved a newer version meanwhile.")).toBeVisible();
      await expect(page.getByText(`Saved meanwhile: Their ${noun}`)).toBeVisible();
      await expect(field(page, shelf.label)).toHaveValue(mine);
      await press(page, save);
      await expectToast(page, messages.updated);
      await expect(item(page, mine)).toHaveCount(1);
      await expect(item(page, `Their ${noun}`)).toHaveCount(0);
    });

    if (shelf.pages?.by === "slug") {
      const old = await visitor.get(place.own, { maxRedirects: 0 });
      expect(old.status()).toBe(301);
      expect(old.headers().location).toMatch(new RegExp(`${shelf.pages.folder}/${slugOf(mine)}$`));
    }

    await test.step("deleted in another window meanwhile, it is saved as a new one", async () => {
      await edit(page, mine);
      await expect(field(page, shelf.label)).toHaveValue(mine);
      await page.request.delete(`${shelf.api}/${id}`);
      await field(page, shelf.label).fill(again);
      await press(page, save, [404]);
      await expect(page.getByText(`This ${noun} was deleted in the meantime.`)).toBeVisible();
      await expect(field(page, shelf.label)).toHaveValue(again);
      await showText(page, shelf, hasScripts);
      await expect(field(page, shelf.text)).toHaveValue("One.\nTwo <b>x</b>.");
      await press(page, shelf.create);
      await expectToast(page, messages.created);
      await expect(item(page, again)).toHaveCount(1);
      await expect(item(page, mine)).toHaveCount(0);
    });

    await test.step("deleted, it is gone for everybody, and one press brings it back", async () => {
      const [kept] = await stored(visitor, shelf, again);
      const { everywhere, own, words } = placeOf(shelf, again, kept?.id ?? "");
      await remove(page, again, shelf.question, hasScripts);
      await expectToast(page, messages.deleted);
      await expect(item(page, again)).toHaveCount(0);
      expect(await whereShown(visitor, shelf.lists, words)).toEqual([]);
      expect([404, 410]).toContain((await visitor.get(own)).status());
      await press(page, "Undo");
      await expectToast(page, `Restored: ${again}`);
      await expect(item(page, again)).toHaveCount(1);
      expect(await whereShown(visitor, everywhere, words)).toEqual(everywhere);
      await page.request.delete(`${shelf.api}/${kept?.id}`);
    });
  });
}

/** Follows the link to the form for a new record; with scripts it is a dialog over the list. */
async function openForm(page: Page, shelf: Shelf, hasScripts: boolean) {
  const link = page.getByRole("link", { name: shelf.newLink, exact: true });
  const dialog = page.getByRole("dialog");
  await link.click();
  await expect(dialog).toBeVisible();
  if (!hasScripts) return;
  expect(await dialog.evaluate((node) => node.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${shelf.path}$`));
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog).toBeVisible();
}

async function edit(page: Page, name: string) {
  await item(page, name)
    .getByRole("link", { name: `Edit ${name}`, exact: true })
    .click();
}

async function expectTooLong(page: Page, shelf: Shelf, button: string) {
  const wrong = field(page, shelf.label);
  const long = "n".repeat(121);
  await wrong.fill(long);
  await press(page, button, [400]);
  await expect(wrong).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(`${shelf.label} is too long: at most 120 characters.`)).toBeVisible();
  await expect(wrong).toHaveValue(long);
}

/** The records with this name that a visitor gets. */
/** A letter's text stands behind its editor. */
async function showText(page: Page, { text }: Shelf, hasScripts: boolean) {
  if (text === "Content") await showSource(page, hasScripts);
}

async function stored(visitor: APIRequestContext, { api, name }: Shelf, wanted: string) {
  const found: Stored[] = await (await visitor.get(api)).json();
  return found.filter((one) => one[name] === wanted);
}

/** Where a visitor meets a record, and the words that give it away. */
function placeOf({ api, lists, pages }: Shelf, name: string, id: string) {
  const key = pages?.by === "slug" ? slugOf(name) : id;
  const own = pages ? `${pages.folder}/${key}` : `${api}/${key}`;
  return { own, everywhere: [...lists, own], words: new RegExp(`${name}|/${key}\\b`) };
}
