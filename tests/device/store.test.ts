import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("idb");
vi.mock("~/device/queue/former", () => ({ bringOver: async () => {} }));

type Store = typeof import("~/device/queue/store");

let store: Store;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  store = await import("~/device/queue/store");
  return () => vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});

test("a database that does not open is waited for four seconds, and then half a second", async () => {
  vi.mocked(openDB).mockImplementation(never);
  const first = expect(store.listEntries("visit")).rejects.toThrow("4000");
  await vi.advanceTimersByTimeAsync(3_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  const second = expect(store.listEntries("visit")).rejects.toThrow("500");
  await vi.advanceTimersByTimeAsync(500);
  await second;
});

test("one that opens too late is closed", async () => {
  const close = vi.fn();
  const late = new Promise((resolve) => setTimeout(resolve, 5_000, { close }));
  vi.mocked(openDB).mockReturnValue(late as never);
  const refused = expect(store.listEntries("visit")).rejects.toThrow("4000");
  await vi.advanceTimersByTimeAsync(4_000);
  await refused;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(close).toHaveBeenCalledOnce();
});

test("work that is not answered is given up after ten seconds where it only reads", async () => {
  const abort = vi.fn();
  const close = vi.fn();
  const silent = { index: () => ({ getAll: never }) };
  const transaction = () => ({ store: silent, done: never(), abort });
  vi.mocked(openDB).mockResolvedValue({ close, transaction } as never);
  const refused = expect(store.listEntries("visit")).rejects.toThrow("10000");
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(abort).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
