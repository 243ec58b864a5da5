import { describe, expect, test, vi } from "vitest";
import { preferredEncoding } from "../../server/http/encodings";
import { page, SCRIPT_TEXT, startSite } from "./site";

vi.mock("../../server/log-writer");

const SCRIPT = "/assets/app-1a2b3c.js";
const notFound = () => page({ status: 404, text: "No such page", headers: {} });

test.each([
  ["br", "br, gzip"],
  ["br", "gzip, deflate, br, zstd"],
  ["gzip", "gzip, br;q=0.5"],
  ["gzip", "br;q=0, *"],
  ["br", "*"],
  ["br", "BR"],
  ["identity", "br;q=0, gzip;q=0"],
  ["identity", "identity"],
  ["identity", "br;q=x, zstd"],
  ["identity", ";;;q=,/"],
  ["identity", ""],
  ["identity", undefined],
])("prefers %s for %j", (expected, header) => {
  expect(preferredEncoding(header)).toBe(expected);
});

describe("files of the client build", () => {
  test.each(["br", "gzip", undefined])("come compressed beforehand: %s", async (coding) => {
    const site = await startSite(notFound);
    const headers: Record<string, string> = coding ? { "accept-encoding": coding } : {};
    const answer = await site.ask(SCRIPT, { headers });
    expect(answer.text).toBe(SCRIPT_TEXT);
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  test.each([
    [SCRIPT, "public, max-age=31536000, immutable"],
    ["/favicon.ico", "public, max-age=600"],
  ])("%s may be kept: %s", async (path, expected) => {
    const site = await startSite(notFound);
    const { headers } = await site.ask(path);
    expect(headers["cache-control"]).toBe(expected);
    const again = await site.ask(path, { headers: { "if-none-match": headers.etag ?? "" } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test("codings have tags of their own", async () => {
    const site = await startSite(notFound);
    const plain = await site.ask(SCRIPT);
    const brotli = await site.ask(SCRIPT, { headers: { "accept-encoding": "br" } });
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });

  test("HEAD sends no body", async () => {
    const site = await startSite(notFound);
    const { body, headers } = await site.ask(SCRIPT, { method: "HEAD" });
    expect(body).toHaveLength(0);
    expect(headers["content-length"]).toBe(String(SCRIPT_TEXT.length));
  });
});

test("a picture variant that is made is sent as unchangeable", async () => {
  const site = await startSite(notFound);
  const { text, headers } = await site.ask("/media/0123456789abcdef-640.webp");
  expect(text).toBe("picture");
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(site.calls).toHaveLength(0);
});

test.each([
  "/.vite/manifest.json",
  "/assets/app-1a2b3c.js.br.br",
  "/assets/..%2f..%2fsite.db",
  "/media/0123456789abcdef.jpg",
  "/media/originals/0123456789abcdef-640.webp",
  "/media/..%2fsite.db",
  "/media/fedcba9876543210-320.avif",
  "/site.db",
])("%s is left to the application", async (path) => {
  const site = await startSite(notFound);
  const { status, text } = await site.ask(path);
  expect(status).toBe(404);
  expect(text).toBe("No such page");
});

test.each([
  [false, "self.skipWaiting()"],
  [true, "self.registration.unregister()"],
])("the service worker, ended: %s", async (endServiceWorker, text) => {
  const site = await startSite(notFound, { endServiceWorker });
  const answer = await site.ask("/sw.js");
  expect(answer.text).toContain(text);
  expect(answer.headers["cache-control"]).toBe("public, no-cache");
  expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
});
