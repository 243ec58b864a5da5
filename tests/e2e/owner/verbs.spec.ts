import {
  expect,
  expectToast,
  field,
  item,
  make,
  openReady,
  press,
  remove,
  repeat,
  test,
  whereShown,
} from "./desk";
import { shelves, slugOf } from "./shelves";

for (const { noun, said, ...shelf } of shelves) {
  const named = (name: string) => ({ ...shelf.values, [shelf.name]: name });

  test(`a new ${noun} is public as soon as it is saved`, async ({ page, visitor, hasScripts }) => {
    const name = `Fresh ${noun}`;
    await openReady(page, shelf.path, hasScripts);
    await page.getByRole("link", { name: shelf.newLink, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await field(page, shelf.label).fill(name);
    if (noun === "collection") await field(page, "Visible").check();
    const sent = await press(page, shelf.create);
    await expectToast(page, said.created);
    await expect(item(page, name)).toHaveCount(1);
    const found = await visitor.get(shelf.api);
    const records: Record<string, unknown>[] = await found.json();
    const record = records.filter((one) => one[shelf.name] === name);
    expect(record).toHaveLength(1);
    const key = String(record[0]?.[shelf.pages?.by ?? "id"]);
    expect(await whereShown(visitor, shelf.lists, new RegExp(`${name}|/${key}\\b`))).toEqual(
      shelf.lists,
    );

    // The browser sends the form once more, as after a reload or a second press.
    // 202 is how the framework's own requests are told to go on elsewhere.
    expect([202, 303]).toContain((await repeat(page, sent)).status());
    const again: typeof records = await (await visitor.get(shelf.api)).json();
    expect(again.filter((one) => one[shelf.name] === name)).toHaveLength(1);
  });

  test(`a ${noun} gets another name`, async ({ page, visitor, hasScripts }) => {
    const [name, other] = [`Plain ${noun}`, `Renamed ${noun}`];
    await make(page, shelf.api, named(name));
    await openReady(page, shelf.path, hasScripts);
    await item(page, name)
      .getByRole("link", { name: `Edit ${name}`, exact: true })
      .click();
    await expect(field(page, shelf.label)).toHaveValue(name);
    await field(page, shelf.label).fill(other);
    await press(page, "Save Changes");
    await expectToast(page, said.updated);
    await expect(item(page, other)).toHaveCount(1);
    await expect(item(page, name)).toHaveCount(0);
    if (shelf.pages?.by !== "slug") return;
    const old = await visitor.get(`${shelf.pages.folder}/${slugOf(name)}`, { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    expect(old.headers().location).toMatch(new RegExp(`${shelf.pages.folder}/${slugOf(other)}$`));
  });

  test(`a hidden ${noun} is nowhere to be seen, and a deleted one is gone`, async ({
    page,
    visitor,
    hasScripts,
  }) => {
    const name = `Shy ${noun}`;
    const record = await make(page, shelf.api, { ...named(name), isVisible: true });
    const key = shelf.pages?.by === "slug" ? slugOf(name) : record.id;
    const words = new RegExp(`${name}|/${key}\\b`);
    const own = shelf.pages ? `${shelf.pages.folder}/${key}` : `${shelf.api}/${key}`;
    const everywhere = [...shelf.lists, own];
    expect(await whereShown(visitor, everywhere, words)).toEqual(everywhere);

    await openReady(page, shelf.path, hasScripts);
    await press(page, `Hide ${name}`);
    await expectToast(page, said.toggled);
    await expect(item(page, name).getByText("Hidden", { exact: true })).toBeVisible();
    expect(await whereShown(visitor, shelf.lists, words)).toEqual([]);
    expect((await visitor.get(own)).status()).toBe(404);

    await press(page, `Show ${name}`);
    await expect(item(page, name).getByText("Hidden", { exact: true })).toHaveCount(0);
    expect(await whereShown(visitor, everywhere, words)).toEqual(everywhere);

    await remove(page, name, shelf.question, hasScripts);
    await expectToast(page, said.deleted);
    await expect(item(page, name)).toHaveCount(0);
    expect(await whereShown(visitor, shelf.lists, words)).toEqual([]);
    expect([404, 410]).toContain((await visitor.get(own)).status());
  });

  test(`a ${noun} that cannot be saved stays as it was typed`, async ({
    page,
    site,
    calm,
    hasScripts,
  }) => {
    calm.allow(/status of 400/);
    const count = `select count(*) from ${shelf.table}`;
    const before = site.value(count);
    const name = "n".repeat(121);
    await openReady(page, `${shelf.path}/new`, hasScripts);
    await field(page, shelf.label).fill(name);
    await field(page, noun === "letter" ? "Content" : "Description").fill("One.\nTwo <b>x</b>.");
    await press(page, shelf.create, [400]);
    const wrong = field(page, shelf.label);
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(
      page.getByText(`${shelf.label} is too long: at most 120 characters.`),
    ).toBeVisible();
    await expect(wrong).toHaveValue(name);
    await expect(field(page, noun === "letter" ? "Content" : "Description")).toHaveValue(
      "One.\nTwo <b>x</b>.",
    );
    expect(site.value(count)).toBe(before);
  });

  test(`a ${noun} saved elsewhere meanwhile shows both versions`, async ({
    page,
    calm,
    hasScripts,
  }) => {
    calm.allow(/status of 409/);
    const name = `Shared ${noun}`;
    const { id } = await make(page, shelf.api, named(name));
    await openReady(page, `${shelf.path}/${id}`, hasScripts);
    await page.request.put(`${shelf.api}/${id}`, { data: { [shelf.name]: `Their ${noun}` } });
    await field(page, shelf.label).fill(`My ${noun}`);
    await press(page, "Save Changes", [409]);
    await expect(page.getByText("Somebody saved a newer version meanwhile.")).toBeVisible();
    await expect(page.getByText(`Saved meanwhile: Their ${noun}`)).toBeVisible();
    await expect(field(page, shelf.label)).toHaveValue(`My ${noun}`);
    await press(page, "Save Changes");
    await expectToast(page, said.updated);
    await expect(item(page, `My ${noun}`)).toHaveCount(1);
    await expect(item(page, `Their ${noun}`)).toHaveCount(0);
  });

  test(`the form for a ${noun} is a dialog that Escape leaves`, async ({ page, hasScripts }) => {
    test.skip(!hasScripts, "Without scripts it is a page.");
    await openReady(page, shelf.path, hasScripts);
    const link = page.getByRole("link", { name: shelf.newLink, exact: true });
    await link.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((node) => node.matches(":modal"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${shelf.path}$`));
    await expect(link).toBeFocused();
  });
}
