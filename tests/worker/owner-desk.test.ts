import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SENDING } from "~/device/queue/lock";
import { keepDesk } from "~/offline/owner-desk";
import { keepOwnerPage } from "~/worker/owner-pages";

vi.mock("~/worker/owner-pages", () => ({ keepOwnerPage: vi.fn(), isOwnerPath: () => false }));

let held: { name: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: {} },
    locks: { query: async () => ({ held }) },
  });
  vi.stubGlobal("caches", { match: async () => undefined });
  vi.stubGlobal("location", { pathname: "/", href: "https://journey.example/" });
  vi.stubGlobal("fetch", async () => Response.json([]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the desk is fetched once no picture is on its way any more", async () => {
  held = [{ name: SENDING }];
  const kept = keepDesk();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepOwnerPage).not.toHaveBeenCalled();
  held = [{ name: "another" }];
  await vi.advanceTimersByTimeAsync(2_000);
  await kept;
  expect(keepOwnerPage).toHaveBeenCalledWith("https://journey.example/admin/outbox");
  expect(vi.mocked(keepOwnerPage).mock.calls.length).toBeGreaterThan(10);
});
