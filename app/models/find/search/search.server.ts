import { type SearchName, searchNames } from "~/kinds";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import { cutText } from "~/utils/words/cut-text";
import { NOTHING_FOUND } from "./search";
import { totalOf } from "./search-counts.server";
import { findMatch, listFoundIds } from "./search-match.server";
import { readResults } from "./search-results.server";
import { wordFinder } from "./search-snippet";

type Asked = { q: string; kind: SearchName | null };

/** How much the public finds, in all and of each kind, and a part of what was asked for, best first. */
export function search({ q, kind }: Asked, part: { offset: number; limit: number }) {
  const found = findMatch(cutText(q, MAX_SEARCH_LENGTH));
  if (!found) return { total: 0, counts: NOTHING_FOUND, results: [] };
  const ids = listFoundIds(found, { kind, ...part });
  return {
    total: totalOf(found, kind ? [kind] : searchNames),
    counts: found.counts,
    results: readResults(ids, wordFinder(found.terms)),
  };
}
