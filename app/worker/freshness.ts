/** Bypasses the browser's own cache, which could answer for ten minutes without asking the site. */
export const ASK: RequestInit = { cache: "no-cache" };

const DIRECTIVE = /\bmax-age=(\d+)/;

/** How many seconds an answer may be used, judged by its headers; 0 without any. */
export function freshSeconds(headers: Headers, now = Date.now()) {
  const caching = headers.get("Cache-Control") ?? "";
  if (/\bno-(store|cache)\b/.test(caching)) return 0;
  const [, seconds] = DIRECTIVE.exec(caching) ?? [];
  if (seconds) return Math.max(0, Number(seconds) - Number(headers.get("Age") ?? 0));
  const expires = Date.parse(headers.get("Expires") ?? "");
  return Number.isNaN(expires) ? 0 : Math.max(0, (expires - now) / 1000);
}

/** Whether a stale copy may be used when nobody can be asked. */
export function mayBeStale(headers: Headers) {
  return !/\b(must-revalidate|no-cache|no-store)\b/.test(headers.get("Cache-Control") ?? "");
}
