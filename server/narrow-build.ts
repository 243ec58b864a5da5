import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

const MANIFEST = "/__manifest";

/** The first segment of the route's full path in lower case; `null` if it is a parameter or missing. */
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

/** The first segment of an address as Remix reads it; Remix asks for a page's data at the page's path plus `.data`. */
function firstWordOf(pathname: string) {
  const [, word = ""] = pathname.replace(/\.data$/, "").split("/");
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return word;
  }
}

/** The build with only those routes that an address with this first segment can match. */
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

/** Loads a route's module: a build loads it lazily (`scripts/bundling/lazy-routes.mjs`), in development it is there. */
async function moduleOf({ module }: Route): Promise<Route["module"]> {
  return typeof module === "function" ? (module as () => Promise<Route["module"]>)() : module;
}

async function withModules(build: ServerBuild): Promise<ServerBuild> {
  const loaded = Object.entries(build.routes).map(async ([id, route]) => {
    return [id, route && { ...route, module: await moduleOf(route) }];
  });
  return { ...build, routes: Object.fromEntries(await Promise.all(loaded)) };
}

/** Loads all routes one after the other, so that requests are answered in between. */
export async function loadRoutes({ routes }: ServerBuild) {
  for (const route of Object.values(routes)) if (route) await moduleOf(route);
}

/**
 * Returns a function that gives, for an address, the result of `make` for the routes with its first segment. Their
 * modules are loaded at the first such address. With all routes, Remix would rank all of them for every match and
 * prepare all of them for every page, which took a seventh of the site's time.
 */
export function byFirstWord<Result>(build: ServerBuild, make: (build: ServerBuild) => Result) {
  const { routes } = build;
  const words = new Set(Object.keys(routes).map((id) => firstWord(routes, id)));
  const made = new Map<string, Promise<Result>>();

  function makeFor(key: string) {
    const result = withModules(narrowed(build, key)).then(make);
    made.set(key, result);
    // A failure, such as too many open files, is not remembered; the next request tries again.
    result.catch(() => made.delete(key));
    return result;
  }

  // The manifest needs no modules.
  const whole = Promise.resolve(make(build));
  return (pathname: string) => {
    if (pathname === MANIFEST) return whole;
    const word = firstWordOf(pathname);
    const key = words.has(word) ? word : "";
    return made.get(key) ?? makeFor(key);
  };
}
