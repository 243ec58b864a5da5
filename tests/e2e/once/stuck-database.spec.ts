import { expect, open, test } from "../../support/browser/browser";
import { signIn } from "../admin-pages";

test("what the site has saved is not held up by a browser's database that never ends its work", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.delete = () =>
      Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
  });
  await signIn(page);
  await open(page, "/admin/moments/new");
  await page.getByLabel("What happened").fill("A kite over the yard.");
  await page.getByRole("button", { name: "Save moment" }).click();
  await expect(page.getByText("Moment saved").first()).toBeVisible({ timeout: 15_000 });
  expect(site.value("select count(*) from moments where text = 'A kite over the yard.'")).toBe("1");
});

test("a browser's database that is late is not an empty outbox", async ({
  page,
  context,
  calm,
}) => {
  calm.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await page.clock.install();
  await page.addInitScript(() => {
    const getAll = IDBIndex.prototype.getAll;
    IDBIndex.prototype.getAll = function (...wanted) {
      if (!document.documentElement.hasAttribute("data-late")) return getAll.apply(this, wanted);
      return Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
    };
  });
  await signIn(page);
  await open(page, "/admin/moments/new");
  await context.setOffline(true);
  await page.getByLabel("What happened").fill("A goat on the bus.");
  await page.getByRole("button", { name: "Save moment" }).click();
  const outbox = page.getByRole("navigation", { name: "Outbox" });
  await expect(outbox).toContainText("1 in the outbox");
  const read = () =>
    page.evaluate(() => new BroadcastChannel("device").postMessage({ type: "changed" }));
  await page.evaluate(() => document.documentElement.setAttribute("data-late", ""));
  await read();
  await page.clock.runFor(11_000);
  await expect(outbox).toContainText("1 in the outbox");
  await page.evaluate(async () => {
    document.documentElement.removeAttribute("data-late");
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("device");
      opening.onsuccess = () => resolve(opening.result);
    });
    database.transaction("entries", "readwrite").objectStore("entries").clear();
    database.close();
  });
  await read();
  await expect(outbox).toBeHidden();
});
