import { pathsThat } from "../addresses";
import { countedAddress } from "../cache-policy";

const secretPaths = pathsThat("isSecret");

/** The page that stands in for all others. */
export const OFFLINE_PATH = "/offline";

/** The page that searches what is kept where it cannot ask the site. */
export const SEARCH_PATH = "/search";

/** Whether a page as it was answered is worth a place: these two are in each build's own cache, and say what is here. */
export function isWorthKeeping(pathname: string) {
  return pathname !== OFFLINE_PATH && pathname !== SEARCH_PATH;
}

/** Whether this is the path of a public page, and of no file. */
export function isPagePath(pathname: string) {
  return !secretPaths.test(pathname) && !/\.\w+$/.test(pathname);
}

/** The one address that stands for all spellings of a page, as the server's own cache has it. */
export function pageAddress(url: URL) {
  return url.origin + countedAddress(url, () => false);
}

/** The page whose data this is; `null` for any other address. */
export function pageOfData(url: URL) {
  if (!url.pathname.endsWith(".data")) return null;
  const page = new URL(url);
  page.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.slice(0, -".data".length);
  page.searchParams.delete("_routes");
  return page;
}

/** Whether an answer is a whole one that was made for everybody. */
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
