import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { versionKinds } from "~/kinds";
import { instant, oneOf } from "../columns";

/** Former texts of a record, kept by each save that changes them. */
export const versions = sqliteTable(
  "versions",
  {
    kind: text({ enum: versionKinds }).notNull(),
    recordId: text().notNull(),
    /** The record's version with these texts. */
    number: integer().notNull(),
    /** A JSON object with the record's fields. */
    values: text().notNull(),
    /** When the record was saved with these texts. */
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.number] }),
    check("versions_kind", oneOf(t.kind, versionKinds)),
  ],
);
