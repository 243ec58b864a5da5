import { pathsThat } from "../addresses";
import { countedAddress } from "../cache-policy";

const secretPaths = pathsThat("noStore");

/** The page that replaces pages which are not saved. */
export const OFFLINE_PATH = "/offline";

/** The page that searches saved pages when it cannot ask the site. */
export const SEARCH_PATH = "/search";

/**
 * Whether a page's answer should be stored. These two pages are in each build's own cache, in a version that shows what
 * is on the device.
 */
export function isWorthKeeping(pathname: string) {
  return pathname !== OFFLINE_PATH && pathname !== SEARCH_PATH;
}

/** Whether this is the path of a public page, not of a file. */
export function isPagePath(pathname: string) {
  return !secretPaths.test(pathname) && !/\.\w+$/.test(pathname);
}

/** The canonical address of a page, the same as in the server's cache. */
export function pageAddress(url: URL) {
  return url.origin + countedAddress(url, () => false);
}

/** The page that this data belongs to; `null` for any other address. */
export function pageOfData(url: URL) {
  if (!url.pathname.endsWith(".data")) return null;
  const page = new URL(url);
  page.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.slice(0, -".data".length);
  page.searchParams.delete("_routes");
  return page;
}

/** Whether an answer is complete and was made for everybody. */
export function isKeepable(response: Response) {
  const caching = response.headers.get("Cache-Control") ?? "";
  return (
    response.status === 200 &&
    response.type !== "opaque" &&
    !response.redirected &&
    /\bpublic\b/.test(caching) &&
    !/\b(no-store|private)\b/.test(caching)
  );
}
