import { contentHash } from "~/utils/http/entity-tag.server";
import { type Answer, addVary, completeHeaders, flatHeaders, headerText } from "../http/answers";
import { type Encoding, encode, encodeSmall, entityTag, isCompressible } from "../http/encodings";
import type { HeaderPairs } from "../http/security-headers";
import { type Copy, createPageStore, type Page, type StoreSettings } from "./page-store";
import type { Asker, Turn } from "./render-queue";

/** `null` where nothing was rendered, since too many wait. */
type Outcome = { page: Page } | { answer: Answer } | null;

type CacheSettings = Omit<StoreSettings, "now" | "removed"> & {
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
    head: [...shared, ...coding, ...length],
    unchangedHead: shared,
  };
}

/** Compressed bytes lie at the beginning of some 16 KB, which they would keep. */
function withoutSpare(body: Buffer) {
  if (body.length === body.buffer.byteLength) return body;
  const exact = Buffer.allocUnsafeSlow(body.length);
  body.copy(exact);
  return exact;
}

function bytesOf({ body, head }: Copy) {
  return body.length + head.join().length;
}

type Freshness = Pick<Page, "key" | "version" | "expiresAt">;

function makePage(fixed: HeaderPairs, answer: Answer, freshness: Freshness) {
  const { headers, body } = answer;
  const page: Page = {
    ...freshness,
    hash: contentHash(body),
    headers: storedHeaders(fixed, answer),
    body,
    compressible: isCompressible(headerText(headers, "content-type"), body.length),
    copies: {},
    encoding: {},
    bytes: freshness.key.length + PAGE_OVERHEAD_BYTES,
    used: false,
  };
  const copy = makeCopy(page, "identity", body);
  page.copies.identity = copy;
  page.bytes += bytesOf(copy);
  return page;
}

/**
 * Rendered pages, feeds and public JSON for many: one rendering for all who ask at once (request
 * coalescing, or single flight, against a cache stampede), and each content coding made once.
 */
export function createDocumentCache(settings: CacheSettings) {
  const { version, secondsToKeep, fixedHeaders, now = () => performance.now() } = settings;
  /** Stored pages whose Brotli was made quickly: one that is evicted must not be held by its turn. */
  const unshrunk = new Set<Page>();
  const { find, store, holds, grow } = createPageStore({
    ...settings,
    now,
    removed: (page) => unshrunk.delete(page),
  });
  const rendering = new Map<string, { turn: Turn<Answer>; outcome: Promise<Outcome> }>();
  let isShrinking = false;

  async function storeResult(key: string, version: string, result: Promise<Answer | null>) {
    const answer = await result;
    if (answer === null) return null;
    const seconds = secondsToKeep(answer);
    if (seconds <= 0) return { answer };
    const expiresAt = now() + seconds * 1000;
    return { page: store(makePage(fixedHeaders, answer, { key, version, expiresAt })) };
  }

  /**
   * The stored page, or what was rendered when its turn came. Many who ask at once share one rendering, but never
   * one that began before the content last changed.
   */
  function findOrRender(
    key: string,
    asker: Asker,
    enterQueue: (asker: Asker) => Turn<Answer>,
  ): Promise<Outcome> {
    const page = find(key);
    if (page !== undefined) return Promise.resolve({ page });
    const current = version();
    const ticket = `${current} ${key}`;
    const shared = rendering.get(ticket);
    if (shared !== undefined) {
      shared.turn.join(asker);
      return shared.outcome;
    }
    const turn = enterQueue(asker);
    const outcome = storeResult(key, current, turn.result).finally(() => rendering.delete(ticket));
    rendering.set(ticket, { turn, outcome });
    return outcome;
  }

  function storeCopy(page: Page, encoding: Encoding, body: Buffer) {
    const copy = makeCopy(page, encoding, withoutSpare(body));
    const before = page.copies[encoding];
    page.copies[encoding] = copy;
    grow(page, bytesOf(copy) - (before ? bytesOf(before) : 0));
    return copy;
  }

  async function encodeCopy(page: Page, preferred: Encoding) {
    const copy = storeCopy(page, preferred, await encode(page.body, preferred));
    if (preferred === "br" && holds(page)) unshrunk.add(page);
    shrinkAll();
    return copy;
  }

  /** Nobody waits for this, and the quick copy is good too; one page at a time, so that those who wait have the threads. */
  async function shrinkAll() {
    if (isShrinking) return;
    isShrinking = true;
    for (const page of unshrunk) {
      unshrunk.delete(page);
      const body = await encodeSmall(page.body).catch(() => null);
      if (body && holds(page)) storeCopy(page, "br", body);
    }
    isShrinking = false;
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

  return { find, readyCopy, findOrRender, copyOf };
}
