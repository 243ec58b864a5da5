import { type IncomingMessage, STATUS_CODES } from "node:http";
import { type Answer, flatHeaders } from "./answers";
import { isApi } from "./api-paths";
import type { Exchange } from "./exchange";
import { DEFAULT_POLICY, type HeaderPairs } from "./security-headers";

/** The error response to a request that is refused before any route sees it. */
export type Refusal = {
  status: number;
  message: string;
  headers?: Record<string, string>;
  /** How many bytes of an unread body are discarded; `DRAIN_BYTES` by default. */
  drainBytes?: number;
};

const DRAIN_MS = 3_000;
const DRAIN_BYTES = 1_000_000;

/** A short page, or JSON, with the reason; `id` is absent when there is no parsed request. */
export function refusalBody(refusal: Refusal, asJson: boolean, id?: string) {
  if (asJson) return `${JSON.stringify({ message: refusal.message })}\n`;
  const title = `${refusal.status} ${STATUS_CODES[refusal.status] ?? ""}`.trim();
  const note = id === undefined ? "" : `<p>Request ${id}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>${refusal.message}</p><p><a href="/">Back to the journey</a></p>${note}</main></body></html>
`;
}

/** The headers of a refusal, without the security headers that every answer has. */
export function refusalHeaders(refusal: Refusal, asJson: boolean, body: string) {
  return {
    "content-type": asJson ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "content-security-policy": DEFAULT_POLICY,
    "cache-control": "no-store",
    ...refusal.headers,
  };
}

/** For a method that exists, but not at this address. */
export const NOT_ALLOWED_HERE: Refusal = {
  status: 405,
  message: "This method is not allowed here.",
};

/** Replaces Remix's answer to an unsupported method, which says that the server failed. */
export function withPlainMessage(answer: Answer, pathname: string): Answer {
  if (answer.status !== 405 || answer.headers["x-remix-error"] === undefined) return answer;
  const asJson = isApi(pathname);
  const body = refusalBody(NOT_ALLOWED_HERE, asJson);
  const { "x-remix-error": _ours, ...headers } = answer.headers;
  return {
    status: 405,
    headers: { ...headers, ...refusalHeaders(NOT_ALLOWED_HERE, asJson, body) },
    body: Buffer.from(body),
  };
}

/**
 * Sends a refusal. If the connection closed with an unread body, the client would see an error in place of the answer.
 * So a limited part of the body is discarded first; then the connection closes (a lingering close).
 */
export function refuse(exchange: Exchange, fixed: HeaderPairs, refusal: Refusal) {
  const { req, res } = exchange;
  if (res.headersSent || res.destroyed) return;
  const asJson = isApi(req.url ?? "");
  const body = refusalBody(refusal, asJson, exchange.id);
  const headers: Record<string, string> = refusalHeaders(refusal, asJson, body);
  headers["x-request-id"] = exchange.id;
  exchange.bytes = Number(headers["content-length"]);
  const unread = !req.complete;
  if (unread) headers.connection = "close";
  res.writeHead(refusal.status, flatHeaders(fixed, headers));
  // A client that waits for `100 Continue` has not sent its body.
  const drainBytes = exchange.awaitsContinue ? 0 : (refusal.drainBytes ?? DRAIN_BYTES);
  if (!unread || drainBytes === 0) {
    res.end(body);
    return;
  }
  res.write(body);
  // The answer to HEAD has no body, so its headers have to be flushed.
  res.flushHeaders();
  drain(req, drainBytes, () => res.end());
}

/** Discards up to `maxBytes`, then stops reading; the client has the rest of the time to read its answer. */
function drain(req: IncomingMessage, maxBytes: number, done: () => void) {
  let drained = 0;
  const timer = setTimeout(finish, DRAIN_MS);
  function finish() {
    clearTimeout(timer);
    req.pause();
    done();
  }
  req.on("data", (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > maxBytes) req.pause();
  });
  req.once("end", finish);
  req.once("close", () => clearTimeout(timer));
  req.resume();
}
