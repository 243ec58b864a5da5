import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { statementsOf } from "../support/measures/statements";
import { insertCollections, insertDestinations, insertPosts } from "../support/records/many";
import { SITE, send } from "../support/requests/routes";

// A loaded machine takes its time over thousands of rows.
vi.setConfig({ hookTimeout: 60_000 });

const LETTERS = 2_100;
const PLACES = 1_000;
const SETS = 7;
const CHANGED = new Date("2026-05-05T05:05:05Z");

beforeAll(() => {
  insertPosts(LETTERS);
  insertDestinations(PLACES);
  insertCollections(SETS);
  const change = { updatedAt: CHANGED };
  db.update(blogPosts).set(change).where(eq(blogPosts.slug, "letter-01500")).run();
  const hidden = { isVisible: false, slug: "hidden-letter" };
  db.update(blogPosts).set(hidden).where(eq(blogPosts.slug, "letter-00003")).run();
});

async function read(path: string) {
  const xml = await (await send("GET", path)).text();
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc>(?:\n<lastmod>(.*?)<\/lastmod>)?/g)];
  return entries.map(([, address = "", changed]) => ({
    path: address.slice(SITE.length),
    changed: changed ?? null,
  }));
}

test("the sitemap of a large site names files, each with its newest change", async () => {
  const files = await read("/sitemap.xml");
  expect(files.map(({ path }) => path)).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/places-1.xml",
    "/sitemaps/letters-1.xml",
    "/sitemaps/letters-2.xml",
    "/sitemaps/letters-3.xml",
    "/sitemaps/collections-1.xml",
  ]);
  for (const { path, changed } of files) {
    const times = (await read(path)).map((page) => page.changed ?? "");
    expect(changed, path).toBe(times.sort().at(-1));
  }
  expect(files[3]?.changed).toBe(CHANGED.toISOString());
  expect((await read("/sitemaps/pages.xml"))[0]?.changed).toBe(CHANGED.toISOString());
});

test("its files name every public page once, a thousand at most each", async () => {
  const files = await read("/sitemap.xml");
  const found = await Promise.all(files.map(({ path }) => read(path)));
  const pages = found.flat().map(({ path }) => path);
  expect(Math.max(...found.map((file) => file.length))).toBe(1_000);
  expect(new Set(pages).size).toBe(pages.length);
  const months = pages.filter((path) => /^\/days(\/|$)/.test(path));
  expect(months[0]).toBe("/days");
  expect(pages).toHaveLength(7 + months.length + LETTERS - 1 + PLACES + SETS);
  expect(pages).not.toContain("/letters/hidden-letter");
  expect(pages).toContain("/letters/letter-02099");
});

test("a file reads its own rows and no others", async () => {
  const { largest, statements } = await statementsOf(() => send("GET", "/sitemaps/letters-2.xml"));
  expect(largest).toBe(1_000);
  expect(statements).toHaveLength(1);
});

test.each([
  "letters-4",
  "letters-0",
  "letters",
  "photos-1",
  "letters-1.xml",
  "letters-9999999",
  "__proto__-1",
])("there is no file %s", async (name) => {
  expect((await send("GET", `/sitemaps/${name}.xml`)).status).toBe(404);
});
