import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { statementsOf } from "../support/measures/statements";
import { insertCollections, insertDestinations, insertPosts } from "../support/records/many";
import { SITE, send } from "../support/requests/routes";

// A loaded machine takes its time over thousands of rows.
vi.setConfig({ hookTimeout: 60_000 });

const LETTERS = 1_100;
const PLACES = 500;
const SETS = 7;
const CHANGED = new Date("2026-05-05T05:05:05Z");

beforeAll(() => {
  insertPosts(LETTERS);
  insertDestinations(PLACES);
  insertCollections(SETS);
  const change = { updatedAt: CHANGED };
  db.update(blogPosts).set(change).where(eq(blogPosts.slug, "letter-00700")).run();
  const hidden = { isVisible: false, slug: "hidden-letter" };
  db.update(blogPosts).set(hidden).where(eq(blogPosts.slug, "letter-00003")).run();
});

async function readSitemap() {
  const xml = await (await send("GET", "/sitemap.xml")).text();
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc>(?:\n<lastmod>(.*?)<\/lastmod>)?/g)];
  return entries.map(([, address = "", changed]) => ({
    path: address.slice(SITE.length),
    changed: changed ?? null,
  }));
}

test("the sitemap of a large site names every public page once, home with the newest change", async () => {
  const entries = await readSitemap();
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const months = paths.filter((path) => /^\/days(\/|$)/.test(path));
  expect(months[0]).toBe("/days");
  expect(paths).toHaveLength(7 + months.length + LETTERS - 1 + PLACES + SETS);
  expect(paths).not.toContain("/letters/hidden-letter");
  expect(paths).toContain("/letters/letter-01099");
  expect(entries[0]).toEqual({ path: "/", changed: CHANGED.toISOString() });
});

test("it is read in parts", async () => {
  const { largest } = await statementsOf(() => send("GET", "/sitemap.xml"));
  expect(largest).toBe(500);
});
