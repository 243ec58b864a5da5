import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";

/** Counters of the rate limits, such as for failed sign-ins and sent messages. */
export const attempts = sqliteTable(
  "attempts",
  {
    /** The action and who does it, such as `contact:203.0.113.9`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts anew. */
    resetsAt: instant().notNull(),
  },
  (t) => [index("attempts_resets").on(t.resetsAt)],
);
