import { posix } from "node:path";
import { pathsThat } from "~/addresses";
import { countedAddress } from "~/cache-policy";
import { DEVICE_NAME } from "~/utils/files/device-names";

/** Maps addresses of the site to places in a frozen copy. */

const livePaths = pathsThat("onlyLive");

const BUILT = "/assets/";

/** Query parameters of lists that get pages of their own. A search within a list becomes a search of the whole copy. */
const CHOICES: [list: RegExp, names: string[]][] = [
  [/^\/letters$/, ["category", "page"]],
  [/^\/journey$/, ["region", "page", "pins"]],
  [/^\/(?:days|days\/[^/]+|gallery|gallery\/[^/]+|newsletter\/issues)$/, ["page"]],
  [/^\/book$/, ["volume"]],
];
const SEARCHED = ["/letters", "/journey", "/gallery"];

export type FrozenPlace =
  | {
      kind: "page" | "file";
      /** The address on the site. */
      address: string;
      /** Its path in the copy. */
      file: string;
    }
  /** The journey on one day, which is shown on the days' pages. */
  | { kind: "day"; day: string }
  /** The results of a search, with the query for the search page. */
  | { kind: "search"; query: string }
  | { kind: "live" };

export type Reference = { place: FrozenPlace; fragment: string };

export const SEARCH_FILE = "search/index.html";

/** The place that a link on the page at `from` names; `null` for other sites. `origins` are the site's own. */
export function referenceOf(href: string, from: string, origins: string[]): Reference | null {
  const [own = ""] = origins;
  if (!URL.canParse(href, own + from)) return null;
  const url = new URL(href, own + from);
  if (!origins.includes(url.origin)) return null;
  return { place: placeOf(url), fragment: url.hash.slice(1) };
}

function placeOf(url: URL): FrozenPlace {
  const { searchParams } = url;
  // The site ignores a slash at the end of a path.
  const pathname = url.pathname.replace(/(?!^)\/+$/, "");
  if (livePaths.test(pathname)) return { kind: "live" };
  if (isFilePath(pathname)) return { kind: "file", address: pathname, file: fileOf(pathname) };
  const counted = new URLSearchParams(countedAddress(url, () => false).slice(url.pathname.length));
  const day = pathname === "/journey" ? counted.get("on") : null;
  if (day) return { kind: "day", day };
  if (pathname === "/search" || (SEARCHED.includes(pathname) && counted.has("q"))) {
    return { kind: "search", query: chosen(searchParams, ["q", "kind", "page"]) };
  }
  const names = CHOICES.find(([list]) => list.test(pathname))?.[1] ?? [];
  for (const name of [...counted.keys()]) if (!names.includes(name)) counted.delete(name);
  const address = counted.size > 0 ? `${pathname}?${counted}` : pathname;
  return { kind: "page", address, file: pageFile(pathname, counted) };
}

function isFilePath(pathname: string) {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function chosen(params: URLSearchParams, names: string[]) {
  const kept = names.map((name) => [name, params.get(name) ?? ""]).filter(([, value]) => value);
  return String(new URLSearchParams(kept as [string, string][]));
}

/** Each page has a folder of its own. */
function pageFile(pathname: string, choices: URLSearchParams) {
  const folders = [pathOfAddress(pathname), nameOfChoices(choices)];
  return [...folders.filter((folder) => folder !== ""), "index.html"].join("/");
}

/** Files of the build keep their paths, because the styles refer to them. */
function fileOf(pathname: string) {
  return pathname.startsWith(BUILT) ? pathname.slice(1) : pathOfAddress(pathname);
}

/**
 * Characters that are encoded in names of the copy: capitals, because many disks ignore case, and characters with a
 * special meaning.
 */
const SPELT_OUT = /[^a-z0-9.%-]|\.$/g;
const INDEX = /^index\.html$/;

/**
 * The path of an address in the copy, unique on any file system. The site's own addresses are in lower case and stay as
 * they are; other characters are replaced by their codes.
 */
function pathOfAddress(pathname: string) {
  return pathname
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .map((part) => spelt(part))
    .join("/");
}

/** The file name of a list's query; its `_` keeps it apart from the names of items. */
function nameOfChoices(query: URLSearchParams) {
  return [...query].map(([name, value]) => `${name}_${spelt(encodeURIComponent(value))}`).join("_");
}

function spelt(part: string) {
  const small = part.replace(/%[\dA-F]{2}/gi, (code) => code.toLowerCase());
  const plain = small.replace(SPELT_OUT, numberOf);
  const isTaken = DEVICE_NAME.test(plain) || INDEX.test(plain);
  return (isTaken ? plain.replace(/^./, numberOf) : plain).replaceAll("%", "~");
}

function numberOf(sign: string) {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/** The relative link from one file of the copy to another, or to a part of it. */
export function hrefBetween(from: string, to: string, fragment = "") {
  const hash = fragment && `#${fragment}`;
  if (from === to && hash) return hash;
  return posix.relative(posix.dirname(from), to) + hash;
}
