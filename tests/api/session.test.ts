import { describe, expect, test } from "vitest";
import { api } from "../support/requests/api";
import { OWNER, signedInOwner } from "../support/requests/owner";

await signedInOwner();

describe("the session", () => {
  const login = (json: object, address = "198.51.100.9") =>
    api("POST", "/api/auth/login", { json, address });

  test("signs in, says who it is, and signs out", async () => {
    const signedIn = await login(OWNER);
    expect(signedIn).toMatchObject({ status: 200, body: { username: OWNER.username } });
    const own = (signedIn.headers.get("Set-Cookie") ?? "").split(";")[0];
    const user = await api("GET", "/api/auth/user", { cookie: own });
    expect(user.body).toEqual(signedIn.body);
    expect(user.headers.get("Cache-Control")).toBe("private, no-store");
    const out = await api("POST", "/api/auth/logout", { cookie: own });
    expect(out.status).toBe(204);
    expect(out.headers.get("Set-Cookie")).toContain("Max-Age=0");
    expect((await api("GET", "/api/auth/user", { cookie: own })).status).toBe(401);
    expect((await api("POST", "/api/auth/logout")).status).toBe(204);
  });

  test("refuses what is blank, what is wrong, and too many tries", async () => {
    const blank = await login({ username: " ", password: "" });
    expect(Object.keys(blank.body.errors)).toEqual(["username", "password"]);
    for (let time = 0; time < 5; time++) {
      expect((await login({ ...OWNER, password: "wrong password" })).status).toBe(401);
    }
    const locked = await login(OWNER);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await login(OWNER, "198.51.100.10")).status).toBe(200);
  });
});
