import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { dumpDatabase } from "../../support/records/database";
import { OWNER, signedInOwner } from "../../support/requests/owner";
import { SITE } from "../../support/requests/routes";

type Handler = (args: LoaderFunctionArgs) => unknown;
type RouteModule = { loader?: Handler; action?: Handler; default?: unknown };

const modules = import.meta.glob<RouteModule>("../../../app/routes/admin/**/*.{ts,tsx}");

/** Every route whose file is in `routes/admin`, with the whole path that leads to it. */
function adminRoutes(
  entries: readonly RouteConfigEntry[],
  parent = "",
): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const whole = path ? `${parent}/${path}` : parent;
    const own = file.startsWith("routes/admin/") ? [{ path: whole, file }] : [];
    return [...own, ...adminRoutes(children, whole)];
  });
}

const all = adminRoutes(inject("siteMap"));
const params = { id: crypto.randomUUID(), mediaId: crypto.randomUUID() };

function addressOf(path: string) {
  return path.replace(":mediaId", params.mediaId).replace(":id", params.id) || "/admin/posts";
}

/** Runs a loader or an action as the router does; what it throws is its answer as well. */
async function run(handler: Handler, request: Request): Promise<unknown> {
  try {
    return await handler({ request, params, context: { clientAddress: "203.0.113.9" } });
  } catch (answer) {
    return answer;
  }
}

function statusOf(answer: unknown) {
  if (answer instanceof Response) return answer.status;
  return (answer as { init?: { status?: number } }).init?.status;
}

async function load(file: string) {
  const module = await modules[`../../../app/${file}`]?.();
  if (!module) throw new Error(`No file ${file}`);
  return module;
}

beforeAll(async () => {
  await signedInOwner();
});

test("the walk finds the whole admin area", () => {
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(Object.keys(modules).length).toBe(new Set(all.map(({ file }) => file)).size);
});

describe.each(all)("$file", ({ path, file }) => {
  const url = SITE + addressOf(path);

  test("shows nothing without the owner", async () => {
    const { loader } = await load(file);
    if (!loader) return;
    const answer = await run(loader, new Request(url));
    if (path === "/admin") {
      expect(answer).toMatchObject({ dashboard: null, signIn: { hasOwner: true } });
      return;
    }
    expect(statusOf(answer)).toBe(303);
    expect((answer as Response).headers.get("Location")).toBe(
      `/admin?redirectTo=${encodeURIComponent(addressOf(path))}`,
    );
  });

  test("changes nothing without the owner", async () => {
    const { action } = await load(file);
    if (!action) return;
    const body = new URLSearchParams({
      title: "T",
      name: "N",
      country: "India",
      currentLocation: "A",
      currentLocationDescription: "B",
      intent: path === "/admin" ? "unheard-of" : "delete",
      recordId: params.id,
    });
    const before = dumpDatabase();
    const send = (method: string) => run(action, new Request(url, { method, body }));
    const posted = await send("POST");
    // What takes other methods says so, and is asked by one of these.
    const isOther = posted instanceof Response && posted.status === 405;
    const [method = ""] = isOther ? (posted.headers.get("Allow") ?? "").split(", ") : [];
    const answer = isOther ? await send(method) : posted;
    expect(statusOf(answer)).toBe(path === "/admin" ? 400 : 401);
    expect(dumpDatabase()).toBe(before);
  });

  test("takes a sign-in with the form, and has it sent again", async () => {
    const { action, default: page } = await load(file);
    if (!action || !page || path === "/admin") return;
    const body = new URLSearchParams({ ...OWNER, title: "T" });
    const answer = await run(action, new Request(url, { method: "POST", body }));
    expect(statusOf(answer)).toBe(307);
    const headers = (answer as Response).headers;
    expect(headers.get("Location")).toBe(addressOf(path));
    expect(headers.get("Set-Cookie")).toContain("HttpOnly");
  });
});
