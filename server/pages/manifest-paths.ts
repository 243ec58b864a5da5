import type { ServerBuild } from "@remix-run/node";

/** More than all pages of the site together need. */
const MAX_MATCHES = 140;
/** Replaces a segment that matches a parameter of a route. */
const ANYTHING = "-";

/** The fixed segments of the routes' paths in lower case: `/letters/:slug` has one, `letters`. */
export function routeWords(routes: ServerBuild["routes"]): ReadonlySet<string> {
  const parts = Object.values(routes).flatMap((route) => route?.path?.split("/") ?? []);
  const words = parts.filter((part) => !/^[:*]/.test(part));
  return new Set(words.map((word) => word.replace(/\?$/, "").toLowerCase()));
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}

/** A path that matches the same routes; paths that differ only in parameters become one. */
export function openPath(path: string, words: ReadonlySet<string>) {
  const parts = path.split("/").map((part) => {
    const word = decoded(part);
    return word === "" || words.has(word) ? word : ANYTHING;
  });
  return parts.join("/");
}

/** The path and all paths above it, which Remix matches as well. */
function levelsOf(path: string) {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/**
 * Reduces a request for the manifest (Remix's lazy route discovery, or fog of war) to one path of each kind. Remix
 * matches every level of every path against all routes, half a millisecond each, so the longest address would take
 * seconds. Returns `false` if more paths remain than any page of the site has.
 */
export function narrowManifest(url: URL, words: ReadonlySet<string>) {
  const paths = new Set(url.searchParams.getAll("p").map((path) => openPath(path, words)));
  const levels = new Set([...paths].flatMap(levelsOf));
  if (levels.size > MAX_MATCHES) return false;
  url.searchParams.delete("p");
  for (const path of paths) url.searchParams.append("p", path);
  return true;
}
