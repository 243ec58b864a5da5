import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, beforeEach, expect, test } from "vitest";
import { migrateDatabase } from "~db/migrate";
import { BIN_VIEW } from "~db/schema/bin";
import { firstMigrations } from "../support/records/older-database";

const folder = mkdtempSync(join(tmpdir(), "site-older-bin-"));
const PICTURE = "0123456789abcdef";
const ADDRESS = `/media/${PICTURE}-40.jpg`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let client: Database.Database;

/** A database of the last program that kept snapshots. */
beforeEach(() => {
  client = new Database(":memory:");
  migrate(drizzle({ client }), { migrationsFolder: firstMigrations(folder, 31) });
});

const revision = { version: 3, created_at: 1, updated_at: 2 };
const letter = (id: string, slug: string) => ({
  id,
  title: "Rain",
  slug,
  tags: '["wet"]',
  is_visible: 0,
  published_at: 5,
  ...revision,
});
const album = { id: "c", title: "Boats", ...revision };
const photo = (id: string) => ({
  id,
  collection_id: "c",
  type: "photo",
  url: ADDRESS,
  created_at: 1,
});
const picture = { id: PICTURE, width: 40, height: 30, placeholder: "", created_at: 1 };

let number = 0;

function insertRow(table: string, row: object) {
  const names = Object.keys(row);
  client
    .prepare(
      `insert into ${table} (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`,
    )
    .run(row);
}

function bin(kind: string, record_id: string, rows: object | string, cleared: object[] = []) {
  const row = {
    id: `entry-${number++}`,
    kind,
    record_id,
    title: "As it was called",
    rows: typeof rows === "string" ? rows : JSON.stringify(rows),
    cleared: JSON.stringify(cleared),
    deleted_at: 1_000 + number,
  };
  insertRow("bin", row);
  return row.deleted_at;
}

function migrated() {
  migrateDatabase(client, drizzle({ client }));
  client.exec(BIN_VIEW);
  expect(client.pragma("foreign_key_check")).toEqual([]);
}

const all = (sql: string) => client.prepare(sql).raw().all();

test("a record with its draft is a row again, and what is new of it has its default", () => {
  const values = { kind: "post", record_id: "p", values: "{}", base_version: 3, version: 4 };
  const draft = { id: "d", ...values, writer: "", saved_at: 6 };
  const deletedAt = bin("post", "p", { blog_posts: [letter("p", "rain")], drafts: [draft] });
  insertRow("former_slugs", { slug: "rain", entity: "post", target_id: "p" });
  insertRow("former_slugs", { slug: "drizzle", entity: "post", target_id: "p" });
  migrated();
  expect(all("select * from bin")).toEqual([["p", "post", "Rain", deletedAt]]);
  expect(
    all("select slug, tags, is_visible, excerpt, published_at, version from blog_posts"),
  ).toEqual([["rain", '["wet"]', 0, "", 5, 3]]);
  expect(all("select record_id, deleted_at from drafts")).toEqual([["p", deletedAt]]);
  expect(all("select slug from former_slugs")).toEqual([["drizzle"]]);
});

test("links are there again, on the site and in the bin", () => {
  insertRow("blog_posts", letter("here", "here"));
  insertRow("destinations", { id: "place", name: "Kochi", slug: "kochi", ...revision });
  const link = (post_id: string, related_id: string) => ({ post_id, related_id, sort_order: 0 });
  bin("post", "p", {
    blog_posts: [letter("p", "rain")],
    related_posts: [link("p", "here"), link("p", "gone"), link("here", "p")],
    destination_posts: [{ destination_id: "place", post_id: "p", sort_order: 2 }],
  });
  const cleared = { table: "destinations", id: "place", column: "related_gallery_id", value: "c" };
  const deletedAt = bin(
    "collection",
    "c",
    { gallery_collections: [album], gallery_media: [{ ...photo("m"), url: "/x" }] },
    [cleared],
  );
  migrated();
  expect(all("select post_id, related_id from related_posts order by post_id")).toEqual([
    ["here", "p"],
    ["p", "here"],
  ]);
  expect(all("select post_id, sort_order from destination_posts")).toEqual([["p", 2]]);
  expect(all("select related_gallery_id from destinations")).toEqual([["c"]]);
  expect(all("select deleted_at from gallery_media")).toEqual([[deletedAt]]);
  expect(all("select id from bin order by id")).toEqual([["c"], ["p"]]);
});

test("a picture keeps its places and its photos", () => {
  insertRow("gallery_collections", album);
  insertRow("blog_posts", letter("here", "here"));
  const place = { table: "blog_posts", id: "here", column: "featured_image", value: ADDRESS };
  const deletedAt = bin("picture", PICTURE, { pictures: [picture], gallery_media: [photo("m")] }, [
    place,
  ]);
  migrated();
  expect(all("select kind, title from bin")).toEqual([["picture", "Without a name"]]);
  expect(all("select deleted_at from gallery_media")).toEqual([[deletedAt]]);
  const [[places]] = all("select former_places from pictures") as [[string]];
  expect(JSON.parse(places)).toEqual([place]);
  expect(all("select featured_image from blog_posts")).toEqual([[null]]);
});

test("an id and an address that another record has by now are no hindrance, nor is what cannot be read", () => {
  insertRow("blog_posts", letter("p", "rain"));
  bin("post", "p", { blog_posts: [{ ...letter("p", "rain"), title: "Older" }] });
  bin("post", "p", { blog_posts: [{ ...letter("p", "rain"), title: "Oldest" }] });
  bin("post", "broken", "{");
  migrated();
  expect(all("select title from bin order by title")).toEqual([["Older"], ["Oldest"]]);
  expect(all("select title from blog_posts where id = 'p'")).toEqual([["Rain"]]);
});
