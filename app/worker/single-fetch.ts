import { ASK } from "./freshness";
import { isKeepable, pageAddress } from "./keepable";
import { fetchAndKeepPage, findPage, inTime } from "./pages";
import type { Background } from "./pictures";
import { SHELL_PREFIX } from "./shell-prefix";

const REMIX = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };

function encoded(first: unknown[], address: string) {
  // Remix's serialization writes each value once and refers to it by its index.
  const at = (place: number) => place + first.length - 1;
  const pairs = [1, 3, 5, 7].map((place) => [`_${at(place)}`, at(place + 1)]);
  const fields = Object.fromEntries([...pairs, [`_${at(9)}`, at(6)]]);
  const values = [
    "redirect",
    address,
    "status",
    302,
    "revalidate",
    false,
    "reload",
    true,
    "replace",
  ];
  const body = [...first.slice(1), fields, ...values];
  return new Response(`${JSON.stringify(body)}\n`, { status: 202, headers: REMIX });
}

/**
 * An answer to a request for data that makes Remix's client leave the document and load that address as a new one. Only
 * whole pages are stored, each with the data it was made from.
 */
export function documentRedirect(address: string) {
  return encoded([null, ["SingleFetchRedirect", 1]], address);
}

/** The same as the answer to a post. */
export function documentRedirectAfterPost(address: string) {
  return encoded([null], address);
}

/** The data of a page during a navigation. */
export async function answerData(request: Request, page: URL, background: Background) {
  const address = pageAddress(page);
  const network = fetch(request, ASK);
  const answer = (await findPage(address))
    ? await inTime(network)
    : await network.catch(() => null);
  if (!answer) {
    background(network.catch(() => {}));
    return documentRedirect(page.pathname + page.search);
  }
  // Lists with a query are not stored, because each typed letter would store a page.
  if (isKeepable(answer) && page.search === "")
    background(fetchAndKeepPage(address).catch(() => {}));
  return answer;
}

/** The routes in a build's own file; `null` when that build is not here. */
async function keptRoutes(version: string) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(SHELL_PREFIX)) continue;
    const cache = await caches.open(name);
    const file = await cache.match(`/assets/manifest-${version}.js`, { ignoreVary: true });
    const [, json] =
      /^window\.__remixManifest=(.*);$/s.exec((await file?.text())?.trim() ?? "") ?? [];
    if (json) return (JSON.parse(json) as { routes: object }).routes;
  }
  return null;
}

/** Answers a page's question about the routes behind its links. */
export async function answerRoutes(request: Request) {
  try {
    return await fetch(request);
  } catch {
    const routes = await keptRoutes(new URL(request.url).searchParams.get("version") ?? "");
    if (routes) return Response.json(routes);
    return new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
  }
}
