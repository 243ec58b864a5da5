import { pageNumber } from "~/utils/page-number";
import { MAX_SEARCH_LENGTH, type SearchKind, searchKindOf } from "./search";
import { search, searchByKind } from "./search.server";

const RESULTS_A_PAGE = 24;
const RESULTS_A_GROUP = 4;

function pageOfKind(q: string, kind: SearchKind, page: number) {
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
export function readSearchPage(params: URLSearchParams) {
  const q = (params.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const kind = searchKindOf(params.get("kind"));
  if (kind === undefined) return "kind";
  const page = pageNumber(params);
  if (page === null) return null;
  if (kind) return pageOfKind(q, kind, page);
  if (page > 1) return null;
  const { total, groups } = searchByKind(q, RESULTS_A_GROUP);
  return { q, kind, page, pages: 1, total, results: [], groups };
}
