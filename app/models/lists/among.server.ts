import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Whether the column holds one of these values, however many there are: SQLite binds the list as one value, as JSON. */
export function among(column: SQLiteColumn | SQL, values: readonly string[]) {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** The same in a prepared statement, which is given the list by this name, as JSON. */
export function amongGiven(column: SQLiteColumn, name: string) {
  return sql`${column} in (select value from json_each(${sql.placeholder(name)}))`;
}
