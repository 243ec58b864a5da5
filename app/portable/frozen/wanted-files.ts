import { isDayPage } from "./day-counts";
import type { FrozenPlace } from "./places";

export type WantedFile = Extract<FrozenPlace, { address: string }>;

/** So many pages are told of an address that is named on every page. */
const MOST_PAGES = 5;

/** What a copy of the site needs and what it has by now (the frontier of a crawl). */
export function wantedFiles() {
  // All others have links to days.
  const days: WantedFile[] = [];
  const others: WantedFile[] = [];
  const present = new Map<string, WantedFile>();
  /** The pages that name each address of which nothing came yet. */
  const namedOn = new Map<string, Set<string>>();

  /** Has what is at this place wait, where it is neither there nor waited for, and notes the address that names it. */
  function need(place: FrozenPlace, from: string) {
    if (!("address" in place) || present.has(place.address)) return;
    const known = namedOn.get(place.address);
    if (known) return void known.add(from);
    namedOn.set(place.address, new Set([from]));
    (isDayPage(place.address) ? days : others).push(place);
  }

  /** Notes that something came of this place. */
  function found(place: WantedFile) {
    present.set(place.address, place);
    namedOn.delete(place.address);
  }

  function isMissing(address: string) {
    return namedOn.has(address);
  }

  /** The pages on which something is named of which nothing came. */
  function namingPages() {
    const naming = new Set([...namedOn.values()].flatMap((named) => [...named]));
    return [...naming].flatMap((address) => present.get(address) ?? []);
  }

  /** The addresses at which nothing is, each with those of the first pages that name it. */
  function missing() {
    return [...namedOn].map(([address, named]) => ({
      address,
      pages: [...named].slice(0, MOST_PAGES),
    }));
  }

  return { days, others, need, found, namingPages, isMissing, missing };
}
