import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listKinds } from "~/models/records/vocabulary";

/** What the lists of pages find their items by, kept by triggers; `list_trigrams` (FTS5) is its index. */
export const listTexts = sqliteTable(
  "list_texts",
  {
    entry: integer().primaryKey(),
    kind: text({ enum: listKinds }).notNull(),
    /** The item's id. */
    itemId: text().notNull(),
    /** The fields that are searched, each on a line of its own. */
    text: text().notNull(),
  },
  (t) => [uniqueIndex("list_texts_item").on(t.kind, t.itemId)],
);
