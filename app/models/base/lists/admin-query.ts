import { pageNumber } from "~/utils/page-number";
import { readListQuery } from "./list-query";

/** The search and page in the address of an admin list. */
export type AdminQuery = { q: string; page: number };

/** Reads the address of a list of the admin area; `null` for a page that no list has. */
export function readAdminQuery(params: URLSearchParams): AdminQuery | null {
  const page = pageNumber(params);
  return page === null ? null : { q: readListQuery(params, { categories: [] }).q, page };
}

/** The same as the search of an address, with the filters that are set; empty for the whole list's first page. */
export function adminSearch({ q, page }: AdminQuery, filters: Record<string, string> = {}) {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...filters,
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `?${search}` : "";
}
