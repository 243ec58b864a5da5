import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, describe, expect, test } from "vitest";
import { env } from "~/utils/env.server";
import { checkDatabase, transact } from "~db/client.server";
import { migrateDatabase, refuseNewerDatabase } from "~db/migrate";
import { firstMigrations } from "../support/records/older-database";
import { createPost } from "../support/records/saved";

const folder = mkdtempSync(join(tmpdir(), "site-migrate-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A migrated database file with its own connection. */
function migrated(name: string) {
  const file = join(folder, name);
  const client = new Database(file);
  migrateDatabase(client, drizzle({ client }));
  return { file, client };
}

describe("migrating", () => {
  test("twice changes nothing the second time", () => {
    const { client } = migrated("twice.db");
    const count = () => client.prepare("select count(*) from __drizzle_migrations").pluck().get();
    const before = count();
    migrateDatabase(client, drizzle({ client }));
    expect(count()).toBe(before);
    expect(client.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(client.pragma("foreign_key_check")).toEqual([]);
    client.close();
  });

  test("keeps what the first tables hold, and gives it what is new", () => {
    const client = new Database(join(folder, "old.db"));
    migrate(drizzle({ client }), { migrationsFolder: firstMigrations(folder, 1) });
    client.exec(`
      insert into gallery_collections (id, title, version, created_at, updated_at) values ('c', 'C', 1, 0, 0);
      insert into gallery_media (id, collection_id, type, url, created_at) values ('m', 'c', 'photo', '/x', 0);
      insert into newsletter_subscribers (id, email, is_active, unsubscribe_token, subscribed_at) values ('a', 'a', 1, 'a', 7), ('b', 'b', 0, 'b', 7);`);
    migrateDatabase(client, drizzle({ client }));
    const medium = client.prepare("select id, url, version from gallery_media").get();
    expect(medium).toEqual({ id: "m", url: "/x", version: 1 });
    const ended = client.prepare("select id, ended_at from newsletter_subscribers order by id");
    expect(ended.raw().all()).toEqual([
      ["a", null],
      ["b", 7],
    ]);
    client.close();
  });

  test.each([
    [
      "nobody wrote goes",
      "'Thrissur, Kerala', 'A city where festivals never really end', 65, 78, 0, 0",
      [],
    ],
    [
      "somebody wrote stays",
      "'Hampi', 'Boulders', 50, 60, 7, 3000",
      [{ current_location: "Hampi", days_traveled: 60, days_counted_on: "2025-08-02" }],
    ],
  ])("a journey record that %s, and one current pin is left", (_what, values, left) => {
    const client = new Database(join(folder, `record-${left.length}.db`));
    migrate(drizzle({ client }), { migrationsFolder: firstMigrations(folder, 1) });
    const columns =
      "current_location, current_location_description, journey_progress, days_traveled, states_covered, distance_covered";
    // In the evening of the first of August in London it is the second in Kolkata.
    client.exec(`
      insert into journey_tracking (${columns}, last_updated) values (${values}, 1754074800000);
      insert into travel_pins (id, name, country, pin_type, sort_order, created_at, updated_at)
        values ('a', 'A', 'India', 'current', 1, 0, 0), ('b', 'B', 'India', 'current', 2, 0, 0);`);
    migrateDatabase(client, drizzle({ client }));
    const read =
      "select current_location, days_traveled, days_counted_on from moves where current_location <> 'B'";
    expect(client.prepare(read).all()).toEqual(left);
    expect(client.prepare("select pin_id from moves").pluck().all()).toEqual(["b"]);
    client.close();
  });

  test("refuses a database from a newer program and leaves the file alone", () => {
    const { file, client } = migrated("newer.db");
    client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999)");
    client.close();
    const hash = () => createHash("sha256").update(readFileSync(file)).digest("hex");
    const before = { hash: hash(), files: readdirSync(folder) };
    expect(() => refuseNewerDatabase(file)).toThrow("newer version of this program");
    expect({ hash: hash(), files: readdirSync(folder) }).toEqual(before);
  });

  test("takes a file that is not there yet, and an empty one", () => {
    expect(() => refuseNewerDatabase(join(folder, "none.db"))).not.toThrow();
    const file = join(folder, "empty.db");
    new Database(file).exec("create table t (a)").close();
    expect(() => refuseNewerDatabase(file)).not.toThrow();
  });
});

describe("the tables refuse what the models would", () => {
  const { client } = migrated("checks.db");
  afterAll(() => client.close());

  test.each([
    ["travel_pins (id, name, country, latitude)", "'a', 'A', 'India', 90.1"],
    ["travel_pins (id, name, country, longitude)", "'a', 'A', 'India', -181"],
    ["travel_pins (id, name, country, pin_type)", "'a', 'A', 'India', 'lost'"],
    ["travel_pins (id, name, country, rating)", "'a', 'A', 'India', 6"],
    ["moves (id, moved_at, last_updated, journey_progress)", "'m', 0, 0, 101"],
    ["moves (id, moved_at, last_updated, distance_covered)", "'m', 0, 0, -1"],
    ["pictures (id, width, height, placeholder)", "'p', 0, 1, ''"],
    ["gallery_media (id, collection_id, type, url)", "'m', 'nobody', 'photo', '/x'"],
  ])("%s", (table, values) => {
    // Only what the check is about is left out of the other columns' way.
    const rest = table.startsWith("travel") ? "version, created_at, updated_at" : "";
    const columns = rest ? table.replace(")", `, ${rest})`) : table;
    const sql = `insert into ${columns} values (${values}${rest ? ", 1, 0, 0" : ""})`;
    expect(() => client.exec(sql)).toThrow(/constraint failed/i);
  });
});

describe("the connection", () => {
  test("undoes a transaction that fails", () => {
    const failing = () =>
      transact(() => {
        createPost({ title: "Never" });
        throw new Error("no");
      });
    expect(failing).toThrow("no");
    const client = new Database(join(env.DATA_DIR, "site.db"), { readonly: true });
    expect(
      client.prepare("select count(*) from blog_posts where title = 'Never'").pluck().get(),
    ).toBe(0);
    client.close();
  });

  test("can tell whether the database works", () => {
    expect(checkDatabase).not.toThrow();
  });
});
