import { sql } from "drizzle-orm";
import { kindNamed, kinds, type SearchName, searchNames } from "~/kinds";
import { db } from "~db/client.server";
import { KIND_SPAN } from "~db/search-index";
import type { SearchCounts } from "./search";
import { idsYetToCome } from "./search-terms.server";

/** What FTS5 is asked: what matches `yes`, without what matches `no`. */
export type Query = { yes: string; no: string | null };

/** Items of a kind have ids from `KIND_SPAN` times its number on. */
function numberOf(name: SearchName) {
  return kinds[kindNamed(name)].search.number;
}

/** The kind of an item of the index. */
export function kindOfId(id: number) {
  const number = Math.floor(id / KIND_SPAN);
  return searchNames.find((kind) => numberOf(kind) === number) as SearchName;
}

/**
 * Rowids of neighbouring kinds. The numbers are written out: what is bound arrives as a number that may have a fraction,
 * which FTS5 does not take for a limit, and then it goes through all that matches.
 */
export function isOfKinds(names: SearchName[]) {
  const numbers = names.map(numberOf);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers) + 1];
  return sql.raw(`rowid >= ${from * KIND_SPAN} and rowid < ${to * KIND_SPAN}`);
}

export function matchText({ yes, no }: Query) {
  return no ? `(${yes}) NOT (${no})` : yes;
}

/**
 * The index alone counts each kind; what is not live yet, which is little, is counted from the other side and taken
 * away. A condition on each row would have SQLite look at all that was found.
 */
export function countFound(query: Query) {
  const match = matchText(query);
  const columns = searchNames.map((kind) => {
    const isFound = sql`search_texts match ${match} and ${isOfKinds([kind])}`;
    const count = sql`(select count(*) from search_texts where ${isFound})`;
    return sql`${count} - ${kind === "letter" ? countYetToCome(match) : 0} as ${sql.identifier(kind)}`;
  });
  return db.get<SearchCounts>(sql`select ${sql.join(columns, sql`, `)}`);
}

/** Letters alone come out by the clock. */
function countYetToCome(match: string) {
  return sql`(select count(*) from (${idsYetToCome}) yet
    cross join search_texts on search_texts.rowid = yet.id where search_texts match ${match})`;
}

export function totalOf({ counts }: { counts: SearchCounts }, names: SearchName[]) {
  return names.reduce((sum, each) => sum + counts[each], 0);
}
