import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";

/** How often someone did something lately: sign-in failures, messages sent. */
export const attempts = sqliteTable(
  "attempts",
  {
    /** What is limited and whom, such as `contact:203.0.113.9`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts anew. */
    resetsAt: instant().notNull(),
  },
  (t) => [index("attempts_resets").on(t.resetsAt)],
);
