import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { PassThrough } from "node:stream";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { MAX_CONCURRENT_BODIES } from "../../server/bodies/body-limits";
import { createBodyReader } from "../../server/bodies/request-body";
import type { Exchange } from "../../server/http/exchange";
import { refuse } from "../../server/http/refusals";
import { eventually, head, openRaw, type RawClient } from "./raw";
import { OWNERS, page, startSite } from "./site";

vi.mock("../../server/log-writer");

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const PARTS = { "content-type": "multipart/form-data; boundary=b" };
const JSON_TYPE = { "content-type": "application/json" };
const KB_64 = 64 * 1024;

describe("what may be sent", () => {
  test.each([
    ["a stranger's form of 64 KB", "/", FORM, KB_64, 200],
    ["a stranger's larger form", "/", FORM, KB_64 + 1, 413],
    ["a stranger's JSON", "/api/x", JSON_TYPE, KB_64 + 1, 413],
    ["a stranger's upload", "/admin/posts/new", PARTS, KB_64 + 1, 413],
    ["a stranger's upload under an invented session", "/admin", junk(PARTS), KB_64 + 1, 413],
    ["the owner's JSON of 1 MB", "/api/x", owners(JSON_TYPE), 1_000_000, 200],
    ["more JSON of the owner", "/api/x", owners(JSON_TYPE), 1_000_001, 413],
    ["a large form of the owner", "/", owners(FORM), 1_000_001, 413],
    ["an upload of the owner elsewhere", "/", owners(PARTS), 1_000_001, 413],
    ["JSON to a page", "/", JSON_TYPE, 2, 415],
    ["parts without a boundary", "/", { "content-type": "multipart/form-data" }, 2, 415],
    ["a coded body", "/api/x", { "content-encoding": "gzip" }, 2, 415],
  ])("%s", async (_name, path, headers, size, status) => {
    const site = await startSite();
    const body = Buffer.alloc(size, "a");
    const sized = { ...headers, "content-length": String(size) };
    expect((await site.ask(path, { method: "POST", headers: sized, body })).status).toBe(status);
    expect(site.calls.map((call) => call.body?.length)).toEqual(status === 200 ? [size] : []);
  });

  test.each([
    ["a stranger's is cut at 64 KB", {}, KB_64 + 1, 413],
    ["a stranger's of 64 KB goes through", {}, KB_64, 200],
    ["the owner's is taken whole", OWNERS, 1_000_000, 200],
    ["the owner's has the owner's limit", OWNERS, 1_500_000, 413],
  ])("of a body of unknown length, %s", async (_name, cookie, size, status) => {
    const site = await startSite();
    const headers = { "transfer-encoding": "chunked", ...JSON_TYPE, ...cookie };
    const body = Buffer.alloc(size, "a");
    expect((await site.ask("/api/x", { method: "POST", headers, body })).status).toBe(status);
    expect(site.calls.map((call) => call.body?.length)).toEqual(status === 200 ? [size] : []);
  });

  test("the session is looked up for large bodies only", async () => {
    const site = await startSite();
    const post = (size: number) =>
      site.ask("/", { method: "POST", headers: owners(FORM), body: "a".repeat(size) });
    await post(KB_64);
    expect(site.lookedUp).toEqual([]);
    await post(KB_64 + 1);
    expect(site.lookedUp).toEqual([OWNERS.cookie]);
  });

  test.each(["GET", "HEAD", "OPTIONS"])("%s brings no large body", async (method) => {
    const site = await startSite();
    const ask = (headers: Record<string, string>) =>
      openRaw(site.port, head({ method, path: "/journey", headers }));
    for (const [name, value] of [
      ["Content-Length", "1000000000"],
      ["Transfer-Encoding", "chunked"],
    ] as const) {
      const client = await ask({ [name]: value });
      await eventually(() => expect(client.received()).toMatch(/^HTTP\/1.1 413 /));
    }
  });
});

describe("before a byte of it has come", () => {
  test.each([
    ["a browser", {}],
    ["a program that asks first", { Expect: "100-continue" }],
  ])("%s is told that it is too much", async (_name, expects) => {
    const site = await startSite();
    const headers = { ...PARTS, ...expects, "Content-Length": 24_000_000 };
    const client = await openRaw(site.port, head({ path: "/admin/posts/new", headers }));
    await eventually(() => expect(client.received()).toContain("At most 64 KB"));
    expect(client.received()).toMatch(/^HTTP\/1.1 413 /);
    expect(client.received()).toMatch(/^connection: close\r$/im);
  });

  test("a program that asks first, and may, is told to go on", async () => {
    const site = await startSite();
    const headers = { ...FORM, expect: "100-continue", "content-length": 9 };
    const asked = request({ port: site.port, method: "POST", headers, agent: false });
    const status = new Promise((resolve) => {
      asked.on("response", (answer) => resolve(answer.resume().statusCode));
    });
    asked.on("continue", () => asked.end("name=Asha"));
    asked.flushHeaders();
    expect(await status).toBe(200);
    expect(site.calls[0]?.body?.toString()).toBe("name=Asha");
  });

  test("what cannot be promised is refused", async () => {
    const site = await startSite();
    const client = await openRaw(site.port, head({ headers: { Expect: "200-maybe" } }));
    await eventually(() => expect(client.received()).toMatch(/^HTTP\/1.1 417 /));
  });
});

