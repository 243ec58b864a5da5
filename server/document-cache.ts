import { contentHash } from "~/utils/entity-tag.server";
import { type Answer, addVary, completeHeaders, flatHeaders, headerText } from "./answers";
import { type Encoding, encode, encodeSmall, isCompressible } from "./encodings";
import { entityTag } from "./etag";
import type { HeaderPairs } from "./security-headers";

/** A stored page in one coding, with its headers ready; the last slot takes the request's id. */
export type Copy = { body: Buffer; tag: string; head: string[]; unchangedHead: string[] };

export type Page = {
  key: string;
  version: string;
  /** On the monotonic clock. */
  expiresAt: number;
  hash: string;
  headers: HeaderPairs;
  body: Buffer;
  compressible: boolean;
  copies: Partial<Record<Encoding, Copy>>;
  /** Copies in the making, so that many who ask at once wait for one. */
  encoding: Partial<Record<Encoding, Promise<Copy>>>;
  bytes: number;
  /** The path as the log shows it, kept here because it is needed for every hit. */
  logPath?: string;
  /** Set on every hit; the sweep passes such a page by once. */
  used: boolean;
};

export type Outcome = { page: Page } | { answer: Answer };

export type CacheSettings = {
  maxBytes: number;
  /** Changes with the content: a page stored under another version is not shown any more. */
  version: () => string;
  /** How many seconds the answer may be kept; 0 when it may not. */
  secondsToKeep: (answer: Answer) => number;
  fixedHeaders: HeaderPairs;
  /** Milliseconds on a clock that nobody can set. */
  now?: () => number;
};

const PAGE_OVERHEAD_BYTES = 2_000;

function storedHeaders(fixed: HeaderPairs, answer: Answer): HeaderPairs {
  const headers = completeHeaders(answer, false);
  delete headers["content-length"];
  // Each coding gets a tag of its own.
  delete headers.etag;
  addVary(headers, "Accept-Encoding, Cookie");
  const flat = flatHeaders(fixed, headers);
  return flat.flatMap(
    (name, index): HeaderPairs => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : []),
  );
}

function makeCopy(page: Page, encoding: Encoding, body: Buffer): Copy {
  // Weak for Brotli, whose bytes are made smaller later and say the same.
  const tag = `${encoding === "br" ? "W/" : ""}${entityTag(page.hash, encoding)}`;
  const shared = [...page.headers.flat(), "ETag", tag];
  const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const length = ["Content-Length", String(body.length)];
  return {
    body,
    tag,
    head: [...shared, ...coding, ...length, "X-Request-Id", ""],
    unchangedHead: [...shared, "X-Request-Id", ""],
  };
}

/** Keeps rendered pages, feeds and public JSON in memory, each in the codings that were asked for. */
export function createDocumentCache(settings: CacheSettings) {
  const now = settings.now ?? (() => performance.now());
  const pages = new Map<string, Page>();
  const rendering = new Map<string, Promise<Outcome>>();
  let bytes = 0;
  let shrinking = Promise.resolve();

  function remove(page: Page) {
    if (pages.get(page.key) !== page) return;
    pages.delete(page.key);
    bytes -= page.bytes;
  }

  /** Oldest first; a page that was used since the last sweep moves to the end instead. */
  function sweep() {
    for (const page of pages.values()) {
      if (bytes <= settings.maxBytes) return;
      if (page.used) {
        page.used = false;
        pages.delete(page.key);
        pages.set(page.key, page);
      } else {
        remove(page);
      }
    }
  }

  function find(key: string) {
    const page = pages.get(key);
    if (page === undefined) return undefined;
    if (page.version !== settings.version() || page.expiresAt <= now()) return undefined;
    page.used = true;
    return page;
  }

  function store(key: string, version: string, answer: Answer, seconds: number): Page {
    const headers = storedHeaders(settings.fixedHeaders, answer);
    const hash = contentHash(answer.body);
    const expiresAt = now() + seconds * 1000;
    const previous = pages.get(key);
    if (previous?.hash === hash && JSON.stringify(previous.headers) === JSON.stringify(headers)) {
      Object.assign(previous, { version, expiresAt });
      return previous;
    }
    if (previous !== undefined) remove(previous);
    const { body } = answer;
    const compressible = isCompressible(headerText(answer.headers, "content-type"), body.length);
    const size = body.length + key.length + PAGE_OVERHEAD_BYTES;
    const page = { key, version, expiresAt, hash, headers, body, compressible, bytes: size };
    const stored: Page = { ...page, copies: {}, encoding: {}, used: false };
    stored.copies.identity = makeCopy(stored, "identity", body);
    pages.set(key, stored);
    bytes += size;
    sweep();
    return stored;
  }

  async function renderAndStore(key: string, version: string, render: () => Promise<Answer>) {
    const answer = await render();
    const seconds = settings.secondsToKeep(answer);
    return seconds > 0 ? { page: store(key, version, answer, seconds) } : { answer };
  }

  /**
   * The stored page, or what `render` answered. Many who ask at once share one rendering, but never
   * one that began before the content last changed.
   */
  function findOrRender(key: string, render: () => Promise<Answer>): Promise<Outcome> {
    const page = find(key);
    if (page !== undefined) return Promise.resolve({ page });
    const version = settings.version();
    const ticket = `${version} ${key}`;
    let outcome = rendering.get(ticket);
    if (outcome === undefined) {
      outcome = renderAndStore(key, version, render).finally(() => rendering.delete(ticket));
      rendering.set(ticket, outcome);
    }
    return outcome;
  }

  function keepCopy(page: Page, encoding: Encoding, body: Buffer) {
    const copy = makeCopy(page, encoding, body);
    const change = body.length - (page.copies[encoding]?.body.length ?? 0);
    page.copies[encoding] = copy;
    page.bytes += change;
    if (pages.get(page.key) === page) bytes += change;
    sweep();
    return copy;
  }

  async function encodeCopy(page: Page, preferred: Encoding) {
    const copy = keepCopy(page, preferred, await encode(page.body, preferred));
    if (preferred === "br") shrinking = shrinking.then(() => shrink(page)).catch(() => {});
    return copy;
  }

  /** Nobody waits for this, and the quick copy is good too; one page at a time, so that those who wait have the threads. */
  async function shrink(page: Page) {
    if (pages.get(page.key) === page) keepCopy(page, "br", await encodeSmall(page.body));
  }

  /** The page in the preferred coding, if it is ready. */
  function readyCopy(page: Page, preferred: Encoding) {
    return page.compressible ? page.copies[preferred] : page.copies.identity;
  }

  /** The page in the preferred coding, made once and kept. */
  function copyOf(page: Page, preferred: Encoding): Promise<Copy> {
    const ready = readyCopy(page, preferred);
    if (ready !== undefined) return Promise.resolve(ready);
    page.encoding[preferred] ??= encodeCopy(page, preferred).finally(() => {
      delete page.encoding[preferred];
    });
    return page.encoding[preferred];
  }

  return { find, readyCopy, findOrRender, copyOf, size: () => ({ pages: pages.size, bytes }) };
}
