import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Pieces } from "~/utils/async/stream-body";
import { logError } from "~/utils/log-failure.server";
import type { Answer } from "../http/answers";
import { byFirstWord } from "../narrow-build";

/** A request for the routes: checked, complete, and with the site's own origin. */
export type RouteRequest = {
  method: string;
  /** Path and query. */
  address: string;
  origin: string;
  headers: IncomingHttpHeaders;
  body: Buffer | null;
  context: AppLoadContext;
  /** Aborts the work when its only client has disconnected. */
  signal?: AbortSignal;
};

export type RenderRoute = (request: RouteRequest) => Promise<Answer>;

/**
 * Replaces host, scheme and origin in the headers, which a visitor can write, by the checked ones: `site-origin` has
 * decided them, and the cross-origin check is done.
 */
function trustedHeaders({ headers, origin, body }: RouteRequest): IncomingHttpHeaders {
  const { protocol, host } = new URL(origin);
  const trusted: IncomingHttpHeaders = { ...headers, host };
  trusted["x-forwarded-proto"] = protocol.slice(0, -1);
  delete trusted["x-forwarded-host"];
  delete trusted["transfer-encoding"];
  if (trusted.origin !== undefined) trusted.origin = origin;
  if (body !== null) {
    trusted["content-length"] = String(body.length);
    // A POST without a body and a type is an empty form; Remix would fail on it.
    if (body.length === 0) trusted["content-type"] ??= "application/x-www-form-urlencoded";
  }
  return trusted;
}

function rebuildRequest(request: RouteRequest) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(trustedHeaders(request))) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const { method, signal } = request;
  const body = request.body as Uint8Array<ArrayBuffer> | null;
  return new Request(request.origin + request.address, { method, headers, body, signal });
}

async function wholeAnswer(response: Response): Promise<Answer> {
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Returns the function that finds the handler of an address; in development the routes may change with each request.
 */
function handlersOf(build: ServerBuild | (() => Promise<ServerBuild>), mode: string) {
  if (typeof build !== "function") {
    return byFirstWord(build, (routes) => createRequestHandler(routes, mode));
  }
  const handle = createRequestHandler(build, mode);
  return () => handle;
}

/**
 * The adapter between this server and Remix: runs the build's routes and returns their whole answer. A body that is
 * made while it is sent is returned as a stream.
 */
export function createRouteRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): RenderRoute {
  const handlerFor = handlersOf(build, mode);
  return async (request) => {
    let pieces: Pieces | undefined;
    const answerInPieces = (made: Pieces) => {
      pieces = made;
    };
    try {
      const rebuilt = rebuildRequest(request);
      const handle = await handlerFor(new URL(rebuilt.url).pathname);
      const response = await handle(rebuilt, { ...request.context, answerInPieces });
      const answer = await wholeAnswer(response);
      return pieces ? { ...answer, pieces } : answer;
    } catch (error) {
      const { requestId = "" } = request.context;
      if (!request.signal?.aborted) logError(requestId, error);
      const headers = { "content-type": "text/plain; charset=utf-8" };
      const body = Buffer.from(`Something went wrong. Request ${requestId}\n`);
      return { status: 500, headers, body };
    }
  };
}
