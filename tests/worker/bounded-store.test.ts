import { beforeEach, expect, test, vi } from "vitest";
import { BoundedStore } from "~/worker/bounded-store";
import { stamped } from "~/worker/cache-names";

/** A cache of a device with room for so many bytes. */
function deviceWith(room: number) {
  const stored = new Map<string, Response>();
  const size = (response: Response) => Number(response.headers.get("Content-Length"));
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (url: string) => stored.get(url)?.clone(),
    delete: async (url: string) => stored.delete(url),
    put: async (url: string, response: Response) => {
      const used = [...stored.values()].reduce((sum, one) => sum + size(one), 0);
      if (used + size(response) > room) throw new DOMException("Full", "QuotaExceededError");
      stored.set(url, response);
    },
  };
  vi.stubGlobal("caches", { has: async () => true, open: async () => cache });
  return stored;
}

function picture(bytes: number, at: number) {
  const headers = { "Content-Length": String(bytes) };
  return stamped(new Response("picture", { headers }), at);
}

beforeEach(() => vi.unstubAllGlobals());

test("past its bound the oldest leave, also those stored before the worker started", async () => {
  const stored = deviceWith(1000);
  stored.set("/old", picture(60, 1));
  const store = new BoundedStore("pictures", 100);
  await store.put("/new", picture(30, 2));
  expect([...stored.keys()]).toEqual(["/old", "/new"]);
  await store.put("/newer", picture(30, 3));
  expect([...stored.keys()]).toEqual(["/new", "/newer"]);
});

test("on a full device older ones make room", async () => {
  const stored = deviceWith(100);
  const store = new BoundedStore("pictures", 1000);
  await store.put("/1", picture(40, 1));
  await store.put("/2", picture(40, 2));
  await store.put("/3", picture(40, 3));
  expect([...stored.keys()]).toEqual(["/2", "/3"]);
});

test("what fits in no way is left out, and the next one is not", async () => {
  const stored = deviceWith(50);
  const store = new BoundedStore("pictures", 1000);
  await store.put("/huge", picture(80, 1));
  expect([...stored.keys()]).toEqual([]);
  await store.put("/small", picture(20, 2));
  expect([...stored.keys()]).toEqual(["/small"]);
  await store.put("/huge", picture(80, 3));
  expect([...stored.keys()]).toEqual([]);
});

test("other failures are not taken for a full device", async () => {
  deviceWith(50);
  const store = new BoundedStore("pictures", 1000);
  vi.stubGlobal("caches", {
    has: async () => true,
    open: async () => ({ keys: async () => [], put: () => Promise.reject(new TypeError("no")) }),
  });
  await expect(store.put("/1", picture(1, 1))).rejects.toThrow("no");
});
