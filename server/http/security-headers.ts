/** The `Content-Security-Policy` (CSP) of everything that is not a page: it may run, load and be framed by nothing. */
export const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'";

export type HeaderPairs = [name: string, value: string][];

/** The security headers (HSTS and others) of every answer; pages add a policy of their own. */
export function securityHeaders(siteUrl: string | null): HeaderPairs {
  const headers: HeaderPairs = [
    ["X-Content-Type-Options", "nosniff"],
    // Map tiles need a referrer, and plain form posts an `Origin`: `no-referrer` would take both.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Frame-Options", "DENY"],
    ["Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (siteUrl?.startsWith("https:")) {
    headers.push(["Strict-Transport-Security", "max-age=31536000"]);
  }
  return headers;
}

/**
 * The `Cache-Control` of a route's answer. Errors are never cached. A personal answer stays with its visitor, unless
 * the route asked for something stricter.
 */
export function cacheControlFor(status: number, given: string | undefined, personal: boolean) {
  if (given?.includes("no-store")) return given;
  if (status >= 400) return "no-store";
  if (personal) return "private, no-store";
  return given ?? "no-cache";
}
