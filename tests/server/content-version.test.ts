import { expect, test, vi } from "vitest";
import { createContentVersion } from "../../server/pages/content-version";
import { PATIENCE } from "../support/runner/patience";
import { page, startSite } from "./site";

vi.mock("../../server/log-writer");

test("the version is asked again after five milliseconds, or when told to", () => {
  vi.useFakeTimers();
  const read = vi.fn(() => "1");
  const version = createContentVersion(read);
  version.current();
  version.current();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5);
  version.current();
  version.expire();
  version.current();
  expect(read).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test.each([
  ["set forward", 5_000, 1_000, true],
  ["set back", -3_600_000, 1_000, true],
  ["adjusted a little", 1_400, 1_000, false],
  ["after a long time without a request", 3_600_000, 3_600_000, false],
])("a wall clock %s", (_name, wallMs, monotonicMs, isNew) => {
  const time = { wall: 1_000_000, monotonic: 5_000 };
  const version = createContentVersion(() => "1", {
    wall: () => time.wall,
    monotonic: () => time.monotonic,
  });
  const before = version.current();
  time.wall += wallMs;
  time.monotonic += monotonicMs;
  version.expire();
  expect(version.current() !== before).toBe(isNew);
  version.expire();
});

test("a page from a time that was wrong goes when the clock is set right", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const due = Date.now() + 24 * 60 * 60 * 1000;
  const site = await startSite(() => page({ text: Date.now() < due ? "Soon" : "A letter" }));
  vi.setSystemTime(due + 365 * 24 * 60 * 60 * 1000);
  await vi.waitFor(async () => expect((await site.ask("/")).text).toBe("A letter"), PATIENCE);
  vi.setSystemTime(due - 60_000);
  await vi.waitFor(async () => expect((await site.ask("/")).text).toBe("Soon"), PATIENCE);
  vi.useRealTimers();
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
