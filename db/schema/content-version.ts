import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { onlyRow } from "../columns";

/** Raised by triggers with every change of what anyone may read; kept pages are as old as this says. */
export const contentVersions = sqliteTable(
  "content_version",
  { id: onlyRow(), number: integer().notNull() },
  (t) => [check("content_version_only_row", sql`${t.id} = 1`)],
);
