import { isDayPage } from "./day-counts";
import type { FrozenPlace } from "./places";

export type WantedFile = Extract<FrozenPlace, { address: string }>;

/** For a missing address, at most this many of the pages that name it are reported. */
const MOST_PAGES = 5;

/** What a copy of the site still needs and what it has (the frontier of a crawl). */
export function wantedFiles() {
  // Frozen first: all other pages link to days.
  const days: WantedFile[] = [];
  const others: WantedFile[] = [];
  const present = new Map<string, WantedFile>();
  /** The addresses without content so far, each with the pages that name it. */
  const namedOn = new Map<string, Set<string>>();

  /** Queues a place that is neither present nor queued, and notes the address of the page that names it. */
  function need(place: FrozenPlace, from: string) {
    if (!("address" in place) || present.has(place.address)) return;
    const known = namedOn.get(place.address);
    if (known) return void known.add(from);
    namedOn.set(place.address, new Set([from]));
    (isDayPage(place.address) ? days : others).push(place);
  }

  /** Notes that a place has content. */
  function found(place: WantedFile) {
    present.set(place.address, place);
    namedOn.delete(place.address);
  }

  function isMissing(address: string) {
    return namedOn.has(address);
  }

  /** The pages that name missing addresses. */
  function namingPages() {
    const naming = new Set([...namedOn.values()].flatMap((named) => [...named]));
    return [...naming].flatMap((address) => present.get(address) ?? []);
  }

  /** The missing addresses, each with the first pages that name it. */
  function missing() {
    return [...namedOn].map(([address, named]) => ({
      address,
      pages: [...named].slice(0, MOST_PAGES),
    }));
  }

  return { days, others, need, found, namingPages, isMissing, missing };
}
