import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import {
  countedAddress,
  isAnonymous,
  isPersonal,
  isShareable,
  secondsToKeep,
} from "~/document-policy";
import { matchesTag } from "~/utils/http/entity-tag.server";
import type { ReceivedFile } from "~/utils/http/load-context";
import { asksForLowData, hasLowForm } from "~/utils/http/low-data";
import { hasBody } from "../bodies/body-limits";
import { type IsOwner, tooBusy } from "../bodies/request-body";
import { createSendTurns } from "../connections/send-turns";
import { type Answer, headerText, sendAnswer } from "../http/answers";
import { preferredEncoding } from "../http/encodings";
import type { Exchange } from "../http/exchange";
import { refuse, withPlainMessage } from "../http/refusals";
import type { HeaderPairs } from "../http/security-headers";
import { loggedPath, logRequest, nextRequestId } from "../log";
import type { ContentVersion } from "./content-version";
import { createDocumentCache } from "./document-cache";
import type { Copy } from "./page-store";
import type { RenderRoute, RouteRequest } from "./remix-handler";
import type { Asker } from "./render-queue";
import { createRenderTurns, goneSignal } from "./render-turns";

const CACHE_BYTES = 32 * 1024 * 1024;

export type PageSettings = {
  render: RenderRoute;
  isRouteId: (id: string) => boolean;
  contentVersion: ContentVersion;
  fixedHeaders: HeaderPairs;
  isOwner: IsOwner;
  /** Off in development, where code changes while the content stays. */
  keepDocuments: boolean;
};

/** What came with a request that changes something. */
export type Sent = {
  body: Buffer;
  /** Where its files were taken out of the body, the headers of what is left. */
  headers?: IncomingHttpHeaders;
  files?: ReceivedFile[];
};

type Call = Omit<RouteRequest, "context" | "signal"> & { files: ReceivedFile[] };

export type PageServer = ReturnType<typeof createPageServer>;

/** Sends a kept page, or 304 to a conditional request whose `If-None-Match` names it. */
function sendCopy(req: IncomingMessage, res: ServerResponse, copy: Copy, id: string) {
  const unchanged = matchesTag(req.headers["if-none-match"], copy.tag);
  const head = unchanged ? copy.unchangedHead : copy.head;
  res.writeHead(unchanged ? 304 : 200, [...head, "X-Request-Id", id]);
  res.end(unchanged ? undefined : copy.body);
  return unchanged || req.method === "HEAD" ? 0 : copy.body.length;
}

/** A light page is another one than the whole one at its address; that makes two of a page, and never more. */
function keyOf(req: IncomingMessage, origin: string, address: string) {
  return wantsLowForm(req, address) ? `low ${origin}${address}` : origin + address;
}

function wantsLowForm({ headers }: IncomingMessage, address: string) {
  // Most requests have neither header.
  if (headers.cookie === undefined && headers["save-data"] === undefined) return false;
  return asksForLowData(headers) && hasLowForm(address.split("?", 1)[0] ?? "");
}

function mayShare(req: IncomingMessage) {
  return isAnonymous(req.headers.cookie) && req.headers.authorization === undefined;
}

