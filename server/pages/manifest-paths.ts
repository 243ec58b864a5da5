import type { ServerBuild } from "@remix-run/node";

/** More than all pages of the site together ask for. */
const MAX_MATCHES = 140;
/** Stands for whatever fills a part of a path that routes leave open. */
const ANYTHING = "-";

/** The words of the routes' paths, in small letters: `/letters/:slug` has one, `letters`. */
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

/** A path that the same routes match, and one for the many that differ only in what is left open. */
export function openPath(path: string, words: ReadonlySet<string>) {
  const parts = path.split("/").map((part) => {
    const word = decoded(part);
    return word === "" || words.has(word) ? word : ANYTHING;
  });
  return parts.join("/");
}

/** The paths that Remix matches for one: itself and all above it. */
function levelsOf(path: string) {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/**
 * Makes a request for the manifest (Remix's lazy route discovery, or fog of war) ask for each kind of
 * path once. Remix matches every level of every path against all routes, half a millisecond each: the
 * longest address would take seconds. `false` when there are still more than any page of ours has.
 */
export function narrowManifest(url: URL, words: ReadonlySet<string>) {
  const paths = new Set(url.searchParams.getAll("p").map((path) => openPath(path, words)));
  const levels = new Set([...paths].flatMap(levelsOf));
  if (levels.size > MAX_MATCHES) return false;
  url.searchParams.delete("p");
  for (const path of paths) url.searchParams.append("p", path);
  return true;
}
