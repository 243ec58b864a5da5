import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Pieces } from "~/utils/async/stream-body";
import { logError } from "~/utils/log-failure.server";
import type { Answer } from "../http/answers";
import { byFirstWord } from "../narrow-build";

/** A request as the routes get to see it: checked, complete, and with an address that is ours. */
export type RouteRequest = {
  method: string;
  /** Path and query. */
  address: string;
  origin: string;
  headers: IncomingHttpHeaders;
  body: Buffer | null;
  context: AppLoadContext;
  /** Stops the work when the only one who waits for it has left. */
  signal?: AbortSignal;
};

export type RenderRoute = (request: RouteRequest) => Promise<Answer>;

/**
 * Whoever reads host, scheme and origin from headers that a visitor can write gets them in our spelling:
 * `site-origin` has decided, and the cross-origin check is done by now.
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
    // A form without fields and without a type is still a form; Remix would fail on it.
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

/** What answers an address; in development the routes may be others each time. */
function handlersOf(build: ServerBuild | (() => Promise<ServerBuild>), mode: string) {
  if (typeof build !== "function") {
    return byFirstWord(build, (routes) => createRequestHandler(routes, mode));
  }
  const handle = createRequestHandler(build, mode);
  return () => handle;
}

/**
 * The adapter between this server and Remix: runs the build's routes and returns their answer whole; a body that a
 * route makes while it is sent comes beside it.
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
