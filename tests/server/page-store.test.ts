import { expect, test } from "vitest";
import { PageStore } from "../../server/pages/page-store";
import type { StoredPage } from "../../server/pages/stored-page";

function pageAt(key: string, changes: Partial<StoredPage> = {}): StoredPage {
  return {
    key,
    hash: "hash",
    headers: ["Content-Type", "text/html"],
    body: Buffer.of(),
    compressible: true,
    copies: {},
    encoding: {},
    bytes: 1_000,
    version: "1",
    expiresAt: 60_000,
    used: false,
    ...changes,
  };
}

function storeOf(maxBytes = 10_000) {
  const content = { version: "1", now: 0 };
  const removed: string[] = [];
  const pages = new PageStore({
    maxBytes,
    version: () => content.version,
    now: () => content.now,
    removed: ({ key }) => removed.push(key),
  });
  return { pages, content, removed };
}

const numbers = (length: number) => Array.from({ length }, (_, index) => `/${index}`);

test("memory is bounded, and pages that are in use stay", () => {
  const { pages, removed } = storeOf();
  for (const key of numbers(50)) {
    pages.store(pageAt(key));
    pages.find("/0");
  }
  expect(removed).toEqual(numbers(50).slice(1, -9));
  const kept = numbers(50).filter((key) => pages.find(key) !== undefined);
  expect(kept).toEqual(["/0", ...numbers(50).slice(-9)]);
});

test("a page that grows takes the room of others, and one that shrinks gives it back", () => {
  const { pages } = storeOf();
  const [first, ...others] = numbers(10).map((key) => pages.store(pageAt(key)));
  if (first === undefined) throw new Error("nothing was stored");
  pages.find(first.key);
  pages.grow(first, 4_500);
  expect(others.map(({ key }) => pages.find(key)?.key)).toEqual([
    ...Array(5).fill(undefined),
    "/6",
    "/7",
    "/8",
    "/9",
  ]);
  pages.grow(first, -4_500);
  for (const key of ["/a", "/b", "/c", "/d", "/e"]) pages.store(pageAt(key));
  expect(["/6", "/9", "/a", "/e"].map((key) => pages.find(key)?.key)).toEqual([
    "/6",
    "/9",
    "/a",
    "/e",
  ]);
});

test("what happens to a page that was replaced counts no more", () => {
  const { pages } = storeOf(2_000);
  const before = pages.store(pageAt("/"));
  pages.store(pageAt("/", { hash: "other" }));
  pages.grow(before, 5_000);
  expect([pages.holds(before), pages.find("/")?.hash]).toEqual([false, "other"]);
});

test("a page goes with its version and with its time", () => {
  const { pages, content } = storeOf();
  pages.store(pageAt("/"));
  content.now = 59_999;
  expect(pages.find("/")).toBeDefined();
  content.now = 60_000;
  expect(pages.find("/")).toBeUndefined();
  content.now = 0;
  content.version = "2";
  expect(pages.find("/")).toBeUndefined();
});

test("a page that says the same keeps its copies and gets the new version and time", () => {
  const { pages, content } = storeOf();
  const before = pages.store(pageAt("/"));
  Object.assign(content, { version: "2", now: 60_000 });
  pages.store(pageAt("/", { version: "2", expiresAt: 90_000 }));
  expect(pages.find("/")).toBe(before);
  const changed = pages.store(
    pageAt("/", { version: "2", headers: ["Content-Type", "text/plain"] }),
  );
  expect(changed).not.toBe(before);
});
