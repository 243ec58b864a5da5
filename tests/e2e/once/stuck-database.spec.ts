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
