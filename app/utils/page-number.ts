/** The page number in an address, from 1; `null` for an impossible one. */
export function pageNumber(params: URLSearchParams, name = "page") {
  const page = Number(params.get(name) ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : null;
}
