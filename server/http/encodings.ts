import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const MIN_COMPRESSED_BYTES = 400;
/** Brotli's level while a client waits: 4 ms for the largest page. */
const QUICK_QUALITY = 6;
/** Brotli's level for stored bytes: an eighth smaller, but a fifth of a second. */
const SMALL_QUALITY = 11;
/**
 * Brotli's level for a body that is made while it is sent. It is so large that a higher level would cost seconds. The
 * window is kept in memory.
 */
const STREAM_QUALITY = 4;
const STREAM_WINDOW_BITS = 18;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|.*\+json|.*xml|javascript|wasm))/;

export type Encoding = "br" | "gzip" | "identity";

/** The `q` value that `Accept-Encoding` gives a coding; 0 if it is excluded or not named. */
function qualityOf(coding: string, header: string) {
  let wildcard = 0;
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    const checked = quality >= 0 && quality <= 1 ? quality : 0;
    if (name === coding) return checked;
    if (name === "*") wildcard = checked;
  }
  return wildcard;
}

function negotiate(header: string): Encoding {
  const brotli = qualityOf("br", header);
  const gzipped = qualityOf("gzip", header);
  if (brotli > 0 && brotli >= gzipped) return "br";
  return gzipped > 0 ? "gzip" : "identity";
}

const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/**
 * Content negotiation: the coding of the answer. Brotli wins a tie. Results are remembered, because browsers send only
 * a few different headers.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > 200) return "identity";
  let encoding = remembered.get(header);
  if (encoding === undefined) {
    encoding = negotiate(header);
    if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding);
  }
  return encoding;
}

export function isCompressible(contentType: string | undefined, bytes: number) {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType ?? "");
}

/** Compresses the bytes outside the event loop. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(body);
  if (encoding === "identity") return body;
  return compressBrotli(body, { params: brotliParams(body, QUICK_QUALITY) });
}

const codings = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** The same, done once for a body that is sent to many clients and then dropped. */
export function encodeOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const made = codings.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  codings.set(body, made);
  const encoded = made.get(encoding) ?? encode(body, encoding);
  made.set(encoding, encoded);
  return encoded;
}

/** A stream that compresses a body piece by piece. */
export function encoder(encoding: Encoding) {
  if (encoding === "identity") return new PassThrough();
  if (encoding === "gzip") return createGzip();
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: STREAM_WINDOW_BITS,
    },
  });
}

/** Brotli at a high level, for bytes that are stored. */
export function encodeSmall(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, { params: brotliParams(body, SMALL_QUALITY) });
}

function brotliParams(body: Buffer, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
}

const SUFFIXES: Record<Encoding, string> = { br: "-br", gzip: "-gz", identity: "" };

/** A strong `ETag`: the same bytes in another coding are another representation and get another tag. */
export function entityTag(hash: string, encoding: Encoding) {
  return `"${hash}${SUFFIXES[encoding]}"`;
}
