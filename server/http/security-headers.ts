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
