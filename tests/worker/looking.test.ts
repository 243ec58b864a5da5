import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteKept, findKept, listKept } from "~/offline/kept-items";
import { readKept } from "~/offline/search/search-kept";
import { BoundedStore } from "~/worker/bounded-store";
import { findPage } from "~/worker/pages";

const open = vi.fn();

beforeEach(() => {
  vi.stubGlobal("caches", { has: async () => false, keys: async () => [], open });
});
afterEach(() => vi.unstubAllGlobals());

// After the kill switch has removed them all, an empty one would stay for ever.
test.each<[string, () => Promise<unknown>]>([
  ["a page", () => findPage("/letters")],
  ["a picture", () => new BoundedStore("pictures", 1000).find("/media/a.jpg")],
  ["room among pictures", () => new BoundedStore("pictures", 1000).makeRoom()],
  ["what is kept", listKept],
  ["one that is kept", () => findKept("/letters/one")],
  ["one to forget", () => deleteKept("/letters/one")],
  ["the texts of what is kept", readKept],
])("to look for %s where nothing is makes no cache", async (_, look) => {
  await look();
  expect(open).not.toHaveBeenCalled();
});
