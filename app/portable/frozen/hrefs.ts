import type { ReadPart } from "./drawings";
import { type FrozenPlace, hrefBetween, type Reference, referenceOf, SEARCH_FILE } from "./places";

/** The copy that a page belongs to. */
export type Copy = {
  /** All origins under which the site links to itself. */
  origins: string[];
  /** The site's public address, which pages of the copy may mention; `null` without one. */
  siteUrl: string | null;
  /** Notes that the page at `from` needs this place. */
  need(place: FrozenPlace, from: string): void;
  /** Whether the site is known to have nothing at this address. */
  isMissing(address: string): boolean;
  /** Where the copy shows a day, or an item on it. */
  placeOfDay(day: string, fragment: string): { file: string; fragment: string };
  readPart: ReadPart;
};

export type FrozenPage = { address: string; file: string };

/** The place that a link on a page names; `null` for other sites. */
export function refer(href: string | undefined, { address }: FrozenPage, { origins }: Copy) {
  return href === undefined ? null : referenceOf(href, address, origins);
}

/** Whether a copy does not have this place. */
export function isGone(place: FrozenPlace, copy: Copy) {
  return place.kind === "live" || ("address" in place && copy.isMissing(place.address));
}

/** The link from a page of the copy to the place that `href` names; links to other sites stay as they are. */
export function hrefHere(href: string, page: FrozenPage, copy: Copy) {
  if (href.startsWith("#")) return href;
  const reference = refer(href, page, copy);
  return reference ? ownHref(reference, page, copy) : href;
}

function ownHref({ place, fragment }: Reference, page: FrozenPage, copy: Copy) {
  switch (place.kind) {
    case "live":
      return "";
    case "search":
      return hrefTo(SEARCH_FILE, page) + (place.query && `?${place.query}`);
    case "day": {
      const told = copy.placeOfDay(place.day, fragment);
      return hrefTo(told.file, page, told.fragment);
    }
    default:
      copy.need(place, page.address);
      return hrefTo(place.file, page, fragment);
  }
}

/** The relative link from a page to a file of the copy, or to a part of it. */
export function hrefTo(file: string, page: FrozenPage, fragment = "") {
  return hrefBetween(page.file, file, fragment);
}

/** A `srcset` with changed addresses. */
export function withAddresses(srcset: string, change: (href: string) => string) {
  return srcset
    .split(/,\s+/)
    .map((part) => {
      const [href = "", ...size] = part.trim().split(/\s+/);
      return [change(href), ...size].join(" ");
    })
    .join(", ");
}

/** A style with changed addresses; `data:` addresses stay. */
export function withUrls(style: string, change: (href: string) => string) {
  return style.replace(/url\(\s*(["']?)(?!data:)([^"')]+)\1\s*\)/g, (_, quote, href) => {
    return `url(${quote}${change(href)}${quote})`;
  });
}
