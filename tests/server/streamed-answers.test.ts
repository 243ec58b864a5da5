import { get, type IncomingMessage } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { page, startSite } from "./site";

vi.mock("../../server/log-writer");

const PIECE = `"${"letters from the road ".repeat(3_000)}"`;
const TAG = 'W/"of-this-list"';

/** A route whose answer is made of so many pieces, which counts those that were made and tells of its end. */
function list(length: number, failAt = -1) {
  const made = { pieces: 0, begun: 0 };
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* pieces() {
    made.begun += 1;
    try {
      for (let piece = 0; piece < length; piece += 1) {
        if (piece === failAt) throw new Error("The disk is gone.");
        made.pieces += 1;
        yield PIECE;
        await new Promise(setImmediate);
      }
    } finally {
      end();
    }
  }
  const headers = { "content-type": "application/json", etag: TAG };
  return { made, over, render: () => page({ text: "", headers, pieces }) };
}

function open(port: number, path = "/api/list") {
  return new Promise<IncomingMessage>((resolve) => {
    get({ host: "127.0.0.1", port, path, agent: false }, resolve);
  });
}

describe("an answer that is made while it is sent", () => {
  test.each(["identity", "gzip", "br"])("comes whole, coded as %s", async (coding) => {
    const site = await startSite(list(20).render);
    const got = await site.ask("/api/list", { headers: { "accept-encoding": coding } });
    expect(got.text === PIECE.repeat(20)).toBe(true);
    expect(got.headers).toMatchObject({ etag: TAG, "cache-control": "public, s-maxage=60" });
    expect(got.headers.vary).toBe("Accept-Encoding");
    expect(got.headers["content-encoding"]).toBe(coding === "identity" ? undefined : coding);
    expect(got.headers["content-length"]).toBeUndefined();
  });

  test("is not kept, and made for each who asks", async () => {
    const { made, render } = list(3);
    const site = await startSite(render);
    const all = [site.ask("/api/list"), site.ask("/api/list"), site.ask("/api/list")];
    for (const { text } of await Promise.all(all)) expect(text).toBe(PIECE.repeat(3));
    await site.ask("/api/list");
    expect(made.begun).toBe(4);
  });

  test("is made no faster than it is read, lets others in, and ends with who reads it", async () => {
    const { made, over, render } = list(10_000);
    const site = await startSite((request) =>
      request.address === "/api/list" ? render() : page({ text: "another page" }),
    );
    const incoming = await open(site.port);
    incoming.once("data", () => incoming.pause());
    for (let asked = 0; asked < 30; asked += 1) {
      expect((await site.ask(`/page-${asked}`)).text).toBe("another page");
    }
    // What lies in the sockets' buffers on the way, of 660 MB.
    expect(made.pieces).toBeLessThan(1_000);
    incoming.destroy();
    await over;
    expect(made.pieces).toBeLessThan(1_000);
  });

  test("is not made for a HEAD, nor for one who has it", async () => {
    const { made, render } = list(3);
    const site = await startSite(render);
    const head = await site.ask("/api/list", { method: "HEAD" });
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers.etag).toBe(TAG);
    const unchanged = await site.ask("/api/list", { headers: { "if-none-match": TAG } });
    expect(unchanged).toMatchObject({ status: 304, text: "" });
    expect(unchanged.headers.etag).toBe(TAG);
    expect(made.begun).toBe(0);
  });

  test("that fails on the way breaks off, and the failure is logged", async () => {
    const site = await startSite(list(10, 4).render);
    const incoming = await open(site.port);
    incoming.resume();
    const ended = new Promise((resolve) => {
      incoming.on("end", () => resolve("whole"));
      incoming.on("error", () => resolve("broken off"));
    });
    expect(await ended).toBe("broken off");
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain("The disk is gone.");
    vi.mocked(console.error).mockClear();
  });

  test("that fails before its first byte is an error", async () => {
    const site = await startSite(list(10, 0).render);
    const { status, text } = await site.ask("/api/list");
    expect([status, JSON.parse(text)]).toEqual([500, { message: "Something went wrong." }]);
    vi.mocked(console.error).mockClear();
  });
});
