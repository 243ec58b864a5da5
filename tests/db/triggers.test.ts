import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { beforeEach, expect, test } from "vitest";
import { migrateDatabase } from "~db/migrate";

const PICTURE = "/media/0123456789abcdef-1.avif";

let client: Database.Database;

beforeEach(() => {
  client = new Database(":memory:");
  migrate();
  return () => client.close();
});

function migrate() {
  migrateDatabase(client, drizzle({ client }));
}

function triggersOf(table: string) {
  return client
    .prepare("select name from sqlite_master where type = 'trigger' and tbl_name = ? order by name")
    .pluck()
    .all(table);
}

function version() {
  return client.prepare("select number from content_version").pluck().get();
}

function uses() {
  return client.prepare("select picture_id, kind, record_id from picture_uses").raw().all();
}

function addPost(id: string) {
  client
    .prepare(
      `insert into blog_posts (id, title, slug, featured_image, category, content, excerpt, created_at, updated_at)
      values (?, 'T', ?, ?, 'places', '', '', 0, 0)`,
    )
    .run(id, id, PICTURE);
}

/** As SQLite's own way to alter a table has it. */
function rebuild(table: string) {
  const sql = client.prepare("select sql from sqlite_master where name = ?").pluck().get(table);
  client.pragma("foreign_keys = OFF");
  client.exec(String(sql).replaceAll(table, "rebuilt"));
  client.exec(`insert into rebuilt select * from ${table}`);
  client.exec(`drop table ${table}`);
  client.exec(`alter table rebuilt rename to ${table}`);
}

test("a table that was rebuilt has all its triggers after the next migration", () => {
  const before = triggersOf("blog_posts");
  expect(before).toHaveLength(9);
  rebuild("blog_posts");
  expect(triggersOf("blog_posts")).toEqual([]);
  migrate();
  expect(triggersOf("blog_posts")).toEqual(before);
});

test.each([
  ["is missing", "drop trigger blog_posts_pictures_insert"],
  ["is another program's", "create trigger old after insert on blog_posts begin select 1; end"],
  [
    "has another text",
    "drop trigger blog_posts_content_insert; create trigger blog_posts_content_insert after insert on blog_posts begin select 1; end",
  ],
])("where a trigger %s, all are made anew, and what they write", (_what, change) => {
  const before = client.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
  client.exec(change);
  client.exec("insert into search_state values ('as it was')");
  addPost("a");
  client.exec("delete from picture_uses");
  const old = version();
  migrate();
  const after = client.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
  expect(new Set(after.map((one) => JSON.stringify(one)))).toEqual(
    new Set(before.map((one) => JSON.stringify(one))),
  );
  expect(after).toHaveLength(before.length);
  expect(uses()).toEqual([["0123456789abcdef", "letter", "a"]]);
  expect(client.prepare("select * from search_state").all()).toEqual([]);
  expect(version()).not.toBe(old);
});

test("where they are as they should be, nothing is written", () => {
  addPost("a");
  const old = [version(), client.prepare("select total_changes()").pluck().get()];
  migrate();
  expect([version(), client.prepare("select total_changes()").pluck().get()]).toEqual(old);
});
