import { describe, expect, test, vi } from "vitest";
import { expectConsoleError } from "../support/runner/console";
import { PAGE_TEXT, page, startSite } from "./site";

vi.mock("../../server/log-writer");

describe("what is shared", () => {
  test.each([
    ["unknown names", "/journey?utm_source=x&fbclid=1"],
    ["empty values", "/journey?q=&sort="],
    ["Remix's old data parameter", "/journey?_data=root"],
    ["cookies that are not ours", "/journey", { cookie: "theme=dark; x__session=1" }],
    ["a HEAD before it", "/journey"],
  ])(
    "a page is stored under one address: %s",
    async (_name, path, headers: Record<string, string> = {}) => {
      const site = await startSite();
      await site.ask("/journey", { method: "HEAD" });
      await site.ask(path, { headers });
      expect(site.calls.map((call) => call.address)).toEqual(["/journey"]);
    },
  );

  test("names that count make pages of their own, in any order", async () => {
    const site = await startSite();
    await site.ask("/journey?sort=newest&q=lake");
    await site.ask("/journey?q=lake&sort=newest");
    await site.ask("/journey?q=dal");
    expect(site.calls.map((call) => call.address)).toEqual([
      "/journey?q=lake&sort=newest",
      "/journey?q=dal",
    ]);
  });

  test("single-fetch data keeps the routes that the build knows", async () => {
    const site = await startSite();
    await site.ask("/journey.data?_routes=nope,root&utm=1");
    await site.ask("/journey.data?_routes=nope");
    expect(site.calls.map((call) => call.address)).toEqual([
      "/journey.data?_routes=root",
      "/journey.data",
    ]);
  });

  test("the rendering that is shared sees nothing of the visitor", async () => {
    const site = await startSite();
    await site.ask("/", { headers: { cookie: "a=b", "user-agent": "x", "accept-language": "hi" } });
    expect(Object.keys(site.calls[0]?.headers ?? {})).toEqual(["accept", "host"]);
    expect(site.calls[0]?.context.requestId).toBe("");
  });

  test("a page has two forms, whatever asked for them, and files and data one", async () => {
    const site = await startSite();
    const asking: Record<string, string>[] = [
      {},
      { "save-data": "on" },
      { "save-data": "ON", cookie: "theme=dark" },
      { cookie: "x=1; data=low" },
      { cookie: "data=full", "save-data": "on" },
      { "save-data": "off" },
    ];
    for (const path of ["/journey", "/journey.data", "/api/journey", "/feed.xml"]) {
      for (const headers of asking) await site.ask(path, { headers });
    }
    const made = site.calls.map(({ address, headers }) => [address, headers["save-data"]]);
    expect(made).toEqual([
      ["/journey", undefined],
      ["/journey", "on"],
      ["/journey.data", undefined],
      ["/api/journey", undefined],
      ["/feed.xml", undefined],
    ]);
    const { headers } = await site.ask("/journey");
    expect(headers.vary).toMatch(/\bSave-Data\b/);
  });

  test.each([
    ["a session", { cookie: "a=1; __session=abc" }],
    ["a message", { cookie: "__flash=abc" }],
    ["credentials", { authorization: "Basic eDp5" }],
  ])("a request with %s is never answered from the cache", async (_name, headers) => {
    const site = await startSite();
    await site.ask("/");
    await site.ask("/", { headers });
    await site.ask("/");
    expect(site.calls).toHaveLength(2);
  });

  test.each([
    ["a page for a session", "/", { cookie: "__session=abc" }],
    ["a page after a message", "/", { cookie: "__Host-flash=abc" }],
    ["an admin screen", "/admin/posts", {}],
    ["an admin screen's data", "/admin.data", {}],
  ])("%s stays private", async (_name, path, given: Record<string, string>) => {
    const site = await startSite();
    const { headers } = await site.ask(path, { headers: given });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.vary).toMatch(/\bCookie\b/);
  });
});

describe("what is not stored", () => {
  test.each([
    ["errors", page({ status: 404 })],
    ["answers without s-maxage", page({ headers: { "cache-control": "public, max-age=60" } })],
    ["private answers", page({ headers: { "cache-control": "private, s-maxage=60" } })],
    ["answers with a cookie", page({ headers: { "set-cookie": ["a=b"] } })],
  ])("%s", async (_name, answer) => {
    const site = await startSite(() => answer);
    await site.ask("/");
    const rendered = site.calls.length;
    const { headers } = await site.ask("/");
    expect(site.calls.length).toBeGreaterThan(rendered);
    expect(headers["cache-control"]).toMatch(/no-store|max-age=60$|private/);
  });

  test("a failure is rendered again for each visitor, with the id that the log has", async () => {
    const site = await startSite(({ context }) =>
      page({ status: 500, text: `id ${context.requestId}` }),
    );
    const { status, text, headers } = await site.ask("/");
    expect(status).toBe(500);
    expect(text).toBe(`id ${headers["x-request-id"]}`);
  });
});

describe("conditional requests", () => {
  test.each([
    ["the tag", (tag: string) => tag, 304],
    ["the tag as a weak one", (tag: string) => `W/${tag}`, 304],
    ["a list with it", (tag: string) => `"a", W/${tag} ,"b"`, 304],
    ["a star", () => "*", 304],
    ["another tag", () => '"other"', 200],
    ["half of it", (tag: string) => tag.slice(0, 9), 200],
    ["quotes only", () => '"'.repeat(500), 200],
  ])("If-None-Match with %s", async (_name, header, status) => {
    const site = await startSite();
    const { headers } = await site.ask("/");
    const again = await site.ask("/", { headers: { "if-none-match": header(headers.etag ?? "") } });
    expect(again.status).toBe(status);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers["content-security-policy"]).toBe("default-src 'self'");
    expect(again.body.length).toBe(status === 304 ? 0 : PAGE_TEXT.length);
  });
});

test("HEAD tells what GET would send, without sending it", async () => {
  const site = await startSite();
  const full = await site.ask("/");
  const head = await site.ask("/", { method: "HEAD" });
  expect(head.body).toHaveLength(0);
  for (const name of ["content-length", "etag", "content-type", "vary"]) {
    expect(head.headers[name]).toBe(full.headers[name]);
  }
});

test.each(["/PREVIEW/token", "/%70review/token", "/Admin/posts", "/%41dmin.data"])(
  "rules for addresses hold however they are written: %s",
  async (path) => {
    const site = await startSite();
    const answers = await Promise.all([site.ask(`${path}?x=1`), site.ask(`${path}?x=1`)]);
    expect(site.calls.map(({ address }) => address)).toEqual([`${path}?x=1`, `${path}?x=1`]);
    const isAdmin = /dmin/.test(path);
    for (const { headers } of answers) {
      if (isAdmin) expect(headers["cache-control"]).toBe("private, no-store");
    }
  },
);

test("what throws while a request is taken on ends that request alone", async () => {
  let fails = false;
  const site = await startSite(undefined, {
    isStopping: () => {
      if (fails) throw new Error("failed");
      return false;
    },
  });
  fails = true;
  await expect(site.ask("/")).rejects.toThrow("socket hang up");
  fails = false;
  expect((await site.ask("/")).status).toBe(200);
  expectConsoleError("failed");
});
