import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { binKinds } from "~/kinds";
import { instant, oneOf, uuid } from "../columns";

/** What was deleted, whole, until it is restored or its time is over. */
export const bin = sqliteTable(
  "bin",
  {
    id: uuid(),
    kind: text({ enum: binKinds }).notNull(),
    recordId: text().notNull(),
    title: text().notNull(),
    /** A JSON object: by the table's name, the rows that went. */
    rows: text().notNull(),
    /** A JSON array: what pointed to them from elsewhere, and is cleared. */
    cleared: text().notNull(),
    deletedAt: instant().notNull(),
  },
  (t) => [
    check("bin_kind", oneOf(t.kind, binKinds)),
    index("bin_deleted").on(t.deletedAt),
    index("bin_record").on(t.recordId),
  ],
);
