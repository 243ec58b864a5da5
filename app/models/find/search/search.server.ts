import { kindNamed, kinds, type SearchName, searchNames } from "~/kinds";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import { cutText } from "~/utils/words/cut-text";
import { KIND_SPAN } from "~db/search-index";
import { countFound, NOTHING_FOUND, readAsked, type SearchPage, searchPageOf } from "./search";
import { findMatch } from "./search-match.server";
import { inFoundOrder } from "./search-order";
import { readResults } from "./search-results.server";

type Asked = { q: string; kind: SearchName | null };

const kindsByNumber = new Map<number, SearchName>(
  searchNames.map((kind) => [kinds[kindNamed(kind)].search.number, kind]),
);

/** The kind of an item of the index: its id begins with the kind's number. */
function kindOfId(id: number) {
  return kindsByNumber.get(Math.floor(id / KIND_SPAN)) ?? "photo";
}

/** How much the public finds, in all and of each kind, and a part of what was asked for, best first. */
export function search({ q, kind }: Asked, { offset, limit }: { offset: number; limit: number }) {
  const found = findMatch(cutText(q, MAX_SEARCH_LENGTH));
  if (!found) return { total: 0, counts: NOTHING_FOUND, results: [] };
  const ids = inFoundOrder(found, kindOfId).filter((id) => !kind || kindOfId(id) === kind);
  return {
    total: ids.length,
    counts: countFound(found.all, kindOfId),
    results: readResults(ids.slice(offset, offset + limit), found.match, kindOfId),
  };
}

/**
 * What the address of the search page asks for. `"kind"` for a kind that there is not, `null` for a page beyond the last.
 */
export function readSearchPage(params: URLSearchParams): SearchPage | "kind" | null {
  const { q, kind, page } = readAsked(params);
  if (kind === undefined) return "kind";
  if (page === null) return null;
  return searchPageOf({ q, kind, page }, (part) => search({ q, kind }, part));
}
