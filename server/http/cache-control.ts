/**
 * The `Cache-Control` of a route's answer. Errors are never cached. A personal answer stays with its visitor, unless
 * the route asked for something stricter.
 */
export function cacheControlFor(status: number, given: string | undefined, isPersonal: boolean) {
  if (given?.includes("no-store")) return given;
  if (status >= 400) return "no-store";
  if (isPersonal) return "private, no-store";
  return given ?? "no-cache";
}
