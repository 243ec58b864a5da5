import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { onlyRow } from "../columns";

/** Triggers raise it with every change of public content; it tells whether a stored page is still valid. */
export const contentVersions = sqliteTable(
  "content_version",
  { id: onlyRow(), number: integer().notNull() },
  (t) => [check("content_version_only_row", sql`${t.id} = 1`)],
);
