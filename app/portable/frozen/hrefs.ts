import type { ReadPart } from "./drawings";
import { type FrozenPlace, hrefBetween, type Reference, referenceOf, SEARCH_FILE } from "./places";

/** The copy that a page becomes a part of. */
export type Copy = {
  /** The origins by which the site names itself. */
  origins: string[];
  /** Its address on the web, which pages of the copy may name as theirs; `null` where it has none. */
  siteUrl: string | null;
  /** Takes note that the page at the address `from` needs what is at this place. */
  need(place: FrozenPlace, from: string): void;
  /** Whether the site has nothing at this address, as far as is known by now. */
  isMissing(address: string): boolean;
  /** Where the days tell of a day, or of something on it. */
  placeOfDay(day: string, fragment: string): { file: string; fragment: string };
  readPart: ReadPart;
};

export type FrozenPage = { address: string; file: string };

/** What a link on a page names; `null` for what lies elsewhere. */
export function refer(href: string | undefined, { address }: FrozenPage, { origins }: Copy) {
  return href === undefined ? null : referenceOf(href, address, origins);
}

/** Whether a copy has nothing of what is at this place. */
export function isGone(place: FrozenPlace, copy: Copy) {
  return place.kind === "live" || ("address" in place && copy.isMissing(place.address));
}

/** The way from a page of the copy to what its link names; what lies elsewhere stays as it is. */
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

/** The way from a page to a file of the copy, or to a part of it. */
export function hrefTo(file: string, page: FrozenPage, fragment = "") {
  return hrefBetween(page.file, file, fragment);
}

/** A `srcset` with its addresses changed. */
export function withAddresses(srcset: string, change: (href: string) => string) {
  return srcset
    .split(/,\s+/)
    .map((part) => {
      const [href = "", ...size] = part.trim().split(/\s+/);
      return [change(href), ...size].join(" ");
    })
    .join(", ");
}

/** A style with its addresses changed; those of data stay as they are. */
export function withUrls(style: string, change: (href: string) => string) {
  return style.replace(/url\(\s*(["']?)(?!data:)([^"')]+)\1\s*\)/g, (_, quote, href) => {
    return `url(${quote}${change(href)}${quote})`;
  });
}
