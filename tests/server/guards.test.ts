import { describe, expect, test, vi } from "vitest";
import { writeLine } from "../../server/log-writer";
import { page, startSite } from "./site";

vi.mock("../../server/log-writer");

const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("addresses", () => {
  test.each([
    ["/%", 400],
    ["/%ff", 400],
    ["/a%00b", 400],
    ["//evil.test", 400],
    ["/\\evil.test", 400],
    ["/%5cevil.test", 400],
    [`/${"x".repeat(4096)}`, 400],
    [`/${"a/".repeat(40)}`, 404],
    [`/__manifest?version=1&p=${"/a".repeat(40)}`, 400],
    [`/__manifest?version=1${"&p=/journey".repeat(100)}`, 200],
    ["/journey?q=%ff&sort=%", 200],
    ["/journey?q=%00", 200],
  ])("strange address %# is answered with its status", async (path, status) => {
    const site = await startSite();
    expect((await site.ask(path)).status).toBe(status);
  });

  test("dots are resolved before anything is decided", async () => {
    const site = await startSite();
    await site.ask("/a/../admin/%2e%2e/journey");
    expect(site.calls[0]?.address).toBe("/journey");
  });

  test("a whole address, as proxies send it, stands for its path", async () => {
    const site = await startSite();
    await site.ask("http://evil.test/journey?q=a");
    expect(site.calls[0]?.origin + (site.calls[0]?.address ?? "")).toBe(
      `${site.origin}/journey?q=a`,
    );
  });
});

