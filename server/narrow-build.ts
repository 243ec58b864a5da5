import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Handler<Result> = (build: ServerBuild) => Result;

const MANIFEST = "/__manifest";

/** The first word of the route's whole path, in small letters; `null` when the path leaves it open or has none. */
function firstWord(routes: Routes, id: string): string | null {
  const route = routes[id];
  if (route === undefined) return null;
  const above = route.parentId === undefined ? null : firstWord(routes, route.parentId);
  const own = route.path?.split("/")[0]?.toLowerCase() ?? "";
  if (above !== null) return above;
  return own === "" || /^[:*]|\?$/.test(own) ? null : own;
}

function isAbove(routes: Routes, above: string, id: string): boolean {
  const parentId = routes[id]?.parentId;
  return parentId !== undefined && (parentId === above || isAbove(routes, above, parentId));
}

/** The first word of an address as Remix reads it, which asks for a page's data by the page's path and `.data`. */
function firstWordOf(pathname: string) {
  const [, word = ""] = pathname.replace(/\.data$/, "").split("/");
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return word;
  }
}

/** The build with the routes that an address with this first word can match. */
function narrowed(build: ServerBuild, word: string): ServerBuild {
  const { routes, assets } = build;
  const ids = Object.keys(routes);
  const pages = ids.filter((id) => [word, null].includes(firstWord(routes, id)));
  const isLeaf = (id: string) => !ids.some((other) => routes[other]?.parentId === id);
  const kept = new Set(
    pages.filter(
      (id) => isLeaf(id) || pages.some((leaf) => isLeaf(leaf) && isAbove(routes, id, leaf)),
    ),
  );
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

/**
 * Chooses for each address what `make` has made of the build's routes under its first word. Remix ranks all routes
 * anew for every match and prepares all for every page, which took a seventh of the site's time.
 */
export function byFirstWord<Result>(build: ServerBuild, make: Handler<Result>) {
  const { routes } = build;
  const words = new Set(Object.keys(routes).map((id) => firstWord(routes, id)));
  const made = new Map<string, Result>();
  const whole = make(build);
  return (pathname: string) => {
    if (pathname === MANIFEST) return whole;
    const word = firstWordOf(pathname);
    const key = words.has(word) ? word : "";
    const result = made.get(key) ?? make(narrowed(build, key));
    made.set(key, result);
    return result;
  };
}
