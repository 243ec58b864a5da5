import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const LOOK_EVERY_MS = 1_000;
/** A packet holds 2,400 short requests. Browsers and proxies wait for each answer; a program may ask a little ahead. */
const MAX_PIPELINED = 32;

type Turn = { res: ServerResponse; answer: () => void };

type Connection = {
  socket: Socket;
  /** What is being answered, or was last. */
  current: ServerResponse | null;
  /** Requests that came before the current one was answered. */
  pipelined: Turn[];
  /** Whether more came than may wait: the connection closes after the last one that waits. */
  isOverfull: boolean;
  /** As of the last look. */
  bytesRead: number;
  idleSince: number;
  isTimed: boolean;
  /** Whether a request has come since the last look. */
  isUsed: boolean;
};

export type ConnectionLimits = {
  /** How long a connection may wait for its next request. */
  idleMs: number;
  /** How much longer, while bytes arrive that may become a request. */
  headersMs: number;
  /** How long a client may neither send nor receive while the site waits for it; the site itself has no limit. */
  silentMs: number;
};

/** Whether the client has something to do: to send the rest of its request, or to take what was written for it. */
function isClientsTurn({ socket, current }: Connection) {
  return current !== null && (!current.req.complete || socket.writableLength > 0);
}

function isAnswering({ current, pipelined }: Connection) {
  return (current !== null && !current.writableFinished) || pipelined.length > 0;
}

function waitInTurn(connection: Connection, turn: Turn) {
  const { current, pipelined } = connection;
  const last = pipelined.at(-1);
  if (last && pipelined.length >= MAX_PIPELINED) {
    connection.isOverfull = true;
    last.res.shouldKeepAlive = false;
  }
  // Later requests are never answered: the client sends them again on another connection.
  if (connection.isOverfull) return;
  pipelined.push(turn);
  if (!last) current?.once("close", () => answerNext(connection));
}

function answerNext(connection: Connection) {
  const next = connection.pipelined.shift();
  // No answer begins on a connection that is closed or closing.
  if (!next || !connection.socket.writable) return;
  connection.current = next.res;
  if (connection.pipelined.length > 0) next.res.once("close", () => answerNext(connection));
  next.answer();
}

/** Closes a connection that is silent for too long; called once a second. */
function look(connection: Connection, now: number, limits: ConnectionLimits) {
  const { socket, current, bytesRead, isTimed, isUsed } = connection;
  const isAnswered = isAnswering(connection);
  const isLimited = isAnswered && isClientsTurn(connection);
  // Only Node's timer notices that a slow connection takes bytes that were written long ago.
  if (isLimited !== isTimed) socket.setTimeout(isLimited ? limits.silentMs : 0);
  connection.isTimed = isLimited;
  connection.bytesRead = socket.bytesRead;
  connection.isUsed = false;
  if (isAnswered || isUsed || current === null) connection.idleSince = now;
  const idle = now - connection.idleSince;
  const isSending = socket.bytesRead !== bytesRead;
  if (idle >= limits.idleMs + (isSending ? limits.headersMs : 0)) socket.destroySoon();
}

/**
 * Knows what is being answered on each connection. Pipelined requests are answered one after the other, though Node
 * hands over all that a packet holds at once. Silent connections are closed, by a look at all of them every second;
 * `headersTimeout` covers a first request that does not come. Node's own `timeout` and `keepAliveTimeout` reset timers
 * several times for each request, which takes a twentieth of a stored page's time, and count line ends between requests
 * as a sign of life.
 */
export function trackConnections(server: Server, limits: ConnectionLimits) {
  const connections = new Map<Socket, Connection>();

  function lookAtAll() {
    const now = performance.now();
    for (const connection of connections.values()) look(connection, now, limits);
  }

  /** Calls `answer` once the connection's earlier requests are answered, and at once where there are none. */
  function inTurn(req: IncomingMessage, res: ServerResponse, answer: () => void) {
    const connection = connections.get(req.socket);
    if (connection === undefined) return;
    if (isAnswering(connection)) return waitInTurn(connection, { res, answer });
    connection.current = res;
    connection.isUsed = true;
    answer();
  }

  /** Whether an answer has begun but is not complete. */
  function hasBegunAnswer(socket: Socket) {
    const connection = connections.get(socket);
    return connection !== undefined && isAnswering(connection) && !!connection.current?.headersSent;
  }

  server.timeout = 0;
  server.keepAliveTimeout = 0;
  server.on("connection", (socket) => {
    connections.set(socket, {
      socket,
      current: null,
      pipelined: [],
      isOverfull: false,
      bytesRead: 0,
      idleSince: 0,
      isTimed: false,
      isUsed: false,
    });
    socket.once("close", () => connections.delete(socket));
  });
  const timer = setInterval(lookAtAll, LOOK_EVERY_MS).unref();
  server.once("close", () => clearInterval(timer));
  return { inTurn, hasBegunAnswer };
}
