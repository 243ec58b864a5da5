import { expect, test } from "vitest";
import { listPostsByIds } from "~/models/posts/post-lists.server";
import { db } from "~db/client.server";
import { updateSearchIndex } from "~db/search-index";
import { planOf, type Statement, statementsOf } from "../support/measures/statements";
import { addGeneratedContent } from "../support/records/generated-content";
import { makeItems } from "../support/records/items";
import { signedInOwner } from "../support/requests/owner";
import { addressesOf, publicAddresses } from "../support/requests/public-addresses";
import { startPublicSite } from "../support/requests/public-site";
import { callRoute } from "../support/requests/routes";

const POSTS = 400;
/** The longest list of one answer is the sitemap's; the live map has all pins. */
const MAX_ROWS = 1_000;
/** A page of the admin area lists, or offers as a choice, far fewer than there are. */
const MAX_ADMIN_ROWS = 100;

/**
 * Tables that stay small whatever is written: of one row, of the schema, of what says how an index was made.
 * The words of all texts are read as one, once for each state of the content.
 */
const SMALL = /^(sqlite_master|content_version|home_page_content|moves|search_state|search_words)$/;

const client = db.$client;
const items = makeItems();
addGeneratedContent(client, { posts: POSTS });
updateSearchIndex(client);

const tables = new Set(client.prepare("select name from sqlite_master").pluck().all());

/** The steps in which a query reads a whole table row by row. */
function wholeTables(statement: Statement) {
  if (!/^\s*(select|with)\b/i.test(statement.sql)) return [];
  return planOf(statement).flatMap((detail) => {
    const [, table = ""] =
      /^SCAN (\w+)\b(?! USING)(?! VIRTUAL TABLE INDEX \d+:\S)/.exec(detail) ?? [];
    // What is no table is a part of the query, whose own steps are among these.
    return tables.has(table) && !SMALL.test(table) ? [`${detail} in ${statement.sql}`] : [];
  });
}

/** What is wrong with the queries that are made while `work` runs, no one of which may answer with more rows. */
async function faultsOf(address: string, work: () => Promise<unknown>, maxRows: number) {
  const { statements } = await statementsOf(work);
  const bySql = new Map(statements.map((statement) => [statement.sql, statement]));
  const long = statements.filter(({ rows }) => rows > maxRows);
  return [
    ...[...bySql.values()].flatMap(wholeTables),
    ...long.map(({ sql, rows }) => `${rows} rows of ${sql}`),
  ].map((fault) => `${address}: ${fault}`);
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
    found.push(...(await faultsOf(address, () => get(address), MAX_ROWS)));
  }
  expect([...new Set(found)]).toEqual([]);
}, 120_000);

test("letters are put in order by an index, and looked up by id where they are named", async () => {
  const get = await startPublicSite();
  const lists = ["/", "/letters?sort=a-z", "/letters?q=tea&sort=a-z"];
  const { statements } = await statementsOf(async () => {
    for (const address of lists) await get(address);
  });
  const sorted = statements.filter(({ sql }) =>
    /^select "id", "title".* from "blog_posts" where .* order by/s.test(sql),
  );
  expect(sorted.length).toBeGreaterThanOrEqual(lists.length);
  for (const statement of sorted) {
    expect(planOf(statement)).not.toContain("USE TEMP B-TREE FOR ORDER BY");
  }
  const named = await statementsOf(() => listPostsByIds(["a", "b"]));
  expect(named.statements.flatMap(planOf)[0]).toMatch(/^SEARCH blog_posts .*\(id=\?\)$/);
});

test("a list knows that it is long by its count, and reads the page that is asked for alone", async () => {
  const get = await startPublicSite();
  const { statements } = await statementsOf(() => get("/letters?page=2"));
  const pages = statements.filter(({ sql, rows }) => rows === 24 && sql.includes('"blog_posts"'));
  expect(pages).toHaveLength(1);
});

const idOf = (table: string) => client.prepare(`select id from ${table} limit 1`).pluck().get();

const adminAddresses = [
  "/admin",
  "/admin/home",
  ...["", "?page=2", "?q=tea"].map((search) => `/admin/posts${search}`),
  `/admin/posts/${idOf("blog_posts")}`,
  "/admin/posts/new",
  `/admin/posts/${idOf("blog_posts")}/versions`,
  ...["", "?q=tea"].map((search) => `/admin/places${search}`),
  `/admin/places/${idOf("destinations")}`,
  "/admin/places/new",
  ...["", "?q=tea"].map((search) => `/admin/pins${search}`),
  `/admin/pins/${idOf("travel_pins")}`,
  "/admin/pins/new",
  ...["", "?q=tea"].map((search) => `/admin/gallery${search}`),
  `/admin/gallery/${idOf("gallery_collections")}`,
  "/admin/journey",
  ...["", "?q=tea"].map((search) => `/admin/messages${search}`),
  "/admin/media",
  "/admin/bin",
  "/admin/account",
  "/api/admin/stats",
  "/api/media",
  "/api/bin",
  "/api/contact/messages",
];

test("no answer of the admin area reads a whole table, or offers one as a choice", async () => {
  const cookie = await signedInOwner();
  const found: string[] = [];
  for (const address of adminAddresses) {
    const answer = () => callRoute("GET", address, { cookie });
    found.push(...(await faultsOf(address, answer, MAX_ADMIN_ROWS)));
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
