import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Answer } from "../../server/http/answers";
import { DocumentCache } from "../../server/pages/document-cache";
import type { Turn } from "../../server/pages/render-queue";
import { PAGE_TEXT, page, startSite } from "./site";

vi.mock("../../server/log-writer");

const SETTINGS = {
  maxBytes: 40_000,
  version: () => "1",
  now: () => performance.now(),
  secondsToKeep: () => 60,
  fixedHeaders: [],
};

const ASKER = { address: "192.0.2.1", gone: new AbortController().signal };

/** A turn that has come. */
function turnWith(answer: Answer): Turn<Answer> {
  return { join: () => {}, result: Promise.resolve(answer) };
}

test("many who ask at once get one rendering", async () => {
  const site = await startSite();
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask("/journey")));
  expect(site.calls).toHaveLength(1);
  expect(answers.every(({ status, text }) => status === 200 && text === PAGE_TEXT)).toBe(true);
});

test("a commit makes new pages, and equal bytes keep their tag", async () => {
  const site = await startSite();
  const before = await site.ask("/");
  site.content.version = "2";
  await site.ask("/contact", { method: "POST" });
  const after = await site.ask("/");
  expect(site.calls.map((call) => call.method)).toEqual(["GET", "POST", "GET"]);
  expect(after.headers.etag).toBe(before.headers.etag);
});

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
    expect(headers.vary).toBe("Save-Data, Accept-Encoding, Cookie");
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

test("a page is kept for as long as its s-maxage says, whatever the wall clock says", async () => {
  let now = 0;
  const cache = new DocumentCache({ ...SETTINGS, now: () => now });
  await cache.findOrRender("/", ASKER, () => turnWith(page()));
  now += 59_000;
  expect(cache.find("/")).toBeDefined();
  now += 2_000;
  expect(cache.find("/")).toBeUndefined();
});

test("a page that no longer fits is still answered, and each coding takes room", async () => {
  const cache = new DocumentCache({ ...SETTINGS, maxBytes: 6_000 });
  const text = randomBytes(2_250).toString("base64");
  const outcome = await cache.findOrRender("/", ASKER, () => turnWith(page({ text })));
  expect(cache.find("/")).toBeDefined();
  if (outcome === null || !("page" in outcome)) throw new Error("It was to be stored.");
  expect((await cache.copyOf(outcome.page, "br")).body.length).toBeGreaterThan(0);
  expect(cache.find("/")).toBeUndefined();
});

test("a coding keeps no more memory than its bytes", async () => {
  const cache = new DocumentCache({ ...SETTINGS, maxBytes: 1_000_000 });
  const outcome = await cache.findOrRender("/", ASKER, () => turnWith(page()));
  if (outcome === null || !("page" in outcome)) throw new Error("It was to be stored.");
  for (const encoding of ["br", "gzip"] as const) {
    const { body } = await cache.copyOf(outcome.page, encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});

test("a page behind a secret address is made for each who asks, whatever it says of itself", async () => {
  const site = await startSite();
  const ends = [
    "/preview/token",
    "/preview/token.data",
    "/unsubscribe/token",
    "/subscription/token",
  ];
  for (const path of ends) {
    await site.ask(path);
    await Promise.all([site.ask(path), site.ask(path)]);
    expect(site.calls.splice(0)).toHaveLength(3);
  }
});
