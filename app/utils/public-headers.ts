import type { HeadersFunction } from "@remix-run/node";

/**
 * The `headers` of every public page: browsers ask again, shared caches may keep it for a minute and
 * show it for ten more while they fetch a new one. A loader that sets its own `Cache-Control`
 * (a page only the owner may see) wins.
 */
export const publicHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) => {
  const own = errorHeaders?.get("Cache-Control") ?? loaderHeaders.get("Cache-Control");
  if (own) return { "Cache-Control": own };
  if (errorHeaders) return { "Cache-Control": "no-store" };
  return { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600" };
};
