/** The page of a list that an address asks for, from 1; `null` for one that no list has. */
export function pageNumber(params: URLSearchParams, name = "page") {
  const page = Number(params.get(name) ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : null;
}
