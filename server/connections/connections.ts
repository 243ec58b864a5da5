import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { flatHeaders, headerLines } from "../http/answers";
import { isApi } from "../http/api-paths";
import { ALL_METHODS, NOT_SUPPORTED } from "../http/guards";
import { type Refusal, refusalBody, refusalHeaders } from "../http/refusals";
import type { HeaderPairs } from "../http/security-headers";
import { trackConnections } from "./open-connections";

const HEADERS_MS = 10_000;
/** Only a bound for what `request-body` leaves: each body has a deadline of its own, and files take time. */
const REQUEST_MS = 7_300_000;
/** A client that neither sends nor takes anything for so long is gone. */
const SILENCE_MS = 60_000;
const KEEP_ALIVE_SECONDS = 10;
/** Longer than proxies keep idle connections, or one would send into a connection just closed. */
const KEEP_ALIVE_BEHIND_PROXY_SECONDS = 75;
/** For a request that is on its way when the time is over. */
const KEEP_ALIVE_LEEWAY_MS = 1_000;
const MAX_CONNECTIONS = 10_000;
/** How long a client has to take our answer and close its side, after we have closed ours. */
const LINGER_MS = 2_000;

type ParserError = NodeJS.ErrnoException & {
  /** What had come when the parser gave up, as a rule from the request line on. */
  rawPacket?: Buffer;
};

/** Enough of a request line to tell what the request is for. */
const LINE_LENGTH = 64;

/** The beginning of the request's path; empty where what came looks like no request. */
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

/** Tells clients how long they may use a connection again. */
export function keepAliveHeaders(behindProxy: boolean): HeaderPairs {
  return [["Keep-Alive", `timeout=${keepAliveSeconds(behindProxy)}`]];
}

type Protection = { fixed: HeaderPairs; behindProxy: boolean; lingerMs?: number | undefined };

/** Answers on the bare socket, where there is no request that a normal answer could belong to. */
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
  // A client that does not close its side would keep the socket until it has been silent for long.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}

/** How often the server looks for connections that are over their time; Node's own 30 s are too many. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: 1_000 };

/**
 * Timeouts for connections that are slow (slowloris: headers that never end), idle or kept alive, and
 * answers to what Node's strict parser refuses, such as two lengths of one body (request smuggling).
 * Returns what answers the requests of a connection one at a time.
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
    // Where an answer is under way, a second one would be read as part of it.
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
