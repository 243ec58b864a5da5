/** Visited pages, the newest copy of each. */
export const PAGES = "pages";
/** Seen pictures; the oldest are removed when there are too many bytes. */
export const PICTURES = "pictures";
/** Seen map tiles, as long as their provider allows. */
export const TILES = "tiles";
/** The land of seen maps. */
export const LAND = "land";
/** The texts for searching without a network. */
export const TEXTS = "texts";
/** What a reader has saved; only the reader removes it. */
export const KEPT = "kept";
/** The owner's pages, as long as the session lasts. */
export const OWNER = "owner";

/** Opens a cache for reading; `null` if it does not exist. `caches.open` alone would create it. */
export async function cacheIfThere(name: string) {
  return (await caches.has(name)) ? caches.open(name) : null;
}

/** The header in which the package's strategies store the time of a response, in milliseconds. */
const STORED_AT = "sw-cache-timestamp";

/** When a response was stored; `null` for one from the network. */
export function storedAt(response: Response) {
  const stamp = Number(response.headers.get(STORED_AT));
  return stamp > 0 ? stamp : null;
}

/** The response with the time of storing in its headers. */
export function stamped(response: Response, now = Date.now()) {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(now));
  return new Response(response.body, { status: response.status, headers });
}
