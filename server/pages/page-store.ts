import type { Encoding } from "../http/encodings";
import type { HeaderPairs } from "../http/security-headers";

/** A page in one content coding, with its headers ready but for the request's id. */
export type Copy = {
  body: Buffer;
  tag: string;
  head: string[];
  unchangedHead: string[];
};

/** A rendered page: what is sent of it, in each coding that was asked for. */
export type Page = {
  key: string;
  hash: string;
  headers: HeaderPairs;
  body: Buffer;
  compressible: boolean;
  copies: Partial<Record<Encoding, Copy>>;
  /** Copies in the making, so that many who ask at once wait for one. */
  encoding: Partial<Record<Encoding, Promise<Copy>>>;
  /** What it takes in memory. */
  bytes: number;
  /** The content's version and the time, on the monotonic clock, that it is good for. */
  version: string;
  expiresAt: number;
  /** The path as the log shows it, kept here because it is needed for every hit. */
  logPath?: string;
  /** Set on every hit; the sweep passes such a page by once. */
  used: boolean;
};

export type StoreSettings = {
  maxBytes: number;
  /** Changes with the content: a page stored under another version is not shown any more. */
  version: () => string;
  /** Milliseconds on a clock that nobody can set. */
  now: () => number;
  /** Told of each page that is kept no longer. */
  removed: (page: Page) => void;
};

function isSame(page: Page, other: Page) {
  return page.hash === other.hash && JSON.stringify(page.headers) === JSON.stringify(other.headers);
}

/** Keeps pages in memory, in no more bytes than are allowed. */
export function createPageStore({ maxBytes, version, now, removed }: StoreSettings) {
  const pages = new Map<string, Page>();
  let bytes = 0;

  /** The page under this key, while its version is the content's and its time is not over. */
  function find(key: string, at = now()) {
    const page = pages.get(key);
    if (page === undefined) return undefined;
    if (page.version !== version() || page.expiresAt <= at) return undefined;
    page.used = true;
    return page;
  }

  function remove(page: Page) {
    if (!holds(page)) return;
    pages.delete(page.key);
    bytes -= page.bytes;
    removed(page);
  }

  /**
   * Evicts pages, oldest first; one that was used since the last sweep gets a second chance and moves to
   * the end instead (the CLOCK algorithm, which costs a hit less than LRU).
   */
  function sweep() {
    for (const page of pages.values()) {
      if (bytes <= maxBytes) return;
      if (page.used) {
        page.used = false;
        pages.delete(page.key);
        pages.set(page.key, page);
      } else {
        remove(page);
      }
    }
  }

  /** Keeps the page; where the one before it says the same, that one stays, with the copies it has. */
  function store(page: Page): Page {
    const previous = pages.get(page.key);
    if (previous !== undefined && isSame(previous, page)) {
      return Object.assign(previous, { version: page.version, expiresAt: page.expiresAt });
    }
    if (previous !== undefined) remove(previous);
    pages.set(page.key, page);
    bytes += page.bytes;
    sweep();
    return page;
  }

  /** Whether it is this very page that is kept, and not one that has replaced it. */
  function holds(page: Page) {
    return pages.get(page.key) === page;
  }

  /** Counts bytes that a page has gained, or lost when they are below zero. */
  function grow(page: Page, change: number) {
    page.bytes += change;
    if (holds(page)) bytes += change;
    sweep();
  }

  return { find, store, holds, grow };
}
