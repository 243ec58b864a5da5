import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** What a list is searched by: columns of texts, and one that holds a list of them. */
type Searched = { texts: SQLiteColumn[]; list?: SQLiteColumn };

/**
 * Whether one of these texts holds the search, as `containsText` compares them (db/list-search.ts); nothing for an empty
 * search. Each row is looked at, which is quick enough for as many as a site has of what has no index to read instead.
 */
export function containsSearch(search: string, { texts, list }: Searched): SQL | undefined {
  if (search === "") return;
  return sql`contains_text(${search}, ${list ?? sql`'[]'`}, ${sql.join(texts, sql`, `)})`;
}
