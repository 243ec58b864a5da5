import { expect, open, test } from "../../support/browser/browser";

test("one search finds every kind of thing by what readers type", async ({ page }) => {
  await open(page, "/search");
  const field = page.getByRole("searchbox", { name: "Search the site" });
  const results = page.getByRole("region", { name: "Results" });
  const search = async (words: string) => {
    await field.fill(words);
    await field.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `‘${words}’` })).toBeVisible();
  };
  await search("houseboat");
  await expect(page).toHaveURL(/\/search\?q=houseboat#results$/);
  await expect(field).toHaveValue("houseboat");
  await expect(results.getByRole("link", { name: "First light on Dal Lake" })).toBeVisible();
  await expect(results.locator("mark").first()).toHaveText(/houseboat/i);

  await search("वाराणसी");
  await expect(results.getByRole("link", { name: "Varanasi, Uttar Pradesh" })).toHaveAttribute(
    "href",
    "/journey/varanasi-uttar-pradesh",
  );
  await search("rajahstan");
  await expect(results.getByRole("link", { name: "Jaisalmer, Rajasthan" })).toBeVisible();

  await search("temple");
  const kinds = page.getByRole("navigation", { name: "Kinds of results" });
  await kinds.getByRole("link", { name: /^Letters \d+$/ }).click();
  await expect(page).toHaveURL(/\/search\?q=temple&kind=letter$/);
  await expect(results.locator('li a[href^="/journey/"]')).toHaveCount(0);
  await kinds.getByRole("link", { name: /^Everything \d+$/ }).click();
  await expect(page).toHaveURL(/\/search\?q=temple$/);
});
