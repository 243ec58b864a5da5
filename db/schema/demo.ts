import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the demo brought, so that it can be taken away again. */
export const demoRecords = sqliteTable(
  "demo_records",
  {
    kind: text({
      enum: ["post", "destination", "pin", "collection", "picture", "journey"],
    }).notNull(),
    recordId: text().notNull(),
    /** The record's version as the demo left it: a higher one has words of the owner's. */
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.recordId] })],
);
