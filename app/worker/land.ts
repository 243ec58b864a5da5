import { CacheFirst } from "@remix-pwa/sw/cache";
import { LAND } from "./cache-names";

/** Drawings of land have addresses among a build's files but belong to no build: see `map-drawing/land-address.ts`. */

const ADDRESS = /\/assets\/land-\d[\w.-]+/g;

/** Enough for all maps that a reader sees; most maps of a site share one drawing. */
const MOST_DRAWINGS = 60;

const drawings = new CacheFirst(LAND, {
  maxEntries: MOST_DRAWINGS,
  maxAgeSeconds: Number.POSITIVE_INFINITY,
  cacheableResponse: { statuses: [200] },
});

export function isLand(pathname: string) {
  return /^\/assets\/land-\d/.test(pathname);
}

/** Answers from the cache first, because the content under an address never changes. */
export async function answerLand(request: Request) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  return kept ?? drawings.handleRequest(request);
}

/** Caches the land of the maps on a page, which may have been shown before there was a worker. */
export async function keepLandOf(page: Response) {
  const addresses = [...new Set((await page.text()).match(ADDRESS))];
  await Promise.allSettled(
    addresses.map((path) => answerLand(new Request(new URL(path, self.location.href)))),
  );
}
