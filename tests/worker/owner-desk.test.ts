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

test("the code of the desk is on the device before its pages are asked for", async () => {
  held = [];
  const asked: string[] = [];
  vi.mocked(keepOwnerPage).mockImplementation(async (address) => void asked.push(address));
  vi.stubGlobal("fetch", async (path: string, { headers = {} }: RequestInit = {}) => {
    await new Promise((resume) => setTimeout(resume, 1_000));
    // The worker answers such a one once it is kept.
    asked.push(new Headers(headers).has(UNSEEN) ? `${path} is kept` : path);
    return Response.json(["/assets/a.js"]);
  });
  const kept = keepDesk();
  await vi.advanceTimersByTimeAsync(10_000);
  await kept;
  expect(asked.slice(0, 3)).toEqual([
    "/owner-files.json",
    "/assets/a.js is kept",
    "https://journey.example/admin/outbox",
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
  expect(keepOwnerPage).toHaveBeenCalledWith("https://journey.example/admin/outbox");
  expect(vi.mocked(keepOwnerPage).mock.calls.length).toBeGreaterThan(10);
});
