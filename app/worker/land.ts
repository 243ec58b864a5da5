import { CacheFirst } from "@remix-pwa/sw/cache";
import { LAND } from "./cache-names";

/** Drawings of land are among a build's files by their addresses, but no build's: see `map-drawing/land-address.ts`. */

const ADDRESS = /\/assets\/land-\d[\w.-]+/g;

/** As many maps as a reader comes across; of a site nearly all are one. */
const MOST_DRAWINGS = 60;

const drawings = new CacheFirst(LAND, {
  maxEntries: MOST_DRAWINGS,
  maxAgeSeconds: Number.POSITIVE_INFINITY,
  cacheableResponse: { statuses: [200] },
});

export function isLand(pathname: string) {
  return /^\/assets\/land-\d/.test(pathname);
}

/** What never changes under its address. */
export async function answerLand(request: Request) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  return kept ?? drawings.handleRequest(request);
}

/** Keeps the land of the maps on a page, which may have been shown before there was a worker. */
export async function keepLandOf(page: Response) {
  const addresses = [...new Set((await page.text()).match(ADDRESS))];
  await Promise.allSettled(
    addresses.map((path) => answerLand(new Request(new URL(path, self.location.href)))),
  );
}
