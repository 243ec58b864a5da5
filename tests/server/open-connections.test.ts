import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type ConnectionLimits, trackConnections } from "../../server/connections/open-connections";
import { eventually, head, openRaw } from "./raw";

const GET = head({ method: "GET" });

async function start(answer: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const server = createServer();
  const { inTurn } = trackConnections(server, {
    idleMs: 60_000,
    headersMs: 1_000,
    silentMs: 60_000,
    ...limits,
  });
  server.on("request", (req, res) => inTurn(req, res, () => answer(req, res)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

test("a connection is closed once it has been idle, and not while it is used", async () => {
  const port = await start((_, res) => res.end("answer"), { idleMs: 1_500 });
  const idle = await openRaw(port, GET);
  const used = await openRaw(port, GET);
  const timer = setInterval(() => used.socket.write(GET), 300);
  onTestFinished(() => clearInterval(timer));
  await eventually(() => expect(idle.closed()).toBe(true));
  expect(idle.received()).toMatch(/^HTTP\/1\.1 200 .*answer/s);
  expect(used.closed()).toBe(false);
});

test("whoever waits for an answer is not idle", async () => {
  const port = await start((_, res) => setTimeout(() => res.end("late"), 2_500), {
    idleMs: 500,
  });
  const client = await openRaw(port, GET);
  await eventually(() => expect(client.received()).toContain("late"));
});

test("an answer that the site takes long to make is not cut off, before its first byte and after it", async () => {
  const port = await start(
    (_, res) => {
      setTimeout(() => res.write("first"), 2_500);
      setTimeout(() => res.end("last"), 5_000);
    },
    { silentMs: 1_000 },
  );
  const client = await openRaw(port, GET);
  await eventually(() => expect(client.received()).toMatch(/first.*last/s));
});

test("a client that does not send the rest of its request is gone", async () => {
  const port = await start((req, res) => req.on("end", () => res.end("all")).resume(), {
    silentMs: 1_500,
  });
  const client = await openRaw(port, `${head({ headers: { "Content-Length": 9 } })}half`);
  await eventually(() => expect(client.closed()).toBe(true));
  expect(client.received()).toBe("");
});

test("a client that does not take its answer is gone; one that takes it slowly is not", async () => {
  const length = 60_000_000;
  const answers = new Map<string | undefined, ServerResponse>();
  const port = await start(
    ({ url }, res) => {
      answers.set(url, res);
      res.end(Buffer.alloc(length));
    },
    { silentMs: 1_500 },
  );
  const slow = await openRaw(port, head({ method: "GET", path: "/slow" }));
  const silent = await openRaw(port, head({ method: "GET", path: "/silent" }));
  silent.socket.pause();
  // The one takes a little at a time for as long as the site has patience with the other.
  while (!answers.get("/silent")?.closed) {
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

test("line ends between requests are no sign of life", async () => {
  const port = await start((_, res) => res.end("answer"), { idleMs: 1_500 });
  const client = await openRaw(port, GET);
  const timer = setInterval(() => client.socket.write("\r\n"), 100);
  onTestFinished(() => clearInterval(timer));
  await eventually(() => expect(client.closed()).toBe(true));
});

test("requests of one packet are answered one after the other, in their order", async () => {
  const begun: ServerResponse[] = [];
  const port = await start((_, res) => begun.push(res));
  const client = await openRaw(port, GET.repeat(3));
  for (const count of [1, 2, 3]) {
    await eventually(() => expect(begun).toHaveLength(count));
    begun.at(-1)?.end(`answer ${count}`);
  }
  await eventually(() => expect(client.received()).toMatch(/answer 1.*answer 2.*answer 3/s));
  expect(client.closed()).toBe(false);
});

test("more than may wait on a connection end it with the last of those that may", async () => {
  let answered = 0;
  const port = await start((_, res) => {
    answered += 1;
    setImmediate(() => res.end("answer"));
  });
  const client = await openRaw(port, GET.repeat(1_500));
  await eventually(() => expect(client.closed()).toBe(true));
  const heads = client.received().match(/HTTP\/1\.1 200 OK/g);
  expect(heads).toHaveLength(answered);
  expect(answered).toBeLessThan(50);
  expect(client.received()).toMatch(/Connection: close\r\n(?:.(?!HTTP))*answer$/s);
});

test("what waits behind an answer is not begun when its connection is closed", async () => {
  const begun: ServerResponse[] = [];
  const port = await start((_, res) => begun.push(res));
  const client = await openRaw(port, GET.repeat(3));
  await eventually(() => expect(begun).toHaveLength(1));
  const closed = new Promise((resolve) => begun[0]?.once("close", resolve));
  client.socket.destroy();
  await closed;
  expect(begun).toHaveLength(1);
});

test("what waits behind the last answer of a connection is not begun", async () => {
  const begun: ServerResponse[] = [];
  const port = await start((_, res) => begun.push(res));
  const client = await openRaw(port, GET.repeat(3));
  await eventually(() => expect(begun).toHaveLength(1));
  begun[0]?.writeHead(200, { Connection: "close" }).end("answer");
  await eventually(() => expect(client.closed()).toBe(true));
  expect(begun).toHaveLength(1);
});
