import { and, eq, isNotNull } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";

type Deletable = SQLiteTable & { id: SQLiteColumn; deletedAt: SQLiteColumn };

/** The id for a new record: the one given, or another where that belongs to a record in the bin. */
export function freeId(table: Deletable, id: string = crypto.randomUUID()) {
  const isDeleted = and(eq(table.id, id), isNotNull(table.deletedAt));
  const found = db.select({ id: table.id }).from(table).where(isDeleted).get();
  return found ? crypto.randomUUID() : id;
}
