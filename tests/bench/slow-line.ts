import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Chromium's own profile of a slow line, 'Slow 4G': bytes a second each way, and milliseconds there and back. */
export const SLOW_4G = { down: 180_000, up: 84_375, roundTrip: 562.5 };

/** A way through which all connections pass their bytes in turn, each its own in their order. */
function makeWay(bytesPerSecond: number, delayMs: number, isSlow: () => boolean) {
  let freeAt = 0;
  return async (from: Socket, to: Socket) => {
    if (!isSlow()) return from.pipe(to);
    let arriving = Promise.resolve();
    const arrive = (at: number, work: () => void) => {
      arriving = arriving.then(() => sleep(at - performance.now())).then(work);
    };
    for await (const piece of from as AsyncIterable<Buffer>) {
      freeAt = Math.max(performance.now(), freeAt) + (piece.length / bytesPerSecond) * 1_000;
      arrive(freeAt + delayMs, () => to.writable && to.write(piece));
      // The next piece is taken once this one is on its way.
      await sleep(freeAt - performance.now());
    }
    arrive(performance.now() + delayMs, () => to.end());
  };
}

/**
 * A line to the site at this port that is as slow as told for pages and workers alike, once it is slowed, and can be cut.
 * Connections that were there before are gone with either.
 */
export async function startSlowLine(port: number, { down, up, roundTrip } = SLOW_4G) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSlow = false;
  const toSite = makeWay(up, roundTrip / 2, () => isSlow);
  const fromSite = makeWay(down, roundTrip / 2, () => isSlow);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer(async (phone) => {
    if (isCut) return phone.destroy();
    const site = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [phone, site],
      [site, phone],
    ] as const) {
      sockets.add(socket);
      // What breaks here is broken there; what ends here ends there once all has arrived.
      socket.setNoDelay().once("error", () => other.destroy());
      socket.once("close", () => sockets.delete(socket));
    }
    phone.once("close", () => site.destroy());
    // A connection is there once a packet has gone there and back.
    if (isSlow) await sleep(roundTrip);
    await Promise.all([toSite(phone, site), fromSite(site, phone)]).catch(() => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slow() {
      isSlow = true;
      endAll();
    },
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    stop() {
      endAll();
      server.close();
    },
  };
}
