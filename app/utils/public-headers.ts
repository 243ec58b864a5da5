import type { HeadersFunction } from "@remix-run/node";

/** Browsers ask again; shared caches keep it for a minute and show it for ten more while they ask. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * The `headers` of every public page. A loader or an action that sets its own `Cache-Control` (a page
 * only the owner may see, a form with what someone typed) wins; an action may ask to wait.
 */
export const publicHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const own = [errorHeaders, actionHeaders, loaderHeaders].find((from) => from?.has(CACHING));
  const caching = own?.get(CACHING) ?? (errorHeaders ? "no-store" : PUBLIC_CACHE);
  const wait = actionHeaders.get("Retry-After");
  return { [CACHING]: caching, ...(wait ? { "Retry-After": wait } : {}) };
};

const CACHING = "Cache-Control";
