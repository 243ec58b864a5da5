import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const LOOK_EVERY_MS = 1_000;

/** Whether the client has something to do: to send the rest of its request, or to take what was written for it. */
function isClientsTurn(socket: Socket, { req }: ServerResponse) {
  return !req.complete || socket.writableLength > 0;
}

/** What is being answered on this connection. */
export function currentAnswer(socket: Socket): ServerResponse | null {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return answer ?? null;
}

type Connection = { socket: Socket; bytesRead: number; idleSince: number; isTimed: boolean };

export type SilenceLimits = {
  /** How long a connection may wait for its next request. */
  idleMs: number;
  /** How long a client may neither send nor take anything while it is its turn; what the site works on takes the time it takes. */
  silentMs: number;
};

/**
 * Closes silent connections, by a look at all of them every second; a first request that does not come has
 * `headersTimeout`. Node's own `timeout` and `keepAliveTimeout` set timers anew several times for each request, which
 * takes a twentieth of a stored page's time.
 */
export function limitSilence(server: Server, { idleMs, silentMs }: SilenceLimits) {
  const connections = new Set<Connection>();

  function look() {
    const now = performance.now();
    for (const connection of connections) {
      const { socket, bytesRead, isTimed } = connection;
      const answer = currentAnswer(socket);
      const isAnswered = answer !== null;
      const hasTurn = answer !== null && isClientsTurn(socket, answer);
      // Only Node's timer sees a slow line take bytes that were written long ago.
      if (hasTurn !== isTimed) socket.setTimeout(hasTurn ? silentMs : 0);
      connection.isTimed = hasTurn;
      connection.bytesRead = socket.bytesRead;
      if (isAnswered || socket.bytesRead !== bytesRead || bytesRead === 0) {
        connection.idleSince = now;
      } else if (now - connection.idleSince >= idleMs) {
        socket.destroySoon();
      }
    }
  }

  server.timeout = 0;
  server.keepAliveTimeout = 0;
  server.on("connection", (socket) => {
    const connection = { socket, bytesRead: 0, idleSince: 0, isTimed: false };
    connections.add(connection);
    socket.once("close", () => connections.delete(connection));
  });
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  server.once("close", () => clearInterval(timer));
}
