import { readListQuery } from "~/models/base/lists/list-query";
import { pageNumber } from "~/utils/page-number";

/** The search, filters and page in the library's address; its forms and links keep them. */
export type LibraryAddress = { q: string; unused: boolean; undescribed: boolean; page: number };

/** The path of the library. */
export const LIBRARY = "/admin/media";

/** Reads the library's address; `null` for a page that no list has. */
export function readLibraryAddress(params: URLSearchParams): LibraryAddress | null {
  const page = pageNumber(params);
  if (page === null) return null;
  return {
    q: readListQuery(params, { categories: [] }).q,
    unused: params.get("unused") === "1",
    undescribed: params.get("undescribed") === "1",
    page,
  };
}

/** The same as the search of an address; empty for the whole library's first page. */
export function librarySearch({ q, unused, undescribed, page }: LibraryAddress) {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(unused && { unused: "1" }),
    ...(undescribed && { undescribed: "1" }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `?${search}` : "";
}

/** The library's path, with the query that the address of a page below it carries. */
export function libraryPath({ searchParams }: URL) {
  const asked = readLibraryAddress(searchParams);
  return LIBRARY + (asked ? librarySearch(asked) : "");
}
