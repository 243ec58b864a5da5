import { expect, test } from "vitest";
import { db } from "~db/client.server";
import { updateSearchIndex } from "~db/search-index";
import { addGeneratedContent } from "../support/generated-content";
import { makeItems } from "../support/items";
import { addressesOf, publicAddresses } from "../support/public-addresses";
import { startPublicSite } from "../support/public-site";

const POSTS = 400;
/** The longest list of one answer is the sitemap's; the live map has all pins. */
const MAX_ROWS = 1_000;

/** Tables that stay small whatever is written: of one row, of the schema, of what says how an index was made. */
const SMALL = /^(sqlite_master|content_version|home_page_content|journey_tracking|search_state)$/;

const client = db.$client;
const items = makeItems();
addGeneratedContent(client, { posts: POSTS });
updateSearchIndex(client);

const tables = new Set(client.prepare("select name from sqlite_master").pluck().all());

type Asked = { source: string; rows: number; values: unknown[] };

/** The queries that are made while `work` runs, by their text, each with the most rows that it gave. */
async function queriesOf(work: () => Promise<unknown>) {
  const statement = Object.getPrototypeOf(client.prepare("select 1"));
  const asked = new Map<string, Asked>();
  const own = { get: statement.get, all: statement.all };
  for (const [name, run] of Object.entries(own)) {
    statement[name] = function (...values: unknown[]) {
      const result = run.apply(this, values);
      const rows = Array.isArray(result) ? result.length : 1;
      const before = asked.get(this.source)?.rows ?? 0;
      asked.set(this.source, { source: this.source, rows: Math.max(rows, before), values });
      return result;
    };
  }
  await work();
  Object.assign(statement, own);
  return [...asked.values()];
}

/** The steps in which a query reads a whole table row by row. */
function wholeTables({ source, values }: Asked) {
  if (!/^\s*(select|with)\b/i.test(source)) return [];
  const steps = client.prepare(`explain query plan ${source}`).all(...values) as {
    detail: string;
  }[];
  return steps.flatMap(({ detail }) => {
    const [, table = ""] =
      /^SCAN (\w+)\b(?! USING)(?! VIRTUAL TABLE INDEX \d+:\S)/.exec(detail) ?? [];
    // What is no table is a part of the query, whose own steps are among these.
    return tables.has(table) && !SMALL.test(table) ? [`${detail} in ${source}`] : [];
  });
}

/** What readers ask of lists besides what the table of addresses has. */
const more = [
  ...["", "?page=2", "?q=tea", "?q=te", "?sort=a-z", "?sort=oldest&category=food"].map(
    (search) => `/letters${search}`,
  ),
  ...["", "?page=2", "?q=tea&region=North+India", "?sort=z-a", "?sort=newest", "?pins=2"].map(
    (search) => `/journey${search}`,
  ),
  ...["", "?page=2", "?q=tea"].map((search) => `/gallery${search}`),
  ...["lake", "kochi%20tempel", "vranasi", "te"].map((q) => `/search?q=${q}`),
  "/search?q=lake&kind=letter&page=2",
  "/feed.xml?page=3",
  "/feed.json?page=2",
  "/api/blog-posts?limit=24",
  "/api/blog-posts?limit=24&q=tea&sort=z-a",
  "/api/destinations?limit=24&region=North+India",
  "/api/travel-pins?limit=24",
  "/api/gallery?limit=24",
  "/letters/generated-200",
  "/journey/generated-10",
];

test("no public answer reads a whole table, or more rows than it shows", async () => {
  const get = await startPublicSite();
  const addresses = Object.entries(publicAddresses).flatMap(([path, shown]) =>
    addressesOf(path, shown, items),
  );
  const found: string[] = [];
  for (const address of new Set([...more, ...addresses])) {
    const asked = await queriesOf(() => get(address));
    for (const query of asked) {
      found.push(...wholeTables(query).map((step) => `${address}: ${step}`));
      if (query.rows > MAX_ROWS) found.push(`${address}: ${query.rows} rows of ${query.source}`);
    }
  }
  expect([...new Set(found)]).toEqual([]);
}, 120_000);

test("the tables are large enough for a whole one to be seen", () => {
  const [plan] = client.prepare("explain query plan select * from blog_posts").all() as {
    detail: string;
  }[];
  expect(plan?.detail).toBe("SCAN blog_posts");
  expect(client.prepare("select count(*) from gallery_media").pluck().get()).toBeGreaterThan(
    POSTS - 1,
  );
});
