import type { IncomingHttpHeaders } from "node:http";
import { countedAddress, isForOneVisitor, isStorablePath } from "~/cache-policy";
import type { ReceivedFile } from "~/utils/http/load-context";
import { type IsOwner, tooBusy } from "../bodies/request-body";
import { sendAnswer } from "../http/answers";
import type { Exchange } from "../http/exchange";
import { refuse, withPlainMessage } from "../http/refusals";
import type { RenderRoute, RouteRequest } from "./remix-handler";
import { createRenderTurns, goneSignal, type RenderTurns } from "./render-turns";
import { isStorableRequest, SharedPages, type SharedSettings } from "./shared-pages";

export type PageSettings = SharedSettings & {
  render: RenderRoute;
  isRouteId: (id: string) => boolean;
  isOwner: IsOwner;
};

/** What came with a request that changes something. */
export type RequestBody = {
  body: Buffer;
  /** The headers of the rest of the body, if files were taken out of it. */
  headers?: IncomingHttpHeaders;
  files?: ReceivedFile[];
};

type Call = Omit<RouteRequest, "context" | "signal"> & { files: ReceivedFile[] };

/** Answers with what is shared where it may, and through the routes otherwise. */
export class PageServer {
  readonly shared: SharedPages;
  private readonly turns: RenderTurns;

  constructor(private readonly settings: PageSettings) {
    this.turns = createRenderTurns((request) => this.render(request), settings.isOwner);
    this.shared = new SharedPages(settings, this.turns);
  }

  /** Answers through the routes. */
  async serve(exchange: Exchange, url: URL, origin: string, sent: RequestBody | null) {
    const { req, res, id, address } = exchange;
    const { fixedHeaders, isRouteId } = this.settings;
    const asker = { address, gone: goneSignal(res) };
    if (asker.gone.aborted) return;
    const isRead = req.method === "GET" || req.method === "HEAD";
    const request: RouteRequest = {
      // Remix takes a HEAD of single-fetch data for an action; the body is left out when sending.
      method: isRead ? "GET" : (req.method ?? ""),
      address: isRead ? countedAddress(url, isRouteId) : withoutData(url),
      origin,
      headers: sent?.headers ?? req.headers,
      body: sent?.body ?? null,
      context: { clientAddress: address, requestId: id, files: sent?.files ?? [] },
    };
    if (isRead && isStorableRequest(req) && isStorablePath(url.pathname)) {
      return this.shared.serve(exchange, asker, request);
    }
    const answer = await this.turns.render(asker, { ...request, signal: asker.gone });
    if (answer === null) return refuse(exchange, fixedHeaders, tooBusy());
    const isPersonal = isForOneVisitor(url.pathname, req.headers.cookie);
    return sendAnswer(exchange, fixedHeaders, withPlainMessage(answer, url.pathname), isPersonal);
  }

  /** The routes' answer to a request of the server's own, made on behalf of the visitor. */
  call(exchange: Exchange, { files, ...request }: Call) {
    const context = { clientAddress: exchange.address, requestId: exchange.id, files };
    return this.render({ ...request, context });
  }

  private async render(request: RouteRequest) {
    const answer = await this.settings.render(request);
    this.settings.contentVersion.expire();
    return answer;
  }
}

/** Remix fails on its old data parameter, and none of our pages sends it. */
function withoutData(url: URL) {
  if (!url.searchParams.has("_data")) return url.pathname + url.search;
  const kept = new URLSearchParams(url.searchParams);
  kept.delete("_data");
  return kept.size === 0 ? url.pathname : `${url.pathname}?${kept}`;
}
