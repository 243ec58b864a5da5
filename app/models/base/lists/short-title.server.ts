import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

const MOST_CHARACTERS = 80;

/** What a record without a title is called in a list: the beginning of its text, on one line. */
export function shortTitle(text: SQLiteColumn | SQL): SQL<string> {
  return sql<string>`replace(case when length(${text}) > ${MOST_CHARACTERS}
    then rtrim(substr(${text}, 1, ${MOST_CHARACTERS})) || '…' else ${text} end, char(10), ' ')`;
}
