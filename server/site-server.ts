import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { logError } from "~/utils/log-failure.server";
import { protectConnections, SERVER_OPTIONS } from "./connections/connections";
import { ABOUT_TO_STOP } from "./connections/stopping";
import { sendAnswer } from "./http/answers";
import { isApi } from "./http/api-paths";
import { type Exchange, logWhenDone, sendContinue } from "./http/exchange";
import { isUnsafe, PAGE_METHODS, parseTarget, refusalFor } from "./http/guards";
import { refuse } from "./http/refusals";
import { nextRequestId } from "./log";
import { createSiteParts, type Middleware, type SiteParts, type SiteSettings } from "./site-parts";

const HEALTH = "/healthz";

/**
 * The HTTP server of the site, not yet listening. A request passes, in this order: the document cache, the
 * checks of its first lines, uploads, static files, media, the health check, its body with the limits, the routes.
 */
export function createSiteServer(settings: SiteSettings) {
  const site = createSiteParts(settings);
  const server = createServer(SERVER_OPTIONS);
  const inTurn = protectConnections(server, {
    // The headers of refusals after which the connection is closed.
    fixed: site.alwaysSent,
    behindProxy: site.behindProxy,
    lingerMs: settings.lingerMs,
  });
  server.on("request", (req, res) => inTurn(req, res, () => handle(site, req, res)));
  server.on("checkContinue", (req, res) => inTurn(req, res, () => handle(site, req, res, true)));
  server.on("checkExpectation", (req, res) => {
    const refusal = { status: 417, message: "This expectation cannot be met." };
    inTurn(req, res, () => refuse(begin(site, req, res), site.fixedHeaders, refusal));
  });
  return server;
}

/** An exception while a request is begun ends that request alone. */
function handle(
  site: SiteParts,
  req: IncomingMessage,
  res: ServerResponse,
  awaitsContinue = false,
) {
  try {
    const origin = site.originOf(req.headers);
    const { shared } = site.pages;
    if (site.isStopping()) res.setHeader("Connection", "close");
    else if (origin !== null && shared.serveStored(req, res, origin, site.addressOf)) return;
    const exchange = begin(site, req, res, awaitsContinue);
    answer(site, exchange, origin).catch((error) => answerFailure(site, exchange, error));
  } catch (error) {
    logError("request", error);
    res.destroy();
  }
}

function begin(site: SiteParts, req: IncomingMessage, res: ServerResponse, awaitsContinue = false) {
  const id = nextRequestId();
  const startedAt = performance.now();
  const address = site.addressOf(req);
  const exchange: Exchange = { req, res, id, address, startedAt, awaitsContinue, bytes: 0 };
  logWhenDone(exchange);
  return exchange;
}

function answerFailure({ fixedHeaders }: SiteParts, exchange: Exchange, error: unknown) {
  logError(exchange.id, error);
  if (exchange.res.headersSent) exchange.res.destroy();
  else refuse(exchange, fixedHeaders, { status: 500, message: "Something went wrong." });
}

async function answer(site: SiteParts, exchange: Exchange, origin: string | null) {
  const { fixedHeaders } = site;
  const { req } = exchange;
  if (origin === null) {
    const refusal = { status: 400, message: "The Host header is not well-formed." };
    return refuse(exchange, fixedHeaders, refusal);
  }
  const url = parseTarget(req.url ?? "", origin);
  if ("status" in url) return refuse(exchange, fixedHeaders, url);
  const { pathname } = url;
  const refusal = refusalFor(req, url, site.settings);
  if (refusal !== null) return refuse(exchange, fixedHeaders, refusal);
  if (site.isStopping() && !isUnsafe(req.method) && pathname !== HEALTH) {
    return refuse(exchange, fixedHeaders, ABOUT_TO_STOP);
  }
  if (await site.uploads.serve(exchange, url, origin)) return;
  // Each address of the API knows its own methods.
  if (req.method === "OPTIONS" && !isApi(pathname)) {
    const headers = { allow: PAGE_METHODS };
    return sendAnswer(exchange, fixedHeaders, { status: 204, headers, body: Buffer.of() }, false);
  }
  return isUnsafe(req.method)
    ? serveChange(site, exchange, url, origin)
    : serveRead(site, exchange, url, origin);
}

async function serveRead(site: SiteParts, exchange: Exchange, url: URL, origin: string) {
  const { pathname } = url;
  const { middleware } = site.settings;
  if (await site.staticFiles.serve(exchange, pathname)) return;
  if (await site.mediaFiles.serve(exchange, pathname)) return;
  if (pathname === HEALTH) {
    const health = await site.healthAnswer(exchange.id, exchange.req.headers.cookie);
    return sendAnswer(exchange, site.fixedHeaders, health, false);
  }
  if (middleware && (await answeredBy(middleware, exchange))) return;
  return site.pages.serve(exchange, url, origin, null);
}

async function serveChange(site: SiteParts, exchange: Exchange, url: URL, origin: string) {
  const begin = () => sendContinue(exchange);
  const { req, address } = exchange;
  const body = await site.readBody({ req, pathname: url.pathname, address, begin });
  if (body === null) return;
  if (!Buffer.isBuffer(body)) return refuse(exchange, site.fixedHeaders, body);
  return site.pages.serve(exchange, url, origin, { body });
}

function answeredBy(middleware: Middleware, { req, res }: Exchange) {
  return new Promise<boolean>((resolve) => {
    res.once("close", () => resolve(true));
    middleware(req, res, () => resolve(false));
  });
}
