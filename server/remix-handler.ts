import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import express, { type ErrorRequestHandler } from "express";
import { logError } from "~/utils/log-failure.server";
import type { Pieces } from "~/utils/pieces";
import type { Answer } from "./answers";

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
 * Express and Remix read host, scheme and origin from headers that a visitor can write. They get
 * them in our spelling: `site-origin` has decided, and the cross-origin check is done by now.
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
  const rebuilt = new IncomingMessage(new Socket());
  rebuilt.method = request.method;
  rebuilt.url = request.address;
  rebuilt.httpVersionMajor = 1;
  rebuilt.httpVersionMinor = 1;
  rebuilt.headers = trustedHeaders(request);
  rebuilt.complete = true;
  if (request.body !== null) rebuilt.push(request.body);
  rebuilt.push(null);
  return rebuilt;
}

/** A response that keeps what is written to it. Own properties, because Express swaps the prototype. */
function captureResponse(req: IncomingMessage, settle: (answer: Answer) => void) {
  const res = new ServerResponse(req);
  const chunks: Uint8Array[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  Object.assign(res, {
    write(chunk: unknown) {
      keep(chunk);
      return true;
    },
    end(chunk: unknown) {
      keep(chunk);
      res.emit("finish");
      settle({
        status: res.statusCode,
        headers: { ...res.getHeaders() },
        body: Buffer.concat(chunks),
      });
      return res;
    },
    flushHeaders() {},
  });
  return res;
}

/**
 * The adapter between this server and Remix: runs the build behind Express and returns its answer
 * whole; a body that a route makes while it is sent comes beside it.
 */
export function createRouteRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): RenderRoute {
  const app = express();
  app.disable("x-powered-by");
  app.set("query parser", false);
  app.set("trust proxy", true);
  app.use(createRequestHandler({ build, mode, getLoadContext: (_req, res) => res.locals.context }));
  const answerFailure: ErrorRequestHandler = (error, _req, res, _next) => {
    const { requestId = "" } = res.locals.context;
    if (!res.locals.cancelled) logError(requestId, error);
    res.status(500).set("Content-Type", "text/plain; charset=utf-8");
    res.end(`Something went wrong. Request ${requestId}\n`);
  };
  app.use(answerFailure);

  return (request) =>
    new Promise((resolve) => {
      const req = rebuildRequest(request);
      let pieces: Pieces | undefined;
      const res = captureResponse(req, (answer) =>
        resolve(pieces ? { ...answer, pieces } : answer),
      );
      const answerInPieces = (made: Pieces) => {
        pieces = made;
      };
      const locals = { context: { ...request.context, answerInPieces }, cancelled: false };
      request.signal?.addEventListener("abort", () => {
        locals.cancelled = true;
        res.emit("close");
      });
      app(req, Object.assign(res, { locals }));
    });
}
