import { contentHash } from "~/utils/http/entity-tag.server";
import { type Answer, addVary, completeHeaders, flatHeaders, headerText } from "../http/answers";
import { type Encoding, entityTag, isCompressible } from "../http/encodings";
import type { HeaderPairs } from "../http/security-headers";

const PAGE_OVERHEAD_BYTES = 2_000;

/** A page in one content coding, with its headers ready but for the request's id. */
export type Copy = {
  body: Buffer;
  tag: string;
  head: string[];
  unchangedHead: string[];
};

/** A rendered page: what is sent of it, in each coding that was asked for. */
export type StoredPage = {
  key: string;
  hash: string;
  /** Names and values by turns, as `writeHead` takes them. */
  headers: string[];
  body: Buffer;
  compressible: boolean;
  copies: Partial<Record<Encoding, Copy>>;
  /** Copies in the making, so that many who ask at once wait for one. */
  encoding: Partial<Record<Encoding, Promise<Copy>>>;
  /** What it takes in memory. */
  bytes: number;
  /** The version of the content that it shows, and when it expires on the monotonic clock. */
  version: string;
  expiresAt: number;
  /** The path as the log shows it, kept here because it is needed for every hit. */
  logPath?: string;
  /** Set on every hit; the sweep passes such a page by once. */
  used: boolean;
};

function storedHeaders(fixed: HeaderPairs, answer: Answer) {
  const headers = completeHeaders(answer, false);
  delete headers["content-length"];
  // Each coding gets a tag of its own.
  delete headers.etag;
  addVary(headers, "Accept-Encoding, Cookie");
  return flatHeaders(fixed, headers);
}

function makeCopy(page: StoredPage, encoding: Encoding, body: Buffer): Copy {
  // Weak for Brotli: its bytes are made smaller later, with the same content.
  const tag = `${encoding === "br" ? "W/" : ""}${entityTag(page.hash, encoding)}`;
  const shared = [...page.headers, "ETag", tag];
  const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const length = ["Content-Length", String(body.length)];
  return {
    body,
    tag,
    head: [...shared, ...coding, ...length],
    unchangedHead: shared,
  };
}

/** Compressed bytes use only the beginning of some 16 KB, all of which they would keep in memory. */
function withoutSpare(body: Buffer) {
  if (body.length === body.buffer.byteLength) return body;
  const exact = Buffer.allocUnsafeSlow(body.length);
  body.copy(exact);
  return exact;
}

function bytesOf({ body, head }: Copy) {
  return body.length + head.join().length;
}

/** Under which key a page is kept, and for how long. */
type Freshness = Pick<StoredPage, "key" | "version" | "expiresAt">;

/** The page that is kept of an answer, with the copy that needs no coding. */
export function makePage(fixed: HeaderPairs, answer: Answer, freshness: Freshness) {
  const { headers, body } = answer;
  const page: StoredPage = {
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

/** Replaces the page's copy in this coding; returns it, and by how many bytes the page has grown. */
export function setCopy(page: StoredPage, encoding: Encoding, body: Buffer) {
  const copy = makeCopy(page, encoding, withoutSpare(body));
  const before = page.copies[encoding];
  page.copies[encoding] = copy;
  return { copy, growth: bytesOf(copy) - (before ? bytesOf(before) : 0) };
}

/** The page in the preferred coding, if it is ready. */
export function readyCopy(page: StoredPage, preferred: Encoding) {
  return page.compressible ? page.copies[preferred] : page.copies.identity;
}
