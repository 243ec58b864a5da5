/** The page of a list that an address asks for, from 1; `null` for one that no list has. */
export function pageNumber(params: URLSearchParams) {
  const page = Number(params.get("page") ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : null;
}
