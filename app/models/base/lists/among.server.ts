import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

function isIn(column: SQLiteColumn | SQL, json: string | Placeholder) {
  return sql`${column} in (select value from json_each(${json}))`;
}

/** Whether the column holds one of any number of values: SQLite binds the list as one value, as JSON. */
export function among(column: SQLiteColumn | SQL, values: readonly string[]) {
  return isIn(column, JSON.stringify(values));
}

/** The same in a prepared statement, which is given the list by this name, as JSON. */
export function amongGiven(column: SQLiteColumn, name: string) {
  return isIn(column, sql.placeholder(name));
}
