import { expect, open, test } from "../../support/browser/browser";

// The links are the page's own, with scripts or without.
test.use({ javaScriptEnabled: false });

test("the letters are read from the first to the last, and lead to their places @long", async ({
  page,
  site,
}) => {
  const road = JSON.parse(
    site.value(
      "select json_group_array(slug) from (select slug from blog_posts order by published_at)",
    ),
  ) as string[];
  await open(page, "/letters");
  await page.getByRole("link", { name: "Read from the beginning" }).click();
  for (const [index, slug] of road.entries()) {
    await expect(page).toHaveURL(`/letters/${slug}`);
    const more = page.getByRole("complementary", { name: "More letters" });
    const back = more.getByRole("link", { name: /^Previous letter/ });
    if (index === 0) await expect(back).toHaveCount(0);
    else await expect(back).toHaveAttribute("href", `/letters/${road[index - 1]}`);
    const beginning = more.getByRole("link", { name: "Read from the beginning" });
    await expect(beginning).toHaveCount(index > 1 ? 1 : 0);
    await more.getByRole("link", { name: /^Continue Reading/ }).click();
  }
  await expect(page).toHaveURL("/letters");
});

test("a letter's place, its pin on the map, its kind and its tags are links", async ({ page }) => {
  const path = "/letters/delhi-streets-culinary-adventure";
  const follow = async (name: string) => {
    await open(page, path);
    await page.getByRole("article").getByRole("link", { name, exact: true }).first().click();
  };
  await follow("Old Delhi");
  await expect(page).toHaveURL("/journey/old-delhi");
  await expect(page.getByRole("link", { name: /Delhi Streets/ })).toHaveAttribute("href", path);
  await follow("On the map");
  await expect(page).toHaveURL(/\/journey#pin-/);
  await expect(page.locator("li:target")).toContainText("Delhi");
  await follow("food");
  await expect(page).toHaveURL("/letters?category=food#results");
  await expect(page.locator(`#results a[href="${path}"]`)).toHaveCount(1);
  await open(page, path);
  const tag = page.getByRole("region", { name: "Tags" }).getByRole("link").first();
  await expect(tag).toHaveAttribute("href", /^\/letters\?q=.+#results$/);
  await tag.click();
  await expect(page.locator(`#results a[href="${path}"]`)).toHaveCount(1);
});

test("whoever has read a letter, or a page to its foot, can have the next by mail", async ({
  page,
}) => {
  await open(page, "/letters/delhi-streets-culinary-adventure");
  const post = page.getByRole("article");
  await post.getByRole("link", { name: "Subscribe to the newsletter" }).click();
  await expect(page).toHaveURL("/newsletter");
  const foot = page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" });
  await expect(foot).toHaveAttribute("href", "/newsletter");
});
