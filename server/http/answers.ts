import type { OutgoingHttpHeaders } from "node:http";
import type { Pieces } from "~/utils/async/stream-body";
import { cacheControlFor } from "./cache-control";
import { encodeOnce, isCompressible, preferredEncoding } from "./encodings";
import type { Exchange } from "./exchange";
import { DEFAULT_POLICY, type HeaderPairs } from "./security-headers";
import { streamAnswer } from "./streamed-answers";

/** A route's complete HTTP response before anything is sent; the body of a large one is made while it is sent. */
export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  pieces?: Pieces;
};

const EMPTY_STATUSES = new Set([204, 205, 304]);

/** A header's value as text; `undefined` when it is absent. */
export function headerText(headers: OutgoingHttpHeaders, name: string) {
  const value = headers[name];
  return value === undefined ? undefined : String(value);
}

/**
 * Header pairs in the flat form that is fastest for `writeHead`. Later pairs replace earlier ones of the same name; an
 * array, such as of `Set-Cookie`, becomes several pairs.
 */
export function flatHeaders(fixed: HeaderPairs, headers: OutgoingHttpHeaders) {
  const flat: string[] = [];
  for (const [name, value] of fixed) {
    if (headers[name.toLowerCase()] === undefined) flat.push(name, value);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) flat.push(name, String(one));
  }
  return flat;
}

/** Flat pairs as the lines of a response head. */
export function headerLines(flat: string[]) {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${flat[index + 1]}`] : []));
}

export function addVary(headers: OutgoingHttpHeaders, name: string) {
  const names = (headerText(headers, "vary") ?? "").split(", ").filter(Boolean);
  headers.vary = [...new Set([...names, ...name.split(", ")])].join(", ");
}

/** Completes a route's headers by the rules for all answers. */
export function completeHeaders(answer: Answer, isPersonal: boolean): OutgoingHttpHeaders {
  const { status, headers } = answer;
  const complete: OutgoingHttpHeaders = { ...headers };
  complete["content-security-policy"] ??= DEFAULT_POLICY;
  // Pages have a light version for `Save-Data`; files and data do not.
  if (headerText(headers, "content-type")?.startsWith("text/html")) addVary(complete, "Save-Data");
  complete["cache-control"] = cacheControlFor(
    status,
    headerText(headers, "cache-control"),
    isPersonal || headers["set-cookie"] !== undefined,
  );
  if (status === 405) complete.allow ??= "GET, HEAD, OPTIONS";
  return complete;
}

/** Sends a response that is not cached here, compressed as `Accept-Encoding` prefers. */
export async function sendAnswer(
  exchange: Exchange,
  fixed: HeaderPairs,
  answer: Answer,
  isPersonal: boolean,
) {
  const { req, res } = exchange;
  const headers = completeHeaders(answer, isPersonal);
  if (isPersonal) addVary(headers, "Cookie");
  headers["x-request-id"] = exchange.id;
  const { pieces } = answer;
  if (pieces) {
    const isText = isCompressible(headerText(headers, "content-type"), Number.POSITIVE_INFINITY);
    if (isText) addVary(headers, "Accept-Encoding");
    return streamAnswer(exchange, {
      pieces,
      isCompressible: isText,
      tag: headerText(headers, "etag"),
      begin: (status, more) => res.writeHead(status, flatHeaders(fixed, { ...headers, ...more })),
    });
  }
  let { body } = answer;
  if (EMPTY_STATUSES.has(answer.status)) {
    res.writeHead(answer.status, flatHeaders(fixed, headers));
    res.end();
    return;
  }
  if (isCompressible(headerText(headers, "content-type"), body.length)) {
    const encoding = preferredEncoding(req.headers["accept-encoding"]);
    body = await encodeOnce(body, encoding);
    if (encoding !== "identity") {
      headers["content-encoding"] = encoding;
      // A route's tag describes the bytes before compression, so it becomes a weak one.
      if (headers.etag !== undefined) headers.etag = `W/${headers.etag}`;
    }
    addVary(headers, "Accept-Encoding");
  }
  headers["content-length"] = body.length;
  exchange.bytes = body.length;
  res.writeHead(answer.status, flatHeaders(fixed, headers));
  res.end(body);
}
