import {
  RESULTS_A_GROUP,
  RESULTS_A_PAGE,
  readAsked,
  type SearchKind,
  type SearchPage,
} from "./search";
import { search, searchByKind } from "./search.server";

function pageOfKind(q: string, kind: SearchKind, page: number): SearchPage | null {
  const offset = (page - 1) * RESULTS_A_PAGE;
  const { total, results } = search({ q, kind }, { offset, limit: RESULTS_A_PAGE });
  const pages = Math.max(1, Math.ceil(total / RESULTS_A_PAGE));
  if (page > pages) return null;
  return { q, kind, page, pages, total, results, groups: [] };
}

/**
 * What the address of the search page asks for. `"kind"` for a kind that there is not, `null` for a page beyond the
 * last; without a kind there is one page.
 */
export function readSearchPage(params: URLSearchParams): SearchPage | "kind" | null {
  const { q, kind, page } = readAsked(params);
  if (kind === undefined) return "kind";
  if (page === null) return null;
  if (kind) return pageOfKind(q, kind, page);
  if (page > 1) return null;
  return { q, kind, page, pages: 1, results: [], ...searchByKind(q, RESULTS_A_GROUP) };
}
