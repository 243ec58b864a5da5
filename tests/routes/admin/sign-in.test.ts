import { describe, expect, onTestFinished, test } from "vitest";
import { setOwner } from "~/models/owner/owner.server";
import { action as start, loader as startPage } from "~/routes/admin/dashboard";
import { loader as frame } from "~/routes/admin/layout";
import { env } from "~/utils/env.server";
import { DEMO_PASSWORD } from "~/utils/environment.server";
import { UNSEEN } from "~/utils/http/unseen";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { OWNER, signedInOwner } from "../../support/requests/owner";
import { postForm } from "../../support/requests/owner-forms";
import { SITE } from "../../support/requests/routes";

const cookie = await signedInOwner();

test("a page that a device only stores does not bring the session's cookie back", async () => {
  async function cookieOf(headers: Record<string, string>) {
    const request = new Request(`${SITE}/admin/posts`, { headers: { Cookie: cookie, ...headers } });
    const { init } = (await frame({ request, params: {}, context: {} })) as { init: ResponseInit };
    return new Headers(init.headers).get("Set-Cookie");
  }
  expect(await cookieOf({})).toContain("__session=");
  expect(await cookieOf({ [UNSEEN]: "1" })).toBeNull();
});

describe("signing in", () => {
  const signIn = (fields: Record<string, string>, address?: string) =>
    postForm(start, fields, { path: "/admin", address });

  test("starts a session and goes where the owner wanted to go", async () => {
    const answer = await signIn({ ...OWNER, redirectTo: "/admin/pins?tab=1" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/admin/pins?tab=1");
    expect(answer.headers.get("Set-Cookie")).toMatch(/__session=.*HttpOnly; SameSite=Lax/);
  });

  test.each([
    "https://evil.test/",
    "//evil.test",
    "/\t/evil.test",
    "/\\evil.test",
    "/.//evil.test",
    "javascript:alert(1)",
    "",
  ])("never leaves the site: %j", async (redirectTo) => {
    const answer = await signIn({ ...OWNER, redirectTo });
    expect(answer.headers.get("Location")).toBe("/admin");
  });

  test("with a wrong password says so, and after five failures how long to wait", async () => {
    for (let number = 0; number < 5; number++) {
      const answer = await signIn({ ...OWNER, password: "wrong" }, "203.0.113.20");
      expect(answer.status).toBe(400);
      expect(answer.data).toMatchObject({ message: "Invalid username or password" });
    }
    const stopped = await signIn(OWNER, "203.0.113.20");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(50);
  });

  test("is not stopped by others' failures in a browser that has signed in before", async () => {
    const before = await signIn(OWNER, "203.0.113.21");
    const device = before.headers.getSetCookie().find((text) => text.startsWith("__device="));
    expect(device).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
    for (let number = 0; number < 11; number++) {
      await signIn({ ...OWNER, password: "wrong" }, `198.51.100.${number}`);
    }
    expect((await signIn(OWNER, "203.0.113.21")).status).toBe(429);
    const known = { path: "/admin", address: "203.0.113.21", cookie: device?.split(";")[0] };
    expect((await postForm(start, OWNER, known)).status).toBe(303);
    db.delete(attempts).run();
  });

  test("with the demo password opens a demo alone, also where it is the owner's", async () => {
    const demo = { username: "admin", password: DEMO_PASSWORD };
    await setOwner(demo.username, demo.password);
    expect((await signIn(demo, "203.0.113.22")).status).toBe(303);
    Object.assign(env, { demoMode: false });
    onTestFinished(() => void Object.assign(env, { demoMode: true }));
    const refused = await signIn(demo, "203.0.113.22");
    expect(refused.status).toBe(400);
    expect(refused.data).toMatchObject({ message: expect.stringContaining("npm run owner") });
    expect(refused.headers.get("Set-Cookie")).toBeNull();
  });

  test("is filled in with the demo's pair as long as that signs in", async () => {
    const filledIn = async () => {
      const request = new Request(`${SITE}/admin`);
      const { signIn: ways } = (await startPage({ request, params: {}, context: {} })) as {
        signIn: { username: string; password: string };
      };
      return [ways.username, ways.password];
    };
    await setOwner("admin", DEMO_PASSWORD);
    expect(await filledIn()).toEqual(["admin", DEMO_PASSWORD]);
    await setOwner("admin", "amber lantern 41 river");
    expect(await filledIn()).toEqual(["", ""]);
  });

  test("is over after Exit Admin", async () => {
    const own = await signedInOwner();
    const answer = await postForm(start, { intent: "exit" }, { path: "/admin", cookie: own });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/");
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    const request = new Request(`${SITE}/admin`, { headers: { Cookie: own } });
    expect(await startPage({ request, params: {}, context: {} })).toMatchObject({
      dashboard: null,
    });
  });
});
