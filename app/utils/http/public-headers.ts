import type { HeadersFunction } from "@remix-run/node";

/**
 * Shared caches keep a page for a minute. For ten more minutes a stale copy is shown while a new one is fetched, and
 * for a day if the site does not answer. The server adds `Vary: Cookie`, so that the owner sees changes at once.
 */
export const PUBLIC_CACHE =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

/**
 * The `headers` of every public page. A `Cache-Control` of its loader or action wins: for a page that only the owner
 * may see, or a form with typed text. An action may also set `Retry-After`.
 */
export const publicHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const own = [errorHeaders, actionHeaders, loaderHeaders].find((from) => from?.has(CACHING));
  const caching = own?.get(CACHING) ?? (errorHeaders ? "no-store" : PUBLIC_CACHE);
  const wait = actionHeaders.get("Retry-After");
  return { [CACHING]: caching, ...(wait ? { "Retry-After": wait } : {}) };
};

const CACHING = "Cache-Control";
