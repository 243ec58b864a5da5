import type { IncomingMessage, ServerResponse } from "node:http";
import { loggedPath, logRequest } from "../log";

/** A request and its response on their way through the server. */
export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  id: string;
  /** The visitor's address, from the socket or the trusted proxies. */
  address: string;
  startedAt: number;
  /** Whether the client waits for `100 Continue` before it sends the body. */
  awaitsContinue: boolean;
  /** How many bytes of the body were sent; the sender sets it. */
  bytes: number;
};

const STATUS_CLIENT_GONE = 499;

/** Writes the request's line in the access log once its answer is sent, or the client is gone. */
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

/** Sends `100 Continue` to a client that waits for it. */
export function sendContinue(exchange: Exchange) {
  if (exchange.awaitsContinue) exchange.res.writeContinue();
  exchange.awaitsContinue = false;
}
