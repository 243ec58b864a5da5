import { describe, expect, test, vi } from "vitest";
import { createContentClock } from "../../server/content-clock";
import { createDocumentCache } from "../../server/document-cache";
import { PAGE_TEXT, page, startSite } from "./site";

vi.mock("../../server/log-writer");

const SETTINGS = {
  maxBytes: 40_000,
  version: () => "1",
  secondsToKeep: () => 60,
  fixedHeaders: [],
};

describe("what is shared", () => {
  test("many who ask at once get one rendering", async () => {
    const site = await startSite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask("/journey")));
    expect(site.calls).toHaveLength(1);
    expect(answers.every(({ status, text }) => status === 200 && text === PAGE_TEXT)).toBe(true);
  });

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

describe("freshness", () => {
  test("a commit makes new pages, and equal bytes keep their tag", async () => {
    const site = await startSite();
    const before = await site.ask("/");
    site.content.version = "2";
    await site.ask("/contact", { method: "POST" });
    const after = await site.ask("/");
    expect(site.calls.map((call) => call.method)).toEqual(["GET", "POST", "GET"]);
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  test("a page is kept for as long as its s-maxage says, whatever the wall clock says", async () => {
    let now = 0;
    const cache = createDocumentCache({ ...SETTINGS, now: () => now });
    await cache.findOrRender("/", async () => page());
    now += 59_000;
    expect(cache.find("/")).toBeDefined();
    now += 2_000;
    expect(cache.find("/")).toBeUndefined();
  });

  test("a page from a time that was wrong goes when the clock is set right", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const due = Date.now() + 24 * 60 * 60 * 1000;
    const site = await startSite(() => page({ text: Date.now() < due ? "Soon" : "A letter" }));
    vi.setSystemTime(due + 365 * 24 * 60 * 60 * 1000);
    await vi.waitFor(async () => expect((await site.ask("/")).text).toBe("A letter"));
    vi.setSystemTime(due - 60_000);
    await vi.waitFor(async () => expect((await site.ask("/")).text).toBe("Soon"));
    vi.useRealTimers();
  });

  test.each([
    ["set forward", 5_000, 1_000, true],
    ["set back", -3_600_000, 1_000, true],
    ["adjusted a little", 1_400, 1_000, false],
    ["after a long time without a request", 3_600_000, 3_600_000, false],
  ])("a wall clock %s", (_name, wallMs, monotonicMs, isNew) => {
    const time = { wall: 1_000_000, monotonic: 5_000 };
    const clock = createContentClock(() => "1", {
      wall: () => time.wall,
      monotonic: () => time.monotonic,
    });
    const before = clock.current();
    time.wall += wallMs;
    time.monotonic += monotonicMs;
    clock.expire();
    expect(clock.current() !== before).toBe(isNew);
    clock.expire();
  });

  test("a database that cannot be read leaves the stored pages as they are", async () => {
    const site = await startSite();
    await site.ask("/");
    Object.defineProperty(site.content, "version", {
      get() {
        throw new Error("disk I/O error");
      },
    });
    await site.ask("/contact", { method: "POST" });
    expect((await site.ask("/")).status).toBe(200);
    expect(site.calls.map((call) => call.method)).toEqual(["GET", "POST"]);
  });

  test("the version is asked again after five milliseconds, or when told to", () => {
    vi.useFakeTimers();
    const read = vi.fn(() => "1");
    const clock = createContentClock(read);
    clock.current();
    clock.current();
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5);
    clock.current();
    clock.expire();
    clock.current();
    expect(read).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

describe("representations", () => {
  test("each coding has bytes, a length and a tag of its own", async () => {
    const site = await startSite();
    const codings = ["br", "gzip", "identity"];
    const answers = await Promise.all(
      codings.map((coding) => site.ask("/", { headers: { "accept-encoding": coding } })),
    );
    expect(answers.map(({ text }) => text)).toEqual([PAGE_TEXT, PAGE_TEXT, PAGE_TEXT]);
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of answers) {
      expect(headers.vary).toBe("Accept-Encoding, Cookie");
      expect(headers["content-length"]).toBe(String(body.length));
    }
  });

  test("who comes later gets fewer bytes of the same page", async () => {
    const text = Array.from({ length: 4000 }, (_, at) => `Letter ${(at * 7919) % 1000}. `).join("");
    const site = await startSite(() => page({ text }));
    const asked = { headers: { "accept-encoding": "br" } };
    const first = await site.ask("/letters", asked);
    await vi.waitFor(async () => {
      const later = await site.ask("/letters", asked);
      expect(later.body.length).toBeLessThan(first.body.length);
      expect(later.headers["content-length"]).toBe(String(later.body.length));
      expect([later.text, later.headers.etag]).toEqual([text, first.headers.etag]);
    });
  });

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

  test("HEAD tells what GET would send, without sending it", async () => {
    const site = await startSite();
    const full = await site.ask("/");
    const head = await site.ask("/", { method: "HEAD" });
    expect(head.body).toHaveLength(0);
    for (const name of ["content-length", "etag", "content-type", "vary"]) {
      expect(head.headers[name]).toBe(full.headers[name]);
    }
  });
});

test("memory is bounded, and pages that are in use stay", async () => {
  const cache = createDocumentCache(SETTINGS);
  for (let number = 0; number < 50; number += 1) {
    await cache.findOrRender(`/${number}`, async () => page());
    cache.find("/0");
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.find("/0")).toBeDefined();
  expect(cache.find("/1")).toBeUndefined();
  expect(cache.find("/49")).toBeDefined();
});

test("a page that no longer fits is still answered", async () => {
  const cache = createDocumentCache({ ...SETTINGS, maxBytes: 100 });
  const outcome = await cache.findOrRender("/", async () => page());
  expect("page" in outcome && (await cache.copyOf(outcome.page, "br")).body.length).toBeGreaterThan(
    0,
  );
  expect(cache.size().pages).toBe(0);
});
