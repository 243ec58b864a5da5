import { cutText } from "~/utils/cut-text";
import { MAX_SEARCH_LENGTH, type SearchGroup, type SearchKind } from "./search";
import { totalOf } from "./search-counts.server";
import { findMatch, listFoundIds, listFoundIdsByKind } from "./search-match.server";
import { readResults } from "./search-results.server";
import { wordFinder } from "./search-snippet";

type Asked = { q: string; kind: SearchKind | null };

function find(q: string) {
  return findMatch(cutText(q, MAX_SEARCH_LENGTH));
}

/** How much the public finds, and a part of it, best first. */
export function search({ q, kind }: Asked, part: { offset: number; limit: number }) {
  const found = find(q);
  if (!found) return { total: 0, results: [] };
  const ids = listFoundIds(found, { kind, ...part });
  return { total: totalOf(found, kind), results: readResults(ids, wordFinder(found.terms)) };
}

/** How much the public finds, and the first few of each kind. */
export function searchByKind(q: string, each: number): { total: number; groups: SearchGroup[] } {
  const found = find(q);
  if (!found) return { total: 0, groups: [] };
  const words = wordFinder(found.terms);
  const groups = listFoundIdsByKind(found, each).map(({ kind, ids }) => ({
    kind,
    total: found.counts[kind],
    results: readResults(ids, words),
  }));
  return { total: totalOf(found, null), groups };
}
