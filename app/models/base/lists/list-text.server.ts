import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The searched columns: some hold text, one holds a JSON list of texts. */
type Searched = { texts: SQLiteColumn[]; list?: SQLiteColumn };

/**
 * Whether one of these texts contains the search, compared by `containsText` (db/list-search.ts); `undefined` for an
 * empty search. It scans all rows, which is quick enough for the few records of a table without a search index.
 */
export function containsSearch(search: string, { texts, list }: Searched): SQL | undefined {
  if (search === "") return;
  return sql`contains_text(${search}, ${list ?? sql`'[]'`}, ${sql.join(texts, sql`, `)})`;
}