test("of a refused body a little is read, and then nothing", async () => {
  const req = Object.assign(new PassThrough(), { complete: false });
  const res = { writeHead: vi.fn(), write: vi.fn(), flushHeaders: vi.fn(), end: vi.fn() };
  const exchange = { req, res, id: "1", awaitsContinue: false } as unknown as Exchange;
  refuse(exchange, [], { status: 413, message: "Too much." });
  let sent = 0;
  for (; sent < 24_000_000 && !req.isPaused(); sent += 100_000) {
    if (!req.write(Buffer.alloc(100_000)) && !req.isPaused()) await once(req, "drain");
  }
  expect(sent).toBeLessThan(1_500_000);
  req.destroy();
});

describe("bodies held open", () => {
  /** A post of which the last byte is missing, from an address that a proxy tells. */
  async function hold(port: number, address: string, headers: Record<string, string> = {}) {
    const lines = { ...FORM, ...headers, "X-Forwarded-For": address, "Content-Length": 10 };
    return openRaw(port, `${head({ headers: lines })}name=Asha`);
  }

  function startBehindProxy() {
    return startSite(() => page({ text: "thanks" }), { trustedProxies: 1 });
  }

  function post(site: Awaited<ReturnType<typeof startSite>>, address: string) {
    const headers = { ...FORM, "x-forwarded-for": address };
    return site.ask("/", { method: "POST", headers, body: "name=Asha" });
  }

  test("from everywhere keep nobody out: the oldest gives way", async () => {
    const site = await startBehindProxy();
    const addresses = Array.from({ length: MAX_CONCURRENT_BODIES.total }, (_, index) => {
      return index % 2
        ? `10.1.${index >> 8}.${index & 255}`
        : `2001:db8:0:${index.toString(16)}::1`;
    });
    const first = await hold(site.port, "192.0.2.1");
    const held = await Promise.all(addresses.map((address) => hold(site.port, address)));
    await eventually(() => expect(first.received()).toMatch(/^HTTP\/1.1 503 /));
    expect(first.received()).toMatch(/^retry-after: 5\r$/im);
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await post(site, `198.51.100.${turn}`)).status).toBe(200);
    }
    const dropped = held.filter((client) => client.received().startsWith("HTTP/1.1 503 "));
    expect(dropped.length).toBeLessThanOrEqual(20);
  });

  test("from one network cost only that network", async () => {
    const site = await startBehindProxy();
    const other = await hold(site.port, "192.0.2.1");
    const held: RawClient[] = [];
    for (let index = 0; index < 3 * MAX_CONCURRENT_BODIES.perNetwork; index += 1) {
      held.push(await hold(site.port, `2001:db8::${index.toString(16)}`));
    }
    const open = () => held.filter((client) => client.received() === "").length;
    await eventually(() => expect(open()).toBe(MAX_CONCURRENT_BODIES.perNetwork));
    expect((await post(site, "2001:db8::ffff")).status).toBe(200);
    other.socket.write("!");
    await eventually(() => expect(other.received()).toContain("thanks"));
  });

  test("never cost the owner a post that is under way", async () => {
    const site = await startBehindProxy();
    const owner = await hold(site.port, "10.0.0.1", OWNERS);
    await Promise.all(
      Array.from({ length: MAX_CONCURRENT_BODIES.total }, (_, index) =>
        hold(site.port, `10.1.${index >> 8}.${index & 255}`),
      ),
    );
    await eventually(() => expect(site.lookedUp).toEqual([OWNERS.cookie]));
    owner.socket.write("!");
    await eventually(() => expect(owner.received()).toContain("thanks"));
  });
});

describe("slow bodies", () => {
  function start(headers: Record<string, string>, isOwner: boolean) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const stream = Object.assign(new PassThrough(), { headers });
    const readBody = createBodyReader(async () => isOwner);
    const req = stream as unknown as IncomingMessage;
    const reading = readBody({ req, pathname: "/admin/x", address: "192.0.2.1", begin() {} });
    const outcome = vi.fn();
    reading.then((result) => outcome(result && "status" in result ? result.status : "whole"));
    return { stream, outcome };
  }

  async function sendFor(seconds: number, bytesPerSecond: number, stream: PassThrough) {
    for (let second = 0; second < seconds; second += 1) {
      stream.write(Buffer.alloc(bytesPerSecond));
      await vi.advanceTimersByTimeAsync(1_000);
    }
  }

  test("a byte now and then is given up after ten seconds", async () => {
    const { stream, outcome } = start({}, false);
    await sendFor(9, 1, stream);
    expect(outcome).not.toHaveBeenCalled();
    await sendFor(2, 1, stream);
    expect(outcome).toHaveBeenCalledWith(408);
  });

  test("a slow line has half a minute", async () => {
    const { stream, outcome } = start({}, false);
    await sendFor(28, 1_000, stream);
    expect(outcome).not.toHaveBeenCalled();
    await sendFor(2, 1_000, stream);
    expect(outcome).toHaveBeenCalledWith(408);
  });

  test("a slow line may finish", async () => {
    const { stream, outcome } = start({}, false);
    await sendFor(20, 1_000, stream);
    stream.end();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith("whole");
  });
});

function owners(headers: Record<string, string>) {
  return { ...headers, ...OWNERS };
}

function junk(headers: Record<string, string>) {
  return { ...headers, cookie: "__session=junk" };
}
