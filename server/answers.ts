import type { OutgoingHttpHeaders } from "node:http";
import { encode, isCompressible, preferredEncoding } from "./encodings";
import type { Exchange } from "./exchange";
import { cacheControlFor, DEFAULT_POLICY, type HeaderPairs } from "./security-headers";

/** What a route answered, complete, before anything is sent. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

const EMPTY_STATUSES = new Set([204, 205, 304]);

/** A header's value as text; `undefined` when it is absent. */
export function headerText(headers: OutgoingHttpHeaders, name: string) {
  const value = headers[name];
  return value === undefined ? undefined : String(value);
}

/**
 * Header pairs in the flat form that `writeHead` takes fastest. Later pairs replace earlier ones of
 * the same name; arrays, as of `Set-Cookie`, become a pair each.
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

export function addVary(headers: OutgoingHttpHeaders, name: string) {
  const given = headerText(headers, "vary");
  headers.vary = given ? `${given}, ${name}` : name;
}

/** Completes the headers of a route's answer by the rules that hold for all answers. */
export function completeHeaders(answer: Answer, personal: boolean): OutgoingHttpHeaders {
  const { status, headers } = answer;
  const complete: OutgoingHttpHeaders = { "content-security-policy": DEFAULT_POLICY, ...headers };
  complete["cache-control"] = cacheControlFor(
    status,
    headerText(headers, "cache-control"),
    personal || headers["set-cookie"] !== undefined,
  );
  if (status === 405) complete.allow ??= "GET, HEAD, OPTIONS";
  return complete;
}

/** Sends an answer that is not kept, compressed as the client likes it. */
export async function sendAnswer(
  exchange: Exchange,
  fixed: HeaderPairs,
  answer: Answer,
  personal: boolean,
) {
  const { req, res } = exchange;
  const headers = completeHeaders(answer, personal);
  headers["x-request-id"] = exchange.id;
  let { body } = answer;
  if (EMPTY_STATUSES.has(answer.status)) {
    res.writeHead(answer.status, flatHeaders(fixed, headers));
    res.end();
    return;
  }
  if (isCompressible(headerText(headers, "content-type"), body.length)) {
    const encoding = preferredEncoding(req.headers["accept-encoding"]);
    body = await encode(body, encoding);
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    addVary(headers, "Accept-Encoding");
  }
  headers["content-length"] = body.length;
  exchange.bytes = body.length;
  res.writeHead(answer.status, flatHeaders(fixed, headers));
  res.end(body);
}
