import { sql } from "drizzle-orm";
import { searchedWords } from "~/search/searched-words";
import { db } from "~db/client.server";
import { SEARCH_WEIGHTS } from "./search";
import { correctedTerms, idsYetToCome, type SearchTerm, termOf } from "./search-terms.server";

/** What FTS5 was asked, and the ids of what it found: in titles, in other names as well, anywhere; each best first. */
export type SearchMatch = { match: string; titled: number[]; named: number[]; all: number[] };

const WEIGHTS = sql.raw(Object.values(SEARCH_WEIGHTS).join());

/**
 * What has all the words; where nothing has, what has them without typing errors; else what has any of them. `null`
 * when nothing is found.
 */
export function findMatch(q: string): SearchMatch | null {
  const asked = searchedWords(q).map(termOf);
  if (asked.length === 0) return null;
  const found = matching(asked, " AND ");
  if (found) return found;
  const terms = correctedTerms(asked);
  if (terms.length === 0) return null;
  const right = terms.length === asked.length ? matching(terms, " AND ") : null;
  return right ?? matching(terms, " OR ");
}

function matching(terms: SearchTerm[], join: " AND " | " OR "): SearchMatch | null {
  const ways = terms.map(({ exact, longer }) => `(${longer ? `${exact} OR ${longer}` : exact})`);
  const match = ways.join(join);
  const all = listIds(match);
  if (all.length === 0) return null;
  return {
    match,
    titled: listIds(`title : (${match})`),
    named: listIds(`{title names} : (${match})`),
    all,
  };
}

/** By bm25, which counts a word itself more than longer ones. */
function listIds(match: string) {
  const found = db.all<{ id: number }>(sql`select rowid as id from search_texts
    where search_texts match ${match} and rowid not in (${idsYetToCome})
    order by bm25(search_texts, ${WEIGHTS}), rowid desc`);
  return found.map(({ id }) => id);
}
