import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { limitSilence } from "../../server/silent-connections";
import { eventually, head, openRaw } from "./raw";

const GET = head({ method: "GET" });

async function start(answer: RequestListener, limits: { idleMs: number; silentMs: number }) {
  const server = createServer(answer);
  limitSilence(server, limits);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

test("a connection is closed once it has been idle, and not while it is used", async () => {
  const port = await start((_, res) => res.end("answer"), { idleMs: 1_500, silentMs: 60_000 });
  const idle = await openRaw(port, GET);
  const used = await openRaw(port, GET);
  const timer = setInterval(() => used.socket.write(GET), 300);
  onTestFinished(() => clearInterval(timer));
  await eventually(() => expect(idle.closed()).toBe(true));
  expect(idle.received()).toMatch(/^HTTP\/1\.1 200 .*answer/s);
  expect(used.closed()).toBe(false);
});

test("whoever waits for an answer is not idle", async () => {
  const port = await start((_, res) => setTimeout(() => res.end("late"), 4_000), {
    idleMs: 500,
    silentMs: 60_000,
  });
  const client = await openRaw(port, GET);
  await eventually(() => expect(client.received()).toContain("late"));
});

test("an answer that the site takes long to make is not cut off, before its first byte and after it", async () => {
  const port = await start(
    (_, res) => {
      setTimeout(() => res.write("first"), 4_000);
      setTimeout(() => res.end("last"), 8_000);
    },
    { idleMs: 60_000, silentMs: 1_500 },
  );
  const client = await openRaw(port, GET);
  await eventually(() => expect(client.received()).toMatch(/first.*last/s));
});

test("a client that does not send the rest of its request is gone", async () => {
  const port = await start((req, res) => req.on("end", () => res.end("all")).resume(), {
    idleMs: 60_000,
    silentMs: 1_500,
  });
  const client = await openRaw(port, `${head({ headers: { "Content-Length": 9 } })}half`);
  await eventually(() => expect(client.closed()).toBe(true));
  expect(client.received()).toBe("");
});

test("a client that does not take its answer is gone; one that takes it slowly is not", async () => {
  const length = 60_000_000;
  const port = await start((_, res) => res.end(Buffer.alloc(length)), {
    idleMs: 60_000,
    silentMs: 1_500,
  });
  const slow = await openRaw(port, GET);
  const silent = await openRaw(port, GET);
  silent.socket.pause();
  for (let beat = 0; beat < 20; beat++) {
    slow.socket.pause();
    await sleep(250);
    slow.socket.resume();
    await sleep(2);
  }
  await eventually(() => expect(slow.received().length).toBeGreaterThan(length));
  silent.socket.resume();
  await eventually(() => expect(silent.closed()).toBe(true));
  expect(silent.received().length).toBeLessThan(length);
});
