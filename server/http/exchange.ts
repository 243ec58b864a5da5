import type { IncomingMessage, ServerResponse } from "node:http";
import { loggedPath, logRequest } from "../log";

/** One request with its response, on its way through the server. */
export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  id: string;
  /** The visitor's address, from the socket or the trusted proxies. */
  address: string;
  startedAt: number;
  /** Whether the client holds its body back until it is told to go on. */
  awaitsContinue: boolean;
  /** Bytes of the body sent, set by whoever sends it. */
  bytes: number;
};

const STATUS_CLIENT_GONE = 499;

/** Writes the request's line of the access log once its answer is sent, or the client is gone. */
export function logWhenDone(exchange: Exchange) {
  const { req, res } = exchange;
  const { method = "", url = "" } = req;
  res.once("close", () => {
    logRequest({
      id: exchange.id,
      method,
      path: loggedPath(url),
      status: res.headersSent ? res.statusCode : STATUS_CLIENT_GONE,
      milliseconds: performance.now() - exchange.startedAt,
      bytes: method === "HEAD" ? 0 : exchange.bytes,
      address: exchange.address,
    });
  });
}

/** Tells a client that sent `Expect: 100-continue` to go on. */
export function sendContinue(exchange: Exchange) {
  if (exchange.awaitsContinue) exchange.res.writeContinue();
  exchange.awaitsContinue = false;
}
