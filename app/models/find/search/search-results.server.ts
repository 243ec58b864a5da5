import { type SQL, sql } from "drizzle-orm";
import type { SearchName } from "~/kinds";
import { shownText } from "~/search/index-words";
import { groupBy } from "~/utils/group-by";
import { listFound } from "./found-records.server";
import { FOUND_FROM, FOUND_TO, SNIPPET_WORDS, snippetParts } from "./search";

/** An extract of each text, with the found words marked. */
type Snippets = { names: string; detail: string; body: string };

/** FTS5's snippet of one of its columns. */
function snippet(column: number) {
  const [at, words] = [sql.raw(String(column)), sql.raw(String(SNIPPET_WORDS))];
  return sql`snippet(search_texts, ${at}, ${FOUND_FROM}, ${FOUND_TO}, '…', ${words})`;
}

/**
 * Making a snippet of a long text for many words takes a millisecond. Later results show the beginning of their text.
 */
const MOST_SEARCHED = 24;
const BEGINNING = sql`iif(length(search_items.body) > 180, substr(search_items.body, 1, 180) || '…', search_items.body)`;
const SOURCE = sql`search_texts join search_items on search_items.id = search_texts.rowid`;

/** The snippet with the most found words. */
function bestSnippet(snippets: Snippets) {
  const marks = (text: string) => text.split(FOUND_FROM).length;
  const [best = ""] = snippetParts(snippets).sort((one, other) => marks(other) - marks(one));
  return shownText(marks(best) > 1 ? best : snippets.detail || snippets.body);
}

/** The results of `match` with these ids, in their order, each as the public may see it. */
export function readResults(ids: number[], match: string, kindOfId: (id: number) => SearchName) {
  const readRows = (some: number[], body: SQL) =>
    [...groupBy(some, kindOfId)].flatMap(([kind, own]) => {
      // The `+` makes SQLite read all matches once instead of looking up each id among them.
      const isOwn = sql`+search_texts.rowid in (select value from json_each(${JSON.stringify(own)}))`;
      return listFound<Snippets>(kind, {
        columns: sql`${snippet(1)} as names, ${snippet(2)} as detail, ${body} as body`,
        source: SOURCE,
        where: sql`search_texts match ${match} and ${isOwn}`,
      });
    });
  const rows = [
    ...readRows(ids.slice(0, MOST_SEARCHED), snippet(3)),
    ...readRows(ids.slice(MOST_SEARCHED), BEGINNING),
  ];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ kind: kindOfId(id), title: row.title, path: row.path, snippet: bestSnippet(row) }];
  });
}
