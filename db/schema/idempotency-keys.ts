import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";

/** The idempotency keys of saved forms: a form that is sent again is not saved again. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    key: text().primaryKey(),
    savedAt: instant().notNull(),
  },
  (t) => [index("idempotency_keys_saved").on(t.savedAt)],
);
