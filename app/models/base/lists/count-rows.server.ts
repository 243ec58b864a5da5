import { count, type SQL } from "drizzle-orm";
import type { SQLiteTable, SQLiteView } from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";

/** Counts the rows of the table that meet `which`; all rows without it. */
export function countRows(table: SQLiteTable | SQLiteView, which?: SQL) {
  return db.select({ value: count() }).from(table).where(which).get()?.value ?? 0;
}
