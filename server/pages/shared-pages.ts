import type { IncomingMessage, ServerResponse } from "node:http";
import { isAnonymous, secondsToKeep } from "~/cache-policy";
import { matchesTag } from "~/utils/http/entity-tag.server";
import { asksForLowData, hasLowForm } from "~/utils/http/low-data";
import { hasBody } from "../bodies/body-limits";
import { tooBusy } from "../bodies/request-body";
import { createSendTurns } from "../connections/send-turns";
import { type Answer, headerText, sendAnswer } from "../http/answers";
import { preferredEncoding } from "../http/encodings";
import type { Exchange } from "../http/exchange";
import { refuse } from "../http/refusals";
import type { HeaderPairs } from "../http/security-headers";
import { loggedPath, logRequest, nextRequestId } from "../log";
import type { ContentVersion } from "./content-version";
import { DocumentCache } from "./document-cache";
import type { RouteRequest } from "./remix-handler";
import type { Asker } from "./render-queue";
import type { RenderTurns } from "./render-turns";
import { type Copy, readyCopy } from "./stored-page";

const CACHE_BYTES = 32 * 1024 * 1024;

export type SharedSettings = {
  contentVersion: ContentVersion;
  fixedHeaders: HeaderPairs;
  /** Off in development, where code changes while the content stays. */
  keepDocuments: boolean;
};

/** Sends a kept page, or 304 to a conditional request whose `If-None-Match` names it. */
function sendCopy(req: IncomingMessage, res: ServerResponse, copy: Copy, id: string) {
  const unchanged = matchesTag(req.headers["if-none-match"], copy.tag);
  const head = unchanged ? copy.unchangedHead : copy.head;
  res.writeHead(unchanged ? 304 : 200, [...head, "X-Request-Id", id]);
  res.end(unchanged ? undefined : copy.body);
  return unchanged || req.method === "HEAD" ? 0 : copy.body.length;
}

/** The low-data form of a page has a key of its own, so there are at most two pages for an address. */
function keyOf(req: IncomingMessage, origin: string, address: string) {
  return wantsLowForm(req, address) ? `low ${origin}${address}` : origin + address;
}

function wantsLowForm({ headers }: IncomingMessage, address: string) {
  // Most requests have neither header.
  if (headers.cookie === undefined && headers["save-data"] === undefined) return false;
  return asksForLowData(headers) && hasLowForm(address.split("?", 1)[0] ?? "");
}

/** Whether the answer to this request may be shared with others. */
export function isStorableRequest(req: IncomingMessage) {
  return isAnonymous(req.headers.cookie) && req.headers.authorization === undefined;
}

function secondsOf({ status, headers, pieces }: Answer) {
  if (pieces) return 0;
  const caching = headerText(headers, "cache-control");
  return secondsToKeep(status, caching, headers["set-cookie"] !== undefined);
}

/** Pages that are for all who ask, from the document cache. */
export class SharedPages {
  private readonly cache: DocumentCache;
  private readonly sendTurn = createSendTurns();

  constructor(
    private readonly settings: SharedSettings,
    private readonly turns: RenderTurns,
  ) {
    this.cache = new DocumentCache({
      maxBytes: CACHE_BYTES,
      version: settings.contentVersion.current,
      now: () => performance.now(),
      secondsToKeep: (answer) => (settings.keepDocuments ? secondsOf(answer) : 0),
      fixedHeaders: settings.fixedHeaders,
    });
  }

  /** Answers at once if the page is stored; most requests go no further. */
  serveStored(
    req: IncomingMessage,
    res: ServerResponse,
    origin: string,
    addressOf: (req: IncomingMessage) => string,
  ) {
    if ((req.method !== "GET" && req.method !== "HEAD") || !isStorableRequest(req)) return false;
    if (hasBody(req.headers)) return false;
    const startedAt = performance.now();
    const page = this.cache.find(keyOf(req, origin, req.url ?? ""), startedAt);
    if (page === undefined) return false;
    const copy = readyCopy(page, preferredEncoding(req.headers["accept-encoding"]));
    if (copy === undefined) return false;
    // There is no body: reading now spares Node the end of a stream, a tenth of all its work.
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

  /** Answers with the stored page, or with one that is rendered for all who ask meanwhile. */
  async serve(exchange: Exchange, asker: Asker, request: RouteRequest) {
    const { req, res, id } = exchange;
    const { fixedHeaders } = this.settings;
    const key = keyOf(req, request.origin, request.address);
    const shared = sharedRequest(req, request);
    const outcome = await this.cache.findOrRender(key, asker, (first) =>
      this.turns.enter(first, shared),
    );
    if (outcome === null) return refuse(exchange, fixedHeaders, tooBusy());
    if ("page" in outcome) {
      const encoding = preferredEncoding(req.headers["accept-encoding"]);
      const copy = await this.cache.copyOf(outcome.page, encoding);
      await this.sendTurn();
      exchange.bytes = sendCopy(req, res, copy, id);
      return;
    }
    const { answer } = outcome;
    const repeat = answer.status >= 500 || answer.headers["set-cookie"] !== undefined;
    const own = repeat ? await this.turns.render(asker, request) : answer;
    if (own === null) return refuse(exchange, fixedHeaders, tooBusy());
    await this.sendTurn();
    await sendAnswer(exchange, fixedHeaders, own, false);
  }
}

/** What many will see must not depend on one visitor's headers. */
function sharedRequest(req: IncomingMessage, request: RouteRequest): RouteRequest {
  const { accept, host } = req.headers;
  const isLow = wantsLowForm(req, request.address);
  return {
    ...request,
    headers: { accept, host, ...(isLow && { "save-data": "on" }) },
    context: { ...request.context, requestId: "" },
  };
}
