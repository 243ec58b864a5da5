import { describe, expect, test, vi } from "vitest";
import { pageOf } from "~/models/base/lists/list-page";
import { EVERYTHING, type ListQuery } from "~/models/base/lists/list-query";
import { readListing } from "~/models/base/lists/listing";

const PAGE = 3;
const choices = { categories: ["Mountain"] };

/** A list of numbers, of which a search finds the even ones. */
function readerOf(total: number) {
  const all = Array.from({ length: total }, (_, number) => number);
  return {
    isOnePage: vi.fn(() => total <= PAGE),
    read: vi.fn((query: ListQuery, page: number) => {
      const found = query === EVERYTHING ? all : all.filter((number) => number % 2 === 0);
      const read = (limit: number, offset: number) => found.slice(offset, offset + limit);
      return pageOf(page, PAGE, { count: () => found.length, read });
    }),
  };
}

describe.each([
  [3, "", { items: [0, 1, 2], total: 3, page: 1, pages: 1, isWhole: true }],
  [3, "?q=even", { items: [0, 1, 2], total: 3, page: 1, pages: 1, isWhole: true }],
  [3, "?page=2", null],
  [3, "?q=even&page=2", null],
  [4, "", { items: [0, 1, 2], total: 4, page: 1, pages: 2, isWhole: false }],
  [4, "?page=2", { items: [3], total: 4, page: 2, pages: 2, isWhole: false }],
  [4, "?q=even", { items: [0, 2], total: 2, page: 1, pages: 1, isWhole: false }],
  [4, "?category=Mountain", { items: [0, 2], total: 2, page: 1, pages: 1, isWhole: false }],
  [4, "?category=none", { items: [0, 1, 2], total: 4, page: 1, pages: 2, isWhole: false }],
  [0, "", { items: [], total: 0, page: 1, pages: 1, isWhole: true }],
  [4, "?page=0", null],
])("a list of %i, asked for with '%s'", (total, search, expected) => {
  test("shows its page, and says whether that is all there is", () => {
    const params = new URLSearchParams(search);
    const same = (items: number[]) => items;
    expect(readListing(params, choices, readerOf(total), same)).toEqual(expected);
  });
});

test("a list that is not searched is asked for once", () => {
  const reader = readerOf(4);
  readListing(new URLSearchParams(), choices, reader, (items) => items);
  expect([reader.isOnePage.mock.calls.length, reader.read.mock.calls.length]).toEqual([0, 1]);
});
