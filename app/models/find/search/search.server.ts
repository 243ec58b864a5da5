import { sql } from "drizzle-orm";
import { kindNamed, kinds, type SearchName, searchNames } from "~/kinds";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import { searchedWords } from "~/search/searched-words";
import { cutText } from "~/utils/words/cut-text";
import { db } from "~db/client.server";
import { KIND_SPAN } from "~db/search-index";
import {
  countFound,
  NOTHING_FOUND,
  readAsked,
  SEARCH_WEIGHTS,
  type SearchPage,
  searchPageOf,
} from "./search";
import { inFoundOrder } from "./search-order";
import { readResults } from "./search-results.server";
import { correctedTerms, idsYetToCome, type SearchTerm, termOf } from "./search-terms.server";

type SearchQuery = { q: string; kind: SearchName | null };

const kindsByNumber = new Map<number, SearchName>(
  searchNames.map((kind) => [kinds[kindNamed(kind)].search.number, kind]),
);

/** The kind of an indexed item: each kind has a range of ids. */
function kindOfId(id: number) {
  return kindsByNumber.get(Math.floor(id / KIND_SPAN)) ?? "photo";
}

/** How many results there are in all and of each kind, and a part of those asked for, best first. */
export function search(
  { q, kind }: SearchQuery,
  { offset, limit }: { offset: number; limit: number },
) {
  const found = findMatch(cutText(q, MAX_SEARCH_LENGTH));
  if (!found) return { total: 0, counts: NOTHING_FOUND, results: [] };
  const ids = inFoundOrder(found, kindOfId).filter((id) => !kind || kindOfId(id) === kind);
  return {
    total: ids.length,
    counts: countFound(found.all, kindOfId),
    results: readResults(ids.slice(offset, offset + limit), found.match, kindOfId),
  };
}

/** The search page for an address. `"kind"` for an unknown kind, `null` for a page beyond the last. */
export function readSearchPage(params: URLSearchParams): SearchPage | "kind" | null {
  const { q, kind, page } = readAsked(params);
  if (kind === undefined) return "kind";
  if (page === null) return null;
  return searchPageOf({ q, kind, page }, (part) => search({ q, kind }, part));
}

/**
 * The FTS5 query and the ids that it found: in titles, in titles and other names, anywhere; each list is best first.
 */
type SearchMatch = { match: string; titled: number[]; named: number[]; all: number[] };

const WEIGHTS = sql.raw(Object.values(SEARCH_WEIGHTS).join());

/**
 * Finds records with all words; without any, records with all words after correction; else records with one of the
 * words. `null` when nothing is found.
 */
function findMatch(q: string): SearchMatch | null {
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

/** Ordered by bm25, which ranks the exact word above longer ones. */
function listIds(match: string) {
  const found = db.all<{ id: number }>(sql`select rowid as id from search_texts
    where search_texts match ${match} and rowid not in (${idsYetToCome})
    order by bm25(search_texts, ${WEIGHTS}), rowid desc`);
  return found.map(({ id }) => id);
}
