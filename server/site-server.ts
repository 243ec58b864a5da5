import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { logError } from "~/utils/log-failure.server";
import { createBodyReader, type IsOwner } from "./bodies/request-body";
import { createUploads } from "./bodies/uploads";
import { keepAliveHeaders, protectConnections, SERVER_OPTIONS } from "./connections/connections";
import { ABOUT_TO_STOP } from "./connections/stopping";
import { KILL_SWITCH_WORKER } from "./files/kill-switch-worker";
import { createMediaFiles } from "./files/media-files";
import { createStaticFiles } from "./files/static-files";
import { createHealth } from "./health";
import { sendAnswer } from "./http/answers";
import { isApi } from "./http/api-paths";
import { clientAddress } from "./http/client-address";
import { type Exchange, logWhenDone, sendContinue } from "./http/exchange";
import { guardWrites, type WriteSettings } from "./http/guarded-writes";
import { isUnsafe, PAGE_METHODS, parseTarget, refusalFor } from "./http/guards";
import { refuse } from "./http/refusals";
import { securityHeaders } from "./http/security-headers";
import { nextRequestId } from "./log";
import { createContentVersion } from "./pages/content-version";
import { createPageServer } from "./pages/page-server";
import type { RenderRoute } from "./pages/remix-handler";
import { createOriginLookup, type OriginSettings } from "./site-origin";

/** A step that may answer the request itself, as Vite does in development. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

export type SiteSettings = OriginSettings &
  WriteSettings & {
    render: RenderRoute;
    isRouteId: (id: string) => boolean;
    /** The words in the routes' paths, where they are known. */
    routeWords?: ReadonlySet<string>;
    clientFolder: string;
    dataFolder: string;
    contentVersion: () => string;
    checkDatabase: () => void;
    isOwner: IsOwner;
    /** What the health check tells the owner alone. */
    ownerHealth?: () => Promise<object>;
    keepDocuments: boolean;
    /** The kill switch: sends browsers a service worker that removes itself. */
    endServiceWorker?: boolean;
    /** Whether this process is about to stop, and a proxy in front should turn to another one. */
    isStopping?: () => boolean;
    middleware?: Middleware;
    lingerMs?: number;
  };

const HEALTH = "/healthz";

/**
 * The HTTP server of the site, not yet listening. A request passes, in this order: the document cache, the
 * checks of its first lines, uploads, static files, media, the health check, its body with the limits, the routes.
 */
export function createSiteServer(settings: SiteSettings) {
  const { isStopping = () => false } = settings;
  const behindProxy = settings.trustedProxies > 0;
  const alwaysSent = securityHeaders(settings.siteUrl);
  const fixedHeaders = [...alwaysSent, ...keepAliveHeaders(behindProxy)];
  const staticFiles = createStaticFiles(
    settings.clientFolder,
    fixedHeaders,
    settings.endServiceWorker ? { "/sw.js": KILL_SWITCH_WORKER } : {},
  );
  const mediaFiles = createMediaFiles(settings.dataFolder, fixedHeaders);
  const contentVersion = createContentVersion(settings.contentVersion);
  const render = guardWrites(settings.render, settings);
  const pages = createPageServer({ ...settings, render, contentVersion, fixedHeaders });
  const serveUpload = createUploads({ ...settings, fixedHeaders, pages });
  const healthAnswer = createHealth(settings);
  const originOf = createOriginLookup(settings);
  const readBody = createBodyReader(settings.isOwner);

  function addressOf(req: IncomingMessage) {
    const forwarded = req.headers["x-forwarded-for"];
    const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
    return clientAddress(req.socket.remoteAddress, list, settings.trustedProxies);
  }

  async function answer(exchange: Exchange, origin: string | null) {
    const { req, id } = exchange;
    if (origin === null) {
      const refusal = { status: 400, message: "The Host header is not well-formed." };
      return refuse(exchange, fixedHeaders, refusal);
    }
    const url = parseTarget(req.url ?? "", origin);
    if ("status" in url) return refuse(exchange, fixedHeaders, url);
    const { pathname } = url;
    const refusal = refusalFor(req, url, settings);
    if (refusal !== null) return refuse(exchange, fixedHeaders, refusal);
    if (isStopping() && !isUnsafe(req.method) && pathname !== HEALTH) {
      return refuse(exchange, fixedHeaders, ABOUT_TO_STOP);
    }

    if (await serveUpload(exchange, url, origin)) return;
    // Each address of the API knows its own methods.
    if (req.method === "OPTIONS" && !isApi(pathname)) {
      const headers = { allow: PAGE_METHODS };
      return sendAnswer(exchange, fixedHeaders, { status: 204, headers, body: Buffer.of() }, false);
    }
    if (!isUnsafe(req.method)) {
      if (await staticFiles.serve(exchange, pathname)) return;
      if (await mediaFiles.serve(exchange, pathname)) return;
      if (pathname === HEALTH) {
        return sendAnswer(
          exchange,
          fixedHeaders,
          await healthAnswer(id, req.headers.cookie),
          false,
        );
      }
      if (settings.middleware && (await answeredBy(settings.middleware, exchange))) return;
      return pages.serve(exchange, url, origin, null);
    }
    const begin = () => sendContinue(exchange);
    const body = await readBody({ req, pathname, address: exchange.address, begin });
    if (body === null) return;
    if (!Buffer.isBuffer(body)) return refuse(exchange, fixedHeaders, body);
    return pages.serve(exchange, url, origin, { body });
  }

  function answerFailure(exchange: Exchange, error: unknown) {
    logError(exchange.id, error);
    if (exchange.res.headersSent) exchange.res.destroy();
    else refuse(exchange, fixedHeaders, { status: 500, message: "Something went wrong." });
  }

  function begin(req: IncomingMessage, res: ServerResponse, awaitsContinue = false) {
    const id = nextRequestId();
    const startedAt = performance.now();
    const address = addressOf(req);
    const exchange: Exchange = { req, res, id, address, startedAt, awaitsContinue, bytes: 0 };
    logWhenDone(exchange);
    return exchange;
  }

  function handle(req: IncomingMessage, res: ServerResponse, awaitsContinue = false) {
    const origin = originOf(req.headers);
    if (isStopping()) res.setHeader("Connection", "close");
    else if (origin !== null && pages.serveStored(req, res, origin, addressOf)) return;
    const exchange = begin(req, res, awaitsContinue);
    answer(exchange, origin).catch((error) => answerFailure(exchange, error));
  }

  /** What throws while a request is taken on ends that request alone. */
  function handleSafely(req: IncomingMessage, res: ServerResponse, awaitsContinue = false) {
    try {
      handle(req, res, awaitsContinue);
    } catch (error) {
      logError("request", error);
      res.destroy();
    }
  }

  const server = createServer(SERVER_OPTIONS);
  const inTurn = protectConnections(server, {
    // After these answers the connection is closed.
    fixed: alwaysSent,
    behindProxy,
    lingerMs: settings.lingerMs,
  });
  server.on("request", (req, res) => inTurn(req, res, () => handleSafely(req, res)));
  server.on("checkContinue", (req, res) => inTurn(req, res, () => handleSafely(req, res, true)));
  server.on("checkExpectation", (req, res) => {
    const refusal = { status: 417, message: "This expectation cannot be met." };
    inTurn(req, res, () => refuse(begin(req, res), fixedHeaders, refusal));
  });
  return server;
}

function answeredBy(middleware: Middleware, { req, res }: Exchange) {
  return new Promise<boolean>((resolve) => {
    res.once("close", () => resolve(true));
    middleware(req, res, () => resolve(false));
  });
}
