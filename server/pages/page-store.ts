import type { StoredPage } from "./stored-page";

export type StoreSettings = {
  maxBytes: number;
  /** Changes with the content: a page stored under another version is not shown any more. */
  version: () => string;
  /** Milliseconds on a clock that nobody can set. */
  now: () => number;
  /** Called with each page that is no longer kept. */
  removed: (page: StoredPage) => void;
};

function isSame(page: StoredPage, other: StoredPage) {
  return page.hash === other.hash && JSON.stringify(page.headers) === JSON.stringify(other.headers);
}

/** Keeps pages in memory, in no more bytes than are allowed. */
export class PageStore {
  private readonly pages = new Map<string, StoredPage>();
  private bytes = 0;

  constructor(private readonly settings: StoreSettings) {}

  /** The page under this key, if its version is current and it has not expired. */
  find(key: string, at = this.settings.now()) {
    const page = this.pages.get(key);
    if (page === undefined) return undefined;
    if (page.version !== this.settings.version() || page.expiresAt <= at) return undefined;
    page.used = true;
    return page;
  }

  /** Stores the page; if the one before has the same content, that one stays, with its copies. */
  store(page: StoredPage): StoredPage {
    const previous = this.pages.get(page.key);
    if (previous !== undefined && isSame(previous, page)) {
      return Object.assign(previous, { version: page.version, expiresAt: page.expiresAt });
    }
    if (previous !== undefined) this.remove(previous);
    this.pages.set(page.key, page);
    this.bytes += page.bytes;
    this.sweep();
    return page;
  }

  /** Whether it is this very page that is kept, and not one that has replaced it. */
  holds(page: StoredPage) {
    return this.pages.get(page.key) === page;
  }

  /** Counts bytes that a page has gained, or lost when they are below zero. */
  grow(page: StoredPage, change: number) {
    page.bytes += change;
    if (this.holds(page)) this.bytes += change;
    this.sweep();
  }

  private remove(page: StoredPage) {
    if (!this.holds(page)) return;
    this.pages.delete(page.key);
    this.bytes -= page.bytes;
    this.settings.removed(page);
  }

  /**
   * Evicts pages, oldest first; one that was used since the last sweep gets a second chance and moves to
   * the end instead (the CLOCK algorithm, which costs a hit less than LRU).
   */
  private sweep() {
    for (const page of this.pages.values()) {
      if (this.bytes <= this.settings.maxBytes) return;
      if (page.used) {
        page.used = false;
        this.pages.delete(page.key);
        this.pages.set(page.key, page);
      } else {
        this.remove(page);
      }
    }
  }
}
