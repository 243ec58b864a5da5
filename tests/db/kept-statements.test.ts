import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { int, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test, vi } from "vitest";
import { keepStatements } from "~db/kept-statements";

const letters = sqliteTable("letters", { id: int().primaryKey(), title: text().notNull() });

function open() {
  const client = new Database(":memory:");
  client.exec("create table letters (id integer primary key, title text not null)");
  const prepare = vi.spyOn(client, "prepare");
  return { client, prepare, db: drizzle({ client: keepStatements(client) }) };
}

let site: ReturnType<typeof open>;
beforeEach(() => {
  site = open();
});

function titled(title: string) {
  return site.db.select().from(letters).where(sql`title = ${title}`).all();
}

test("a query that differs in its values alone is prepared once", () => {
  for (const title of ["Dal", "Spiti", "Hampi"]) site.db.insert(letters).values({ title }).run();
  expect(["Hampi", "Dal", "Goa"].map((title) => titled(title).length)).toEqual([1, 1, 0]);
  expect(site.prepare).toHaveBeenCalledTimes(2);
});

test("the same words answer with objects or with arrays, as they are asked", () => {
  site.db.insert(letters).values({ title: "Dal" }).run();
  const words = sql.raw('select "id", "title" from "letters"');
  const rows = () => [site.db.all(words), site.db.values(words), site.db.get(words)];
  const expected = [[{ id: 1, title: "Dal" }], [[1, "Dal"]], { id: 1, title: "Dal" }];
  expect(rows()).toEqual(expected);
  expect(rows()).toEqual(expected);
});

test("what was undone and what failed leave its statements usable", () => {
  const add = (title: string | null) =>
    site.db
      .insert(letters)
      .values({ title: title as string })
      .run();
  expect(() =>
    site.db.transaction(() => {
      add("Dal");
      add(null);
    }),
  ).toThrow(/NOT NULL/);
  expect(titled("Dal")).toEqual([]);
  add("Dal");
  expect(titled("Dal")).toHaveLength(1);
});

test("a column that came meanwhile is answered", () => {
  const all = () => site.db.all(sql`select * from letters`);
  site.db.insert(letters).values({ title: "Dal" }).run();
  expect(all()).toEqual([{ id: 1, title: "Dal" }]);
  site.client.exec("alter table letters add column day integer default 5");
  expect(all()).toEqual([{ id: 1, title: "Dal", day: 5 }]);
});

test("of any number of queries the last ones are kept", () => {
  const ask = (number: number) => site.db.all(sql.raw(`select ${number}`));
  for (let number = 0; number < 1_000; number++) {
    ask(number);
    ask(0);
  }
  expect(site.prepare).toHaveBeenCalledTimes(1_000);
  ask(999);
  ask(0);
  expect(site.prepare).toHaveBeenCalledTimes(1_000);
  ask(1);
  expect(site.prepare).toHaveBeenCalledTimes(1_001);
});
