const FALLBACK = "/admin";
const PATH = /^\/[^\\\s]{0,4000}$/;

/** The path that a visitor asked to be sent to, if it is on this site's origin; else `/admin`. */
export function safeRedirect(target: unknown, requestUrl: string) {
  if (typeof target !== "string" || !PATH.test(target)) return FALLBACK;
  const origin = new URL(requestUrl).origin;
  if (!URL.canParse(target, origin)) return FALLBACK;
  const url = new URL(target, origin);
  // Asked again of the result: a path such as `/.//evil.test` only then shows its two slashes.
  const path = url.pathname + url.search;
  return url.origin === origin && !path.startsWith("//") ? path : FALLBACK;
}
