import type { HeadersFunction } from "@remix-run/node";

/**
 * Shared caches keep a page for a minute; for ten more, they and browsers that know how show it while they
 * ask for the new one, and for a day where the site does not answer. The owner's session is a different request
 * (`Vary: Cookie`) and sees it at once.
 */
export const PUBLIC_CACHE =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

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
