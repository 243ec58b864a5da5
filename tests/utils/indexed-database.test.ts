import { beforeEach, expect, test, vi } from "vitest";
import { indexedDatabase } from "~/utils/browser/indexed-database";

type Opening = { result?: object; onsuccess?: () => void };

const openings: Opening[] = [];

beforeEach(() => {
  openings.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("indexedDB", {
    open() {
      const opening: Opening = {};
      openings.push(opening);
      return opening;
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a database that does not open is waited for four seconds, and then half a second", async () => {
  const inTransaction = indexedDatabase("stuck", () => {});
  const first = expect(inTransaction("readonly", async () => 1)).rejects.toThrow("stuck");
  await vi.advanceTimersByTimeAsync(3_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  const second = expect(inTransaction("readonly", async () => 1)).rejects.toThrow("stuck");
  await vi.advanceTimersByTimeAsync(500);
  await second;
});

test("one that opens too late is closed", async () => {
  const inTransaction = indexedDatabase("late", () => {});
  const refused = expect(inTransaction("readonly", async () => 1)).rejects.toThrow("late");
  await vi.advanceTimersByTimeAsync(4_000);
  await refused;
  const close = vi.fn();
  const [opening] = openings as [Opening];
  opening.result = { close };
  opening.onsuccess?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
});

test("work that is not answered is given up after ten seconds where it only reads", async () => {
  const inTransaction = indexedDatabase("silent", () => {});
  const abort = vi.fn();
  const close = vi.fn();
  const database = { close, objectStoreNames: [], transaction: () => ({ abort }) };
  const refused = expect(inTransaction("readonly", () => new Promise(() => {}))).rejects.toThrow(
    "does not answer",
  );
  const [opening] = openings as [Opening];
  opening.result = database;
  opening.onsuccess?.();
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(abort).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
