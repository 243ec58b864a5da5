import { expect, test } from "vitest";
import { createPageStore, type Page } from "../../server/pages/page-store";

function pageAt(key: string, changes: Partial<Page> = {}): Page {
  return {
    key,
    hash: "hash",
    headers: [["Content-Type", "text/html"]],
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
  const store = createPageStore({
    maxBytes,
    version: () => content.version,
    now: () => content.now,
    removed: ({ key }) => removed.push(key),
  });
  return { ...store, content, removed };
}

const numbers = (length: number) => Array.from({ length }, (_, index) => `/${index}`);

test("memory is bounded, and pages that are in use stay", () => {
  const { store, find, removed } = storeOf();
  for (const key of numbers(50)) {
    store(pageAt(key));
    find("/0");
  }
  expect(removed).toEqual(numbers(50).slice(1, -9));
  const kept = numbers(50).filter((key) => find(key) !== undefined);
  expect(kept).toEqual(["/0", ...numbers(50).slice(-9)]);
});

test("a page that grows takes the room of others, and one that shrinks gives it back", () => {
  const { store, find, grow } = storeOf();
  const [first, ...others] = numbers(10).map((key) => store(pageAt(key)));
  if (first === undefined) throw new Error("nothing was stored");
  find(first.key);
  grow(first, 4_500);
  expect(others.map(({ key }) => find(key)?.key)).toEqual([
    ...Array(5).fill(undefined),
    "/6",
    "/7",
    "/8",
    "/9",
  ]);
  grow(first, -4_500);
  for (const key of ["/a", "/b", "/c", "/d", "/e"]) store(pageAt(key));
  expect(["/6", "/9", "/a", "/e"].map((key) => find(key)?.key)).toEqual(["/6", "/9", "/a", "/e"]);
});

test("what happens to a page that was replaced counts no more", () => {
  const { store, find, holds, grow } = storeOf(2_000);
  const before = store(pageAt("/"));
  store(pageAt("/", { hash: "other" }));
  grow(before, 5_000);
  expect([holds(before), find("/")?.hash]).toEqual([false, "other"]);
});

test("a page goes with its version and with its time", () => {
  const { store, find, content } = storeOf();
  store(pageAt("/"));
  content.now = 59_999;
  expect(find("/")).toBeDefined();
  content.now = 60_000;
  expect(find("/")).toBeUndefined();
  content.now = 0;
  content.version = "2";
  expect(find("/")).toBeUndefined();
});

test("a page that says the same keeps its copies and gets the new version and time", () => {
  const { store, find, content } = storeOf();
  const before = store(pageAt("/"));
  Object.assign(content, { version: "2", now: 60_000 });
  store(pageAt("/", { version: "2", expiresAt: 90_000 }));
  expect(find("/")).toBe(before);
  const changed = store(pageAt("/", { version: "2", headers: [["Content-Type", "text/plain"]] }));
  expect(changed).not.toBe(before);
});
