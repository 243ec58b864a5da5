import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { versionKinds } from "~/kinds";
import { instant, oneOf } from "../columns";

/** What a record said before a save that changed its texts. */
export const versions = sqliteTable(
  "versions",
  {
    kind: text({ enum: versionKinds }).notNull(),
    recordId: text().notNull(),
    /** The record's version that said this. */
    number: integer().notNull(),
    /** A JSON object with the record's fields. */
    values: text().notNull(),
    /** When the record came to say this. */
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.number] }),
    check("versions_kind", oneOf(t.kind, versionKinds)),
  ],
);