/** Answers from the document cache where it may, and through the routes otherwise. */
export function createPageServer(settings: PageSettings) {
  const { fixedHeaders, contentVersion } = settings;

  async function render(request: RouteRequest) {
    const answer = await settings.render(request);
    contentVersion.expire();
    return answer;
  }

  const turns = createRenderTurns(render, settings.isOwner);
  const sendTurn = createSendTurns();

  const cache = createDocumentCache({
    maxBytes: CACHE_BYTES,
    version: contentVersion.current,
    secondsToKeep: ({ status, headers, pieces }: Answer) =>
      settings.keepDocuments && !pieces
        ? secondsToKeep(
            status,
            headerText(headers, "cache-control"),
            headers["set-cookie"] !== undefined,
          )
        : 0,
    fixedHeaders,
  });

  /** Answers at once if the page is stored; this is the whole way of most requests. */
  function serveStored(
    req: IncomingMessage,
    res: ServerResponse,
    origin: string,
    addressOf: (req: IncomingMessage) => string,
  ) {
    if ((req.method !== "GET" && req.method !== "HEAD") || !mayShare(req)) return false;
    if (hasBody(req.headers)) return false;
    const startedAt = performance.now();
    const page = cache.find(keyOf(req, origin, req.url ?? ""), startedAt);
    if (page === undefined) return false;
    const copy = cache.readyCopy(page, preferredEncoding(req.headers["accept-encoding"]));
    if (copy === undefined) return false;
    // There is nothing to read: so Node does not send the request through the end of a stream, a tenth of all its work.
    req.read();
    const id = nextRequestId();
    page.logPath ??= loggedPath(page.key.slice(page.key.indexOf(origin) + origin.length));
    const bytes = sendCopy(req, res, copy, id);
    logRequest({
      id,
      method: req.method,
      path: page.logPath,
      status: res.statusCode,
      milliseconds: performance.now() - startedAt,
      bytes,
      address: addressOf(req),
    });
    return true;
  }

  async function serveShared(exchange: Exchange, asker: Asker, request: RouteRequest) {
    const { req, res, id } = exchange;
    const { accept, host } = req.headers;
    const isLow = wantsLowForm(req, request.address);
    // What many will see must not depend on one visitor's headers.
    const shared: RouteRequest = {
      ...request,
      headers: { accept, host, ...(isLow && { "save-data": "on" }) },
      context: { ...request.context, requestId: "" },
    };
    const key = keyOf(req, request.origin, request.address);
    const outcome = await cache.findOrRender(key, asker, (first) => turns.enter(first, shared));
    if (outcome === null) return refuse(exchange, fixedHeaders, tooBusy());
    if ("page" in outcome) {
      const encoding = preferredEncoding(req.headers["accept-encoding"]);
      const copy = await cache.copyOf(outcome.page, encoding);
      await sendTurn();
      exchange.bytes = sendCopy(req, res, copy, id);
      return;
    }
    const { answer } = outcome;
    const repeat = answer.status >= 500 || answer.headers["set-cookie"] !== undefined;
    const own = repeat ? await turns.render(asker, request) : answer;
    if (own === null) return refuse(exchange, fixedHeaders, tooBusy());
    await sendTurn();
    await sendAnswer(exchange, fixedHeaders, own, false);
  }

  /** Answers through the routes. */
  async function serve(exchange: Exchange, url: URL, origin: string, sent: Sent | null) {
    const { req, res, id, address } = exchange;
    const asker = { address, gone: goneSignal(res) };
    if (asker.gone.aborted) return;
    const isRead = req.method === "GET" || req.method === "HEAD";
    const request: RouteRequest = {
      // Remix takes a HEAD of single-fetch data for an action; the body is left out when sending.
      method: isRead ? "GET" : (req.method ?? ""),
      address: isRead ? countedAddress(url, settings.isRouteId) : withoutData(url),
      origin,
      headers: sent?.headers ?? req.headers,
      body: sent?.body ?? null,
      context: { clientAddress: address, requestId: id, files: sent?.files ?? [] },
    };
    if (isRead && mayShare(req) && isShareable(url.pathname)) {
      return serveShared(exchange, asker, request);
    }
    const answer = await turns.render(asker, { ...request, signal: asker.gone });
    if (answer === null) return refuse(exchange, fixedHeaders, tooBusy());
    const personal = isPersonal(url.pathname, req.headers.cookie);
    return sendAnswer(exchange, fixedHeaders, withPlainMessage(answer, url.pathname), personal);
  }

  /** What the routes answer to a call of the server's own, made for the one who sent the request. */
  function call(exchange: Exchange, { files, ...request }: Call) {
    const context = { clientAddress: exchange.address, requestId: exchange.id, files };
    return render({ ...request, context });
  }

  return { serveStored, serve, call };
}

/** Remix fails on its old data parameter, and none of our pages sends it. */
function withoutData(url: URL) {
  if (!url.searchParams.has("_data")) return url.pathname + url.search;
  const kept = new URLSearchParams(url.searchParams);
  kept.delete("_data");
  return kept.size === 0 ? url.pathname : `${url.pathname}?${kept}`;
}
