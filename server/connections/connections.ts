import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { flatHeaders, headerLines } from "../http/answers";
import { isApi } from "../http/api-paths";
import { ALL_METHODS, NOT_SUPPORTED } from "../http/guards";
import { type Refusal, refusalBody, refusalHeaders } from "../http/refusals";
import type { HeaderPairs } from "../http/security-headers";
import { trackConnections } from "./open-connections";

const HEADERS_MS = 10_000;
/** Only an upper bound: `request-body` gives each body a deadline of its own, and large files take time. */
const REQUEST_MS = 7_300_000;
/** A client that neither sends nor receives anything for so long is considered gone. */
const SILENCE_MS = 60_000;
const KEEP_ALIVE_SECONDS = 10;
/**
 * Longer than proxies keep idle connections; otherwise a proxy could send a request into a connection that was just
 * closed.
 */
const KEEP_ALIVE_BEHIND_PROXY_SECONDS = 75;
/** Extra time for a request that is on its way when the keep-alive time ends. */
const KEEP_ALIVE_LEEWAY_MS = 1_000;
const MAX_CONNECTIONS = 10_000;
/** How long a client may take to receive the answer and close its side after the server has closed its own. */
const LINGER_MS = 2_000;

type ParserError = NodeJS.ErrnoException & {
  /** The bytes received when the parser failed, usually from the request line on. */
  rawPacket?: Buffer;
};

/** Enough of a request line to see the path's beginning. */
const LINE_LENGTH = 64;

/** The beginning of the request's path; empty if the bytes do not look like a request. */
function pathOf({ rawPacket }: ParserError) {
  const line = rawPacket?.toString("latin1", 0, LINE_LENGTH) ?? "";
  return line.match(/^[!-~]+ (\/[!-~]*)/)?.[1] ?? "";
}

function refusalForParserError(code: string | undefined, path: string): Refusal {
  if (code === "HPE_INVALID_METHOD" && path !== "") {
    return NOT_SUPPORTED;
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return { status: 431, message: "The headers of this request are too large." };
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return { status: 408, message: "The request took too long to arrive." };
  }
  return { status: 400, message: "This is not a well-formed HTTP request." };
}

function keepAliveSeconds(behindProxy: boolean) {
  return behindProxy ? KEEP_ALIVE_BEHIND_PROXY_SECONDS : KEEP_ALIVE_SECONDS;
}

/** The header that tells clients how long they may reuse a connection. */
export function keepAliveHeaders(behindProxy: boolean): HeaderPairs {
  return [["Keep-Alive", `timeout=${keepAliveSeconds(behindProxy)}`]];
}

type Protection = { fixed: HeaderPairs; behindProxy: boolean; lingerMs?: number | undefined };

/** Answers on the bare socket, because there is no parsed request to answer. */
function endWith(
  socket: Socket,
  { fixed, lingerMs = LINGER_MS }: Protection,
  refusal: Refusal,
  asJson = false,
) {
  const body = refusalBody(refusal, asJson);
  const lines = headerLines(flatHeaders(fixed, refusalHeaders(refusal, asJson, body)));
  const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
  socket.end(`${[start, ...lines, "Connection: close"].join("\r\n")}\r\n\r\n${body}`);
  // A client that does not close its side would keep the socket open until the silence timeout.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}

/** How often the server looks for connections that have timed out; Node's default of 30 s is too long. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: 1_000 };

/**
 * Sets timeouts for slow connections (slowloris: headers that never end), idle and kept-alive ones, and answers
 * requests that Node's strict parser refuses, such as one with two body lengths (request smuggling). Returns the
 * handler that answers the requests of a connection one at a time.
 */
export function protectConnections(server: Server, protection: Protection) {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.maxConnections = MAX_CONNECTIONS;
  const { inTurn, hasBegunAnswer } = trackConnections(server, {
    idleMs: keepAliveSeconds(protection.behindProxy) * 1_000 + KEEP_ALIVE_LEEWAY_MS,
    headersMs: HEADERS_MS,
    silentMs: SILENCE_MS,
  });

  server.on("clientError", (error: ParserError, socket: Socket) => {
    // If an answer is being sent, a second one would be read as part of it.
    if (!socket.writable || error.code === "ECONNRESET" || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    const path = pathOf(error);
    endWith(socket, protection, refusalForParserError(error.code, path), isApi(path));
  });
  server.on("connect", (_req, socket: Socket) => {
    endWith(socket, protection, {
      status: 405,
      message: "This is no proxy.",
      headers: { allow: ALL_METHODS },
    });
  });
  return inTurn;
}
