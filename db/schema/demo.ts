import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The records of the demo, so that they can be removed again. */
export const demoRecords = sqliteTable(
  "demo_records",
  {
    kind: text({
      enum: ["post", "destination", "pin", "collection", "picture", "journey"],
    }).notNull(),
    recordId: text().notNull(),
    /** The record's version after the demo was made: a higher one means that the owner has changed it. */
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.recordId] })],
);
