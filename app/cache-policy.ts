import { pathsThat } from "./addresses";
import { routePath } from "./utils/http/route-path";
import { cutText } from "./utils/words/cut-text";

/** The query names that change what a public page shows; all others are dropped. docs/deployment/ lists them too. */
export const COUNTED_QUERY_NAMES = [
  "q",
  "kind",
  "sort",
  "category",
  "region",
  "page",
  "pins",
  "on",
  "size",
  "volume",
];

const MAX_QUERY_VALUE_LENGTH = 200;

const ownQueries = pathsThat("hasOwnQueries");

/** The cookies of a session and of a message for one visitor; a request with one of them is not anonymous. */
const PERSONAL_COOKIES = /(?:^|;\s*)__(Host-)?(session|flash)=/;

/** Whether the answer cannot depend on who asks. */
export function isAnonymous(cookies: string | undefined) {
  return cookies === undefined || !PERSONAL_COOKIES.test(cookies);
}

/** Whether an answer was made for one visitor; pictures are the same for everybody. */
export function isForOneVisitor(pathname: string, cookies: string | undefined) {
  const path = routePath(pathname);
  if (/^\/(media|share)\//.test(path)) return false;
  return !isAnonymous(cookies) || /^\/admin(\/|\.data$|$)/.test(path);
}

/** Whether one rendering of this address may be sent to many visitors. */
export function isStorablePath(pathname: string) {
  return !ownQueries.test(routePath(pathname));
}

function keepsAllQueries(pathname: string) {
  return !isStorablePath(pathname) || /^\/api(\/|$)/.test(pathname);
}

/**
 * The canonical address of a GET, with only the names that count, in a fixed order and without empty values. It is the
 * key of the cache and the address that the route sees. `_routes` limits a single-fetch request to some routes; unknown
 * ids are dropped, because Remix answers them with an error.
 */
export function countedAddress(url: URL, isRouteId: (id: string) => boolean) {
  const { pathname, searchParams } = url;
  if (url.search === "") return pathname;
  if (keepsAllQueries(pathname)) return pathname + withoutRemixNames(url, isRouteId);
  const counted = new URLSearchParams();
  for (const name of COUNTED_QUERY_NAMES) {
    const value = cutText(searchParams.get(name)?.trim() ?? "", MAX_QUERY_VALUE_LENGTH);
    if (value) counted.set(name, value);
  }
  if (pathname.endsWith(".data")) narrowRoutes(searchParams, counted, isRouteId);
  return counted.size === 0 ? pathname : `${pathname}?${counted}`;
}

function withoutRemixNames(url: URL, isRouteId: (id: string) => boolean) {
  if (!url.searchParams.has("_data") && !url.searchParams.has("_routes")) return url.search;
  const kept = new URLSearchParams(url.searchParams);
  kept.delete("_data");
  kept.delete("_routes");
  narrowRoutes(url.searchParams, kept, isRouteId);
  return kept.size === 0 ? "" : `?${kept}`;
}

function narrowRoutes(
  from: URLSearchParams,
  to: URLSearchParams,
  isRouteId: (id: string) => boolean,
) {
  const ids = from.get("_routes")?.split(",").filter(isRouteId) ?? [];
  if (ids.length > 0) to.set("_routes", ids.join(","));
}

/** For how many seconds an answer may be cached: its `s-maxage`, or 0 if it may not. */
export function secondsToKeep(
  status: number,
  cacheControl: string | undefined,
  hasCookie: boolean,
) {
  if (status !== 200 || hasCookie || cacheControl === undefined) return 0;
  if (/\b(no-store|private)\b/.test(cacheControl)) return 0;
  return Number(/\bs-maxage=(\d{1,8})\b/.exec(cacheControl)?.[1] ?? 0);
}
