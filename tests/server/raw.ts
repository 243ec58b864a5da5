import { connect, type Socket } from "node:net";
import { vi } from "vitest";

/** Waits until `check` holds, also on a machine that has much else to do. */
export function eventually(check: () => unknown) {
  return vi.waitFor(check, 15_000);
}

type Head = { method?: string; path?: string; headers?: Record<string, string | number> };

/** The first lines of a request, to be sent by hand. */
export function head({ method = "POST", path = "/", headers = {} }: Head) {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => {
    return `${name}: ${value}\r\n`;
  });
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** A connection that sends what it is told and never closes its side by itself. */
export type RawClient = { socket: Socket; received: () => string; closed: () => boolean };

/** Resolves when it is connected and has sent `text`. */
export function openRaw(port: number, text: string): Promise<RawClient> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  let closed = false;
  socket.setEncoding("latin1").on("data", (part: string) => {
    received += part;
  });
  socket.on("end", () => {
    closed = true;
  });
  socket.on("error", () => {
    closed = true;
  });
  return new Promise((resolve) => {
    socket.write(text, () => {
      resolve({ socket, received: () => received, closed: () => closed });
    });
  });
}
