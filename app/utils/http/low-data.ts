import { pathsThat } from "~/addresses";

const secretPaths = pathsThat("noStore");

/** The visitor's own choice: `low` or `full`; without one the browser's header decides. */
export const DATA_COOKIE = "data";
const CHOICE = /(?:^|;\s*)data=(low|full)\b/;

type DataHeaders = { cookie?: string | null; "save-data"?: string | string[] | null };

/** Whether pages should be light: by the visitor's choice on this site, else by the browser's `Save-Data`. */
export function asksForLowData({ cookie, "save-data": header }: DataHeaders) {
  const chosen = cookie ? CHOICE.exec(cookie)?.[1] : undefined;
  return chosen ? chosen === "low" : typeof header === "string" && header.toLowerCase() === "on";
}

/** Whether this path has a light version: public pages do, files and data do not. */
export function hasLowForm(pathname: string) {
  return !secretPaths.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}

/** Whether a route should answer this request with the light version. */
export function isLowData({ headers, url }: Request) {
  const asked = { cookie: headers.get("cookie"), "save-data": headers.get("save-data") };
  return asksForLowData(asked) && hasLowForm(new URL(url).pathname);
}
