/** Pages seen, newest copy each. */
export const PAGES = "pages";
/** Pictures seen; the oldest leave when there are too many bytes. */
export const PICTURES = "pictures";
/** Map tiles seen, as long as their provider allows. */
export const TILES = "tiles";
/** The land of maps seen. */
export const LAND = "land";
/** What the search looks through without a network. */
export const TEXTS = "texts";
/** What a reader chose to keep: nothing leaves it but by their own hand. */
export const KEPT = "kept";
/** The owner's pages, as long as the session lasts. */
export const OWNER = "owner";

/** A cache for reading; `null` where there is none, for to look makes none: after the last one went it would stay. */
export async function cacheIfThere(name: string) {
  return (await caches.has(name)) ? caches.open(name) : null;
}

/** Where the package's strategies write when a response was stored, in milliseconds. */
const STORED_AT = "sw-cache-timestamp";

/** When a response was stored; `null` for one that came from the network. */
export function storedAt(response: Response) {
  const stamp = Number(response.headers.get(STORED_AT));
  return stamp > 0 ? stamp : null;
}

/** The response with the moment it was stored in its headers. */
export function stamped(response: Response, now = Date.now()) {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(now));
  return new Response(response.body, { status: response.status, headers });
}
