import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

const MOST_CHARACTERS = 80;

/** The title in lists of a record that has none: the beginning of its text, on one line. */
export function shortTitle(text: SQLiteColumn | SQL): SQL<string> {
  return sql<string>`replace(case when length(${text}) > ${MOST_CHARACTERS}
    then rtrim(substr(${text}, 1, ${MOST_CHARACTERS})) || '…' else ${text} end, char(10), ' ')`;
}