describe("methods", () => {
  test.each(["TRACE", "PROPFIND", "LINK"])("%s is refused", async (method) => {
    const site = await startSite();
    const { status, headers } = await site.ask("/", { method });
    expect(status).toBe(405);
    expect(headers.allow).toContain("GET");
  });

  test("OPTIONS tells the methods without asking the application", async () => {
    const site = await startSite();
    const { status, headers } = await site.ask("/journey", { method: "OPTIONS" });
    expect([status, headers.allow]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    expect(site.calls).toHaveLength(0);
  });

  test.each(["PUT", "PATCH", "DELETE"])("%s is no way to send a form", async (method) => {
    const site = await startSite();
    const { status, headers } = await site.ask("/newsletter/confirm/token", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    expect(site.calls).toHaveLength(0);
    expect((await site.ask("/api/travel-pins/one", { method })).status).toBe(200);
    const draft = await site.ask("/admin/drafts/post/one", { method: "PUT" });
    expect(draft.status).toBe(200);
  });

  test("a route that takes no such method says so in the API's own words", async () => {
    const failed = { "content-type": "application/json", "x-remix-error": "yes" };
    const site = await startSite(() => page({ status: 405, headers: failed, text: "Unexpected" }));
    const { status, headers, text } = await site.ask("/api/home-content", { method: "DELETE" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(JSON.parse(text)).toEqual({ message: "This method is not allowed here." });
    const feed = await site.ask("/feed.xml", { method: "POST" });
    expect([feed.status, feed.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(feed.headers["content-type"]).toMatch(/^text\/html/);
    expect(feed.text).toContain("This method is not allowed here.");
  });
});

describe("requests that change something", () => {
  const demo = { siteUrl: null };
  const live = { siteUrl: "https://journey.example" };
  test.each([
    ["no headers of a browser", demo, {}, 200],
    ["our own origin", demo, { origin: "http://localhost:3000", host: "localhost:3000" }, 200],
    ["our own page", demo, { "sec-fetch-site": "same-origin" }, 200],
    ["typed by hand", demo, { "sec-fetch-site": "none" }, 200],
    ["another site", demo, { origin: "https://evil.test" }, 403],
    ["another port", demo, { origin: "http://localhost:1", host: "localhost:3000" }, 403],
    ["a sandbox", demo, { origin: "null" }, 403],
    ["junk", demo, { origin: "::::" }, 403],
    ["a sibling", demo, { "sec-fetch-site": "same-site" }, 403],
    ["a stranger's frame", demo, { "sec-fetch-site": "cross-site" }, 403],
    ["a rebound name", demo, { origin: "http://evil.test", host: "evil.test" }, 403],
    ["the public origin", live, { origin: "https://journey.example" }, 200],
    ["the host it was sent to", live, { origin: "http://10.0.0.2", host: "10.0.0.2" }, 200],
    ["another host", live, { origin: "https://evil.test" }, 403],
    [
      "a forwarded host",
      live,
      { origin: "https://evil.test", "x-forwarded-host": "evil.test" },
      403,
    ],
  ])("%s", async (_name, settings, headers, status) => {
    const site = await startSite(undefined, settings);
    const body = "name=Asha";
    const answer = await site.ask("/", { method: "POST", headers: { ...FORM, ...headers }, body });
    expect(answer.status).toBe(status);
    expect(site.calls).toHaveLength(status === 200 ? 1 : 0);
  });

  test("a mail program unsubscribes from anywhere", async () => {
    const site = await startSite(undefined, live);
    const headers = { ...FORM, origin: "https://mail.test", "sec-fetch-site": "cross-site" };
    const asked = { method: "POST", headers, body: "List-Unsubscribe=One-Click" };
    expect((await site.ask("/unsubscribe/token", asked)).status).toBe(200);
    expect((await site.ask("/newsletter/confirm/token", asked)).status).toBe(403);
    expect((await site.ask("/subscription/token", asked)).status).toBe(403);
  });

  test("the API is refused in JSON", async () => {
    const site = await startSite();
    const headers = { origin: "https://evil.test" };
    const { text } = await site.ask("/api/newsletter/subscribe", { method: "POST", headers });
    expect(JSON.parse(text)).toEqual({ message: "This request comes from another site." });
  });

  test.each(["/API/travel-pins", "/%61pi/travel-pins", "/Api?limit=1"])(
    "the API has no other spelling: %s",
    async (path) => {
      const site = await startSite();
      const { status, text } = await site.ask(path);
      expect(status).toBe(404);
      expect(JSON.parse(text).message).toMatch(/begin with \/api/);
      expect(site.calls).toHaveLength(0);
    },
  );

  test("the application gets the body whole, and headers in our spelling", async () => {
    const site = await startSite(undefined, { siteUrl: "https://journey.example" });
    await site.ask("/?index&_data=root", {
      method: "POST",
      headers: { ...FORM, "x-forwarded-host": "evil.test", "x-forwarded-proto": "javascript" },
      body: "name=Asha",
    });
    expect(site.calls[0]).toMatchObject({
      method: "POST",
      address: "/?index=",
      origin: "https://journey.example",
    });
    expect(site.calls[0]?.body?.toString()).toBe("name=Asha");
  });
});

describe("hosts", () => {
  test.each([
    ["evil.test", "http://127.0.0.1:3000"],
    ["localhost:8080", "http://localhost:8080"],
    ["127.0.0.1:8080", "http://127.0.0.1:8080"],
  ])("in demo mode %s is rendered as %s", async (host, origin) => {
    const site = await startSite();
    await site.ask("/", { headers: { host, "x-forwarded-host": "evil.test" } });
    expect(site.calls[0]?.origin).toBe(origin);
  });

  test.each(['evil.test"><script>', "a:b:c@@", "a b"])("%s is refused", async (host) => {
    const site = await startSite();
    await site.ask("/");
    expect((await site.ask("/", { headers: { host } })).status).toBe(400);
  });
});

test("each request leaves one line in the log, without queries and keys", async () => {
  const site = await startSite();
  vi.mocked(writeLine).mockClear();
  await site.ask("/journey?q=secret");
  await site.ask("/unsubscribe/secret");
  await site.ask("/newsletter/confirm/secret");
  await site.ask("/preview/secret");
  await site.ask("/subscription/secret/file");
  await site.ask("/é?secret".replace("é", "%C3%A9"));
  const lines = await vi.waitFor(() => {
    const calls = vi.mocked(writeLine).mock.calls.map(([line]) => line);
    expect(calls).toHaveLength(6);
    return calls;
  });
  expect(lines.join("")).not.toContain("secret");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    method: "GET",
    path: "/journey",
    status: 200,
    address: "127.0.0.1",
    id: expect.any(String),
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
});
