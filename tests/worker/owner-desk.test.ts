import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SENDING } from "~/device/queue/lock";
import { keepDesk } from "~/offline/owner-desk";
import { UNSEEN } from "~/utils/http/unseen";
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
  vi.stubGlobal("fetch", async () => Response.json(["/assets/a.js"]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is written on is kept first, then the code of the desk, then its lists", async () => {
  held = [];
  const asked: string[] = [];
  vi.mocked(keepOwnerPage).mockImplementation(async (address, bring) => {
    await bring?.(["/assets/own.js"]);
    asked.push(new URL(address).pathname);
  });
  vi.stubGlobal("fetch", async (path: string, { headers = {} }: RequestInit = {}) => {
    await new Promise((resume) => setTimeout(resume, 1_000));
    // The worker answers such a one once it is kept.
    asked.push(new Headers(headers).has(UNSEEN) ? `${path} is kept` : path);
    return Response.json(["/assets/a.js"]);
  });
  const kept = keepDesk();
  await vi.advanceTimersByTimeAsync(60_000);
  await kept;
  const own = "/assets/own.js is kept";
  expect(asked.slice(0, 11)).toEqual([
    own,
    "/admin/outbox",
    own,
    "/admin/here",
    own,
    "/admin/moments/new",
    own,
    "/admin/posts/new",
    "/owner-files.json",
    "/assets/a.js is kept",
    own,
  ]);
  vi.mocked(keepOwnerPage).mockReset();
});

test("the desk is fetched once no picture is on its way any more", async () => {
  held = [{ name: SENDING }];
  const kept = keepDesk();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keepOwnerPage).not.toHaveBeenCalled();
  held = [{ name: "another" }];
  await vi.advanceTimersByTimeAsync(2_000);
  await kept;
  expect(vi.mocked(keepOwnerPage).mock.calls[0]?.[0]).toBe("https://journey.example/admin/outbox");
  expect(vi.mocked(keepOwnerPage).mock.calls.length).toBeGreaterThan(10);
});
