import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { createHealth } from "../../server/health";
import { OWNERS, page, startSite } from "./site";

vi.mock("../../server/log-writer");

const FIXED: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

describe("every answer carries the security headers", () => {
  test.each([
    ["a page", 200, "/", {}, "default-src 'self'"],
    ["a file", 200, "/favicon.ico", {}, NOTHING],
    ["a picture", 200, "/media/0123456789abcdef-640.webp", {}, NOTHING],
    ["a feed", 200, "/feed.xml", {}, NOTHING],
    ["health", 200, "/healthz", {}, NOTHING],
    ["OPTIONS", 204, "/", { method: "OPTIONS" }, NOTHING],
    ["a bad address", 400, "/%", {}, NOTHING],
    [
      "another site's post",
      403,
      "/",
      { method: "POST", headers: { origin: "https://evil.test" } },
      NOTHING,
    ],
    ["an unknown method", 405, "/", { method: "PROPFIND" }, NOTHING],
    ["a large body", 413, "/", { method: "POST", body: Buffer.alloc(1_000_001) }, NOTHING],
    [
      "a coded body",
      415,
      "/",
      { method: "POST", headers: { "content-encoding": "gzip" } },
      NOTHING,
    ],
    ["an expectation", 417, "/", { headers: { expect: "a-miracle" } }, NOTHING],
    ["large headers", 431, "/", { headers: { "x-large": "a".repeat(20_000) } }, NOTHING],
  ])("%s", async (_name, status, path, asked, policy) => {
    const site = await startSite(({ address }) =>
      address === "/feed.xml"
        ? page({ headers: { "content-security-policy": undefined } })
        : page(),
    );
    const { headers, ...answer } = await site.ask(path, asked);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject(FIXED);
    expect(headers["content-security-policy"]).toBe(policy);
    expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
    if (status >= 400) expect(headers["cache-control"]).toBe("no-store");
  });

  test("what is no HTTP is answered with them as well", async () => {
    const { port } = await startSite();
    const text = await new Promise<string>((resolve) => {
      let received = "";
      const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/9.9\r\n\r\n"));
      socket.on("data", (chunk) => {
        received += chunk;
      });
      socket.on("close", () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(FIXED)) {
      expect(text.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
    }
  });
});

test("browsers are told to stay with https only where the site is served by it", async () => {
  const site = await startSite(undefined, { siteUrl: "https://journey.example" });
  const { headers } = await site.ask("/");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("a service worker may fetch what pages show, and is asked for each time", async () => {
  const site = await startSite();
  const { headers } = await site.ask("/sw.js");
  expect(headers["content-security-policy"]).toContain("connect-src 'self' https: http:;");
  expect(headers["cache-control"]).toBe("public, no-cache");
});

test("health is bad when the database is", async () => {
  vi.mocked(console.error).mockClear();
  const site = await startSite(undefined, {
    checkDatabase() {
      throw Object.assign(new Error("/home/asha/site.db"), { code: "SQLITE_FULL" });
    },
  });
  const { status, headers, text } = await site.ask("/healthz");
  expect(status).toBe(503);
  expect(headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(text)).toEqual({ status: "unavailable" });
  const owners = await site.ask("/healthz", { headers: OWNERS });
  expect(JSON.parse(owners.text)).toMatchObject({ database: "failed", reason: "the disk is full" });
  expect(owners.text).not.toContain("/home");
  expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain(headers["x-request-id"]);
  vi.mocked(console.error).mockClear();
  await site.ask("/healthz");
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

test("health is proved once a second at most, and again after it", async () => {
  const checkDatabase = vi.fn();
  let now = 0;
  const answer = createHealth({
    checkDatabase,
    whenWritable: async () => {},
    isOwner: async () => false,
    now: () => now,
  });
  await Promise.all(Array.from({ length: 50 }, () => answer("id")));
  now += 1_000;
  await answer("id");
  expect(checkDatabase).toHaveBeenCalledTimes(1);
  now += 1;
  await answer("id");
  expect(checkDatabase).toHaveBeenCalledTimes(2);
});

test("health tells the owner alone of backups, mail and memory", async () => {
  const site = await startSite(undefined, {
    ownerHealth: async () => ({ backup: { at: null, provedAt: null, ok: true } }),
  });
  const stranger = await site.ask("/healthz", { headers: { cookie: "__session=stranger" } });
  expect(JSON.parse(stranger.text)).toEqual({ status: "ok" });
  const owner = await site.ask("/healthz", { headers: OWNERS });
  expect(JSON.parse(owner.text)).toEqual({
    status: "ok",
    database: "ok",
    uptimeSeconds: expect.any(Number),
    backup: { at: null, provedAt: null, ok: true },
  });
});
