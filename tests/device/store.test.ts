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

test("what is under way when the page is left is rolled back", async () => {
  const leave = vi.fn();
  vi.stubGlobal("addEventListener", leave);
  vi.resetModules();
  store = await import("~/device/queue/store");
  vi.unstubAllGlobals();
  const [event, rollBack] = leave.mock.calls[0] as [string, () => void];
  expect(event).toBe("pagehide");
  const aborts = [vi.fn(), vi.fn()];
  const answers = [async () => [], never];
  for (const [index, getAll] of answers.entries()) {
    const done = index === 0 ? Promise.resolve() : never();
    const transaction = () => ({
      store: { index: () => ({ getAll }) },
      done,
      abort: aborts[index],
    });
    vi.mocked(openDB).mockResolvedValueOnce({ close: vi.fn(), transaction } as never);
  }
  await store.listEntries("visit");
  store.listEntries("visit").catch(() => {});
  await vi.advanceTimersByTimeAsync(1);
  rollBack();
  expect(aborts[0]).not.toHaveBeenCalled();
  expect(aborts[1]).toHaveBeenCalledOnce();
});
