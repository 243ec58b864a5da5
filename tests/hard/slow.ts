import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { check, printTable } from "./report";
import { startOrigin } from "./site";
import { atEnd } from "./tools";

const CLIENTS = 400;
const PROBES_MS = 100;
/** Every bound of the site on a request that does not come is below this. */
const LONGEST_MS = 45_000;

/** What each of them sends at first, and then a byte or a line at a time; `null` for one that only listens. */
const ways: Record<string, { first: string; more: string | null }> = {
  headers: { first: "GET / HTTP/1.1\r\nHost: a\r\n", more: "X-A: 1\r\n" },
  bodies: {
    first:
      "POST /about HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=",
    more: "a",
  },
  reading: { first: "GET /journey HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20), more: null },
};

function slowClient(port: number, { first, more }: { first: string; more: string | null }) {
  const state = { isOpen: true };
  const socket: Socket = connect({ port, host: "127.0.0.1" }, () => socket.write(first));
  if (more === null) socket.pause();
  else socket.resume();
  const timer = setInterval(() => more !== null && socket.write(more), 1_000);
  socket.on("error", () => {});
  socket.on("close", () => {
    state.isOpen = false;
    clearInterval(timer);
  });
  atEnd(() => socket.destroy());
  return { state, end: () => socket.destroy() };
}

/** Hundreds who send or read as slowly as they can, while somebody reads as usual. */
export async function trySlowClients() {
  const site = await startOrigin();
  const table = [];
  for (const [name, way] of Object.entries(ways)) {
    const clients = Array.from({ length: CLIENTS }, () => slowClient(site.port, way));
    const startedAt = performance.now();
    const waits: number[] = [];
    let failed = 0;
    const isOver = () => performance.now() - startedAt > (way.more === null ? 15_000 : LONGEST_MS);
    while (!isOver() && clients.some(({ state }) => state.isOpen)) {
      const askedAt = performance.now();
      const { ok } = await fetch(site.url).catch(() => ({ ok: false }));
      if (ok) waits.push(performance.now() - askedAt);
      else failed++;
      await sleep(PROBES_MS);
    }
    const open = clients.filter(({ state }) => state.isOpen).length;
    for (const client of clients) client.end();
    const sorted = waits.toSorted((one, other) => one - other);
    const [half, most] = [0.5, 0.99].map((part) =>
      Math.round(sorted[Math.floor(sorted.length * part)] ?? 0),
    );
    table.push({
      clients: `${CLIENTS}, slow ${name}`,
      "still open": open,
      "p50, ms": half ?? 0,
      "p99, ms": most ?? 0,
    });
    check(
      "slow clients",
      `${name}: a reader is answered`,
      failed === 0 && waits.length > 10,
      failed,
    );
    // Who reads slowly may do so; who does not send is gone.
    if (way.more !== null) check("slow clients", `${name}: they are gone`, open === 0, open);
  }
  printTable("Slow clients", table);
  await site.stop();
}
