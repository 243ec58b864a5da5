import { readAsked, type SearchPage, searchPageOf } from "./search";
import { search } from "./search.server";

/**
 * What the address of the search page asks for. `"kind"` for a kind that there is not, `null` for a page beyond the last.
 */
export function readSearchPage(params: URLSearchParams): SearchPage | "kind" | null {
  const { q, kind, page } = readAsked(params);
  if (kind === undefined) return "kind";
  if (page === null) return null;
  return searchPageOf({ q, kind, page }, (part) => search({ q, kind }, part));
}
