import { SHARE_PATH } from "~/uploads/share-path";
import { OWNER } from "~/worker/cache-names";

/** Marks a document that was kept; the page asks for a new one as soon as there is a line. */
export const KEPT_MARK = "data-kept";

const BUILD = "kept-build";
const ASSET = /\/assets\/[\w.-]+/g;

function buildOf(page: Response | undefined) {
  return page?.headers.get(BUILD);
}

/** The page and all its files, or nothing of it. */
async function keep(cache: Cache, build: string) {
  const response = await fetch(SHARE_PATH);
  if (!response.ok || response.redirected) return;
  const html = await response.text();
  const files = [...new Set(html.match(ASSET))];
  await Promise.all(files.map((path) => cache.add(path)));
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", [BUILD]: build });
  const policy = response.headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy);
  await cache.put(
    SHARE_PATH,
    new Response(html.replace("<html ", `<html ${KEPT_MARK}="" `), { headers }),
  );
}

/**
 * Keeps the page for shared pictures in this browser, once for each build of the site, so that it opens
 * without a line. It holds no more of the owner's than the names of the collections.
 */
export async function cacheSharePage() {
  if (!navigator.serviceWorker?.controller) return;
  const build = window.__remixManifest.version;
  const cache = await caches.open(OWNER);
  const kept = await cache.match(SHARE_PATH, { ignoreVary: true });
  if (buildOf(kept) === build) return;
  for (const former of await cache.keys()) await cache.delete(former);
  await keep(cache, build);
}

/** Forgets it: with the session, nothing of the owner stays. */
export async function forgetSharePage() {
  if ("caches" in window) await caches.delete(OWNER);
}
