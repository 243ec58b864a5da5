import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { mendLine } from "../../support/browser/dead-line";

const WRONG = "Something went wrong";
const failing = [
  {
    path: "/journey",
    name: "The Journey",
    title: "Unable to Load Journey",
    text: "There was an error loading the journey page. Please try refreshing or check your connection.",
  },
  {
    path: "/gallery",
    name: "Photo gallery",
    title: "Error loading gallery collections",
    text: "Please try refreshing the page",
  },
  {
    path: "/letters",
    name: "Letters from the road",
    title: WRONG,
    text: "The letters could not be loaded. Try again in a moment.",
  },
  {
    path: "/",
    name: /Kashmir/,
    title: WRONG,
    text: "The page could not be shown. Try again in a moment.",
  },
];

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("heading", { level: 1, name, exact: true });

const DATA = /\.data(\?|$)/;

/** The way from page to page finds no line, or a server that fails; whole pages still come. */
async function breakData(page: Page, kind: "no line" | "an error") {
  await page.route(DATA, (route) =>
    kind === "no line" ? route.abort() : route.fulfill({ status: 500, body: "Internal error" }),
  );
}

for (const kind of ["no line", "an error"] as const) {
  test(`a page that met ${kind} fails by itself, within the site's shell @long`, async ({
    page,
    calm,
  }) => {
    calm.allow(/Failed to load resource|turbo-stream|SyntaxError|Failed to fetch/);
    for (const { path, name, title, text } of failing) {
      await open(page, "/about");
      await breakData(page, kind);
      await page.locator(`header a[href="${path}"]`).first().click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.getByRole("link", { name: "Refresh Page" }).click();
      await expect(heading(page, name)).toBeVisible();
      await mendLine(page);
    }
  });
}

test("a letter that did not come is not called missing, and the way back works @long", async ({
  page,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  await open(page, "/letters");
  await breakData(page, "no line");
  await page.locator("main a[href^='/letters/']").first().click();
  await expect(heading(page, WRONG)).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);
  await mendLine(page);
  await page.getByRole("link", { name: "Back to Letters" }).click();
  await expect(heading(page, "Letters from the road")).toBeVisible();
});

test("a page that the server fails to make says so in the shell, with the request's id @long", async ({
  page,
  site,
  calm,
}) => {
  calm.allow(/status of 500/);
  // What the shell says is worked out before the table goes; without it no page has a shell.
  await open(page, "/journey");
  const database = new Database(`${site.dataDir}/site.db`);
  database.exec("ALTER TABLE destinations RENAME TO mislaid");
  try {
    // An address that nobody has asked for yet, so that it must be made.
    expect(await open(page, "/journey?q=mislaid")).toBe(500);
    await expect(heading(page, "Unable to Load Journey")).toBeVisible();
    await expect(page.getByRole("main").getByText(/^Request [\w-]{8,}$/)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
  } finally {
    database.exec("ALTER TABLE mislaid RENAME TO destinations");
    database.close();
  }
  await page.getByRole("link", { name: "Refresh Page" }).click();
  await expect(heading(page, "The Journey")).toBeVisible();
  expect(site.takeErrors()).toContain("destinations");
});
