import { count, type SQL } from "drizzle-orm";
import type { SQLiteTable, SQLiteView } from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";

/** How many rows of the table are meant; all of them without a condition. */
export function countRows(table: SQLiteTable | SQLiteView, which?: SQL) {
  return db.select({ value: count() }).from(table).where(which).get()?.value ?? 0;
}
