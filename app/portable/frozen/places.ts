import { posix } from "node:path";
import { pathsThat } from "~/addresses";
import { countedAddress } from "~/cache-policy";
import { DEVICE_NAME } from "~/utils/files/device-names";

/** Where in a frozen copy the addresses of the site lie. */

const livePaths = pathsThat("isLive");

const BUILT = "/assets/";

/** The choices that links of lists make; each of their pages is frozen. A search in a list becomes one of the whole copy. */
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
      /** As the site is asked for it. */
      address: string;
      /** Its path in the copy. */
      file: string;
    }
  /** The journey on one day, which is told among the days. */
  | { kind: "day"; day: string }
  /** What is found by a search, with the query of the search page. */
  | { kind: "search"; query: string }
  | { kind: "live" };

export type Reference = { place: FrozenPlace; fragment: string };

export const SEARCH_FILE = "search/index.html";

/** What a link on the page at this address names; `null` for what lies elsewhere. `origins` are the site's own. */
export function referenceOf(href: string, from: string, origins: string[]): Reference | null {
  const [own = ""] = origins;
  if (!URL.canParse(href, own + from)) return null;
  const url = new URL(href, own + from);
  if (!origins.includes(url.origin)) return null;
  return { place: placeOf(url), fragment: url.hash.slice(1) };
}

function placeOf(url: URL): FrozenPlace {
  const { searchParams } = url;
  // The site has the same with and without a stroke at the end.
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

/** What the build has made is called as its styles call it. */
function fileOf(pathname: string) {
  return pathname.startsWith(BUILT) ? pathname.slice(1) : pathOfAddress(pathname);
}

/** What a name in the copy is spelt without: capitals, for many disks know no difference, and what has a meaning there. */
const SPELT_OUT = /[^a-z0-9.%-]|\.$/g;
const INDEX = /^index\.html$/;

/**
 * The path of an address in the copy: one that no other address has on any file system. Addresses of the site are in small
 * letters, so that theirs are as they are; the signs of others are spelt out by their numbers.
 */
function pathOfAddress(pathname: string) {
  return pathname
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .map((part) => spelt(part))
    .join("/");
}

/** The name of a list's choice, beside those of its items, which have no `_`. */
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

/** The way from one file of the copy to another one, or to a part of it. */
export function hrefBetween(from: string, to: string, fragment = "") {
  const hash = fragment && `#${fragment}`;
  if (from === to && hash) return hash;
  return posix.relative(posix.dirname(from), to) + hash;
}
