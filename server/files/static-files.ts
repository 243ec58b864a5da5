import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { contentHash, matchesTag } from "~/utils/http/entity-tag.server";
import { flatHeaders } from "../http/answers";
import { type Encoding, entityTag, preferredEncoding } from "../http/encodings";
import type { Exchange } from "../http/exchange";
import { DEFAULT_POLICY, type HeaderPairs } from "../http/security-headers";

/** Media types by file extension. */
export const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=600";
/** A service worker must be revalidated each time; otherwise an old one stays for a day. */
const ALWAYS_ASK = "public, no-cache";

/**
 * A worker obeys the policy of its own file and has to fetch what pages show. Map tiles may come by http to a site that
 * is tried out by http; on https the browser blocks everything else anyway.
 */
const WORKER_POLICY = "default-src 'self'; connect-src 'self' https: http:; object-src 'none'";

type Copy = { body: Buffer; tag: string; head: string[] };
type StaticFile = {
  path: string;
  file: string;
  /** A text to send in place of the file. */
  text?: string | undefined;
  encodings: Encoding[];
  copies: Map<Encoding, Promise<Copy>>;
};

function listFiles(folder: string, prefix = "/"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), `${prefix}${entry.name}/`);
    return entry.isFile() ? [prefix + entry.name] : [];
  });
}

function indexFiles(folder: string, texts: Record<string, string>) {
  const paths = new Set(existsSync(folder) ? listFiles(folder) : []);
  const index = new Map<string, StaticFile>();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && paths.has(path.slice(0, -3))) continue;
    const encodings: Encoding[] = ["identity"];
    if (paths.has(`${path}.br`)) encodings.push("br");
    if (paths.has(`${path}.gz`)) encodings.push("gzip");
    index.set(path, { path, file: join(folder, path), encodings, copies: new Map() });
  }
  for (const [path, text] of Object.entries(texts)) {
    index.set(path, { path, file: "", text, encodings: ["identity"], copies: new Map() });
  }
  return index;
}

function cachingOf(path: string) {
  if (path.startsWith("/assets/")) return IMMUTABLE;
  return path === "/sw.js" ? ALWAYS_ASK : SHORT;
}

const SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

async function load(entry: StaticFile, encoding: Encoding, fixed: HeaderPairs): Promise<Copy> {
  const { text } = entry;
  const body = text ? Buffer.from(text) : await readFile(entry.file + SUFFIXES[encoding]);
  const tag = entityTag(contentHash(body), encoding);
  const head = flatHeaders(fixed, {
    "content-type": TYPES[extname(entry.path)] ?? "application/octet-stream",
    "content-security-policy": entry.path === "/sw.js" ? WORKER_POLICY : DEFAULT_POLICY,
    "cache-control": cachingOf(entry.path),
    ...(entry.encodings.length > 1 && { vary: "Accept-Encoding" }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    etag: tag,
  });
  return { body, tag, head };
}

/**
 * Serves the files of the client build. They are found by name in a list made at start, so no address can reach
 * anything else, by path traversal or otherwise. A file is read at its first request and stays in memory. `texts`
 * replace the files at their paths.
 */
export function createStaticFiles(
  folder: string,
  fixed: HeaderPairs,
  texts: Record<string, string> = {},
) {
  const index = indexFiles(folder, texts);

  /** Sends the file at this path; `false` when there is none. */
  async function serve(exchange: Exchange, pathname: string) {
    const entry = index.get(pathname);
    if (entry === undefined) return false;
    const { req, res, id } = exchange;
    const preferred = preferredEncoding(req.headers["accept-encoding"]);
    const encoding = entry.encodings.includes(preferred) ? preferred : "identity";
    let loading = entry.copies.get(encoding);
    if (loading === undefined) {
      loading = load(entry, encoding, fixed);
      entry.copies.set(encoding, loading);
      loading.catch(() => entry.copies.delete(encoding));
    }
    const { body, tag, head } = await loading;
    if (matchesTag(req.headers["if-none-match"], tag)) {
      res.writeHead(304, [...head, "x-request-id", id]);
      res.end();
      return true;
    }
    exchange.bytes = body.length;
    res.writeHead(200, [...head, "content-length", String(body.length), "x-request-id", id]);
    res.end(body);
    return true;
  }

  return { serve };
}
