import Database from "better-sqlite3";
import { barriers, barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { htmlProblems } from "../../support/browser/html-validity";
import { adminPages, first, isBlankForm, signIn } from "../admin-pages";
import { expectHours } from "../hours";
import { expectFit } from "../layout-checks";

for (const [index, [name, path]] of adminPages.entries()) {
  test(`${name} can be used by everyone, fits every width, is valid HTML and names its hours' zone @long`, async ({
    page,
    site,
    emptySite,
  }) => {
    const { url } = isBlankForm(path(site)) ? emptySite : site;
    const address = url + path(site);
    await signIn(page, url);
    const sent = page.waitForResponse((response) => response.url() === address);
    expect(await open(page, address)).toBe(200);
    const response = await sent;
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await htmlProblems(await response.text())).toEqual([]);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
    await expectHours(page);
    // A list in the one theme, its forms in the other; by turns at a phone's width.
    const [theme, width] = [
      index % 2 === 0 ? "light" : "dark",
      index % 4 > 1 ? 390 : 1440,
    ] as const;
    await expectFit(page, async (at) => {
      if (at === width) expect(await barriers(page, theme)).toEqual([]);
    });
  });
}

test("a copied post and a copied link are said so", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = first(site, "blog_posts");
  const slug = site.value(`select slug from blog_posts where id = '${id}'`);
  await signIn(page);
  await open(page, `/admin/posts/${id}`);
  // It takes another height than what it replaces, and moves what stands below.
  await page.locator("[contenteditable=true]").first().waitFor();
  await page.locator("summary").filter({ hasText: "Social media" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(toast).toContainText("Copied!URL copied to clipboard.");
  expect(await copied()).toBe(`${site.url}/letters/${slug}`);
  await page.getByRole("button", { name: "Copy for Instagram" }).click();
  await expect(toast).toContainText(
    "Content Copied!Instagram post content copied to clipboard. Open Instagram to share.",
  );
  expect(await copied()).toContain(`/letters/${slug}`);
  expect(await barriersInBothThemes(page)).toEqual([]);
});

test("figures that fail are asked for three times more, and again on demand @long", async ({
  page,
  emptySite,
  calm,
}) => {
  calm.allow(/status of 500|Unexpected Server Error/);
  const database = new Database(`${emptySite.dataDir}/site.db`);
  const rename = (from: string, to: string) => database.exec(`alter table ${from} rename to ${to}`);
  const strip = page.getByRole("region", { name: "Statistics" });
  const asked: string[] = [];
  page.on("request", (sent) => sent.url().endsWith("/api/admin/stats") && asked.push(sent.url()));
  await signIn(page, emptySite.url);
  await page.clock.install();
  try {
    rename("gallery_media", "gone");
    await open(page, `${emptySite.url}/admin`);
    await expect(strip.locator("[data-skeletons] > div")).toHaveCount(4);
    await page.clock.runFor(5000);
    await expect(strip.getByRole("alert").filter({ visible: true })).toContainText(
      /Error loading statistics500: Something went wrong\./,
    );
    expect(asked).toHaveLength(3);
  } finally {
    rename("gone", "gallery_media");
    database.close();
  }
  await strip.getByRole("link", { name: "Try Again" }).click();
  await expect(strip.locator("dl > div")).toHaveCount(5);
  expect(emptySite.takeErrors()).toContain("no such table");
});

test("an admin area without content says what comes first, and marks its examples", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite.url);
  await open(page, `${emptySite.url}/admin`);
  // A device that signed in for the first time is more urgent.
  await page.getByText("and 1 more").click();
  await expect(page.getByRole("heading", { name: "First Steps" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Say what it is called" })).toBeVisible();
  await page.getByText("8 steps more").click();
  await expect(page.getByRole("link", { name: "Write the first letter" })).toBeVisible();
  await expect(page.getByText("Location updated to Mysuru")).toBeVisible();
  await expect(page.getByText("Example", { exact: true })).toHaveCount(4);
});
