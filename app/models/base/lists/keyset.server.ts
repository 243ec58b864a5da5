import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type {
  SelectedFields,
  SQLiteColumn,
  SQLiteTable,
  SQLiteView,
} from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";

/** Where an item stands in its list: the values that it is sorted by. */
export type Key = (string | number)[];

export type KeysetEntry<Item> = { item: Item; key: Key };

/**
 * Reads the next entries of a list after a key, the first ones after `null`, at most `limit` of them, in one statement
 * (keyset pagination). An empty answer means the end of the list.
 */
export type KeysetList<Item> = (after: Key | null, limit: number) => KeysetEntry<Item>[];

/** The sort of a list: all terms in one direction. The last term must be unique to each row. */
export type Order = { way: "asc" | "desc"; by: (SQLiteColumn | SQL)[] };

type Source = {
  columns: SelectedFields;
  table: SQLiteTable | SQLiteView;
  where: SQL | undefined;
  order: Order;
};

/** Thrown for a key that no entry of the list can have. */
export class UnfitKey extends Error {}

/** The condition that a row comes after the key; `undefined` for the beginning of the list. */
function isAfter({ way, by }: Order, key: Key | null) {
  if (key === null) return;
  if (key.length !== by.length) throw new UnfitKey();
  const sign = sql.raw(way === "asc" ? ">" : "<");
  const values = key.map((value) => sql`${value}`);
  return sql`(${commaSeparated(by)}) ${sign} (${commaSeparated(values)})`;
}

/** The rows of a table as a list that is read in parts. */
export function keysetList<Item>({ columns, table, where, order }: Source): KeysetList<Item> {
  return (after, limit) => {
    const found = db
      .select({ ...columns, [KEY]: sql<string>`json_array(${commaSeparated(order.by)})` })
      .from(table)
      // The key's condition must stand first: SQLite searches the index by the first bound that it finds for a column.
      .where(and(isAfter(order, after), where))
      .orderBy(...inOrder(order))
      .limit(limit)
      .all();
    return found.map(({ [KEY]: key, ...item }) => ({
      item: item as Item,
      key: JSON.parse(String(key)),
    }));
  };
}

/**
 * The same for a condition that scans all rows, such as a search. It runs once, and each part is then read by rowid.
 * Run again for each part, it would cost the square of the list's length.
 */
export function foundList<Item>({ columns, table, where, order }: Source): KeysetList<Item> {
  const rowid = sql<number>`${table}.rowid`;
  function findAfter(key: Key | null) {
    const found = db
      .select({ rowid })
      .from(table)
      .where(and(isAfter(order, key), where))
      .orderBy(...inOrder(order))
      .all();
    return found.map((row) => row.rowid);
  }
  let rest: { after: Key | null; rowids: number[] } | null = null;
  return (after, limit) => {
    const rowids = rest && rest.after === after ? rest.rowids : findAfter(after);
    const part = JSON.stringify(rowids.slice(0, limit));
    const isPart = sql`${rowid} in (select value from json_each(${part}))`;
    const entries = keysetList<Item>({ columns, table, where: isPart, order })(null, limit);
    rest = { after: entries.at(-1)?.key ?? null, rowids: rowids.slice(limit) };
    return entries;
  };
}

/** The terms of an `order by`. */
export function inOrder({ way, by }: Order) {
  return by.map(way === "asc" ? asc : desc);
}

const KEY = "keysetKey";

function commaSeparated(parts: (SQLiteColumn | SQL)[]) {
  return sql.join(parts, sql`, `);
}

/** Joins several lists into one. */
export function oneAfterOther<Item>(lists: KeysetList<Item>[]): KeysetList<Item> {
  return (after, limit) => {
    const [first, ...key] = after ?? [0];
    if (typeof first !== "number") throw new UnfitKey();
    const entries: KeysetEntry<Item>[] = [];
    for (const [number, list] of lists.entries()) {
      if (number < first || entries.length === limit) continue;
      const start = after && number === first ? key : null;
      const found = list(start, limit - entries.length);
      entries.push(...found.map((entry) => ({ ...entry, key: [number, ...entry.key] })));
    }
    return entries;
  };
}

/** The same list with something made of its items, a part of them at a time. */
export function mapList<From, To>(
  list: KeysetList<From>,
  change: (items: From[]) => To[],
): KeysetList<To> {
  return (after, limit) => {
    const entries = list(after, limit);
    const items = change(entries.map(({ item }) => item));
    return entries.map(({ key }, index) => ({ key, item: items[index] as To }));
  };
}

/** The items of a list that match, read until there are enough of them. */
export function filterList<Item>(
  list: KeysetList<Item>,
  matches: (item: Item) => boolean,
): KeysetList<Item> {
  return (after, limit) => {
    const found: KeysetEntry<Item>[] = [];
    let key = after;
    while (found.length < limit) {
      const entries = list(key, limit);
      if (entries.length === 0) break;
      found.push(...entries.filter(({ item }) => matches(item)));
      key = entries.at(-1)?.key ?? null;
    }
    return found.slice(0, limit);
  };
}
