import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";

/** The forms that were saved, by the key that the browser gave to each: one that is sent again is not saved again. */
export const receipts = sqliteTable(
  "receipts",
  {
    key: text().primaryKey(),
    savedAt: instant().notNull(),
  },
  (t) => [index("receipts_saved").on(t.savedAt)],
);
