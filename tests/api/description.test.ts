import { expect, test, vi } from "vitest";
import { describeApi } from "~/api/description/document.server";
import { api, describedCalls } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { listRoutes } from "../support/requests/routes";

vi.setConfig({ testTimeout: 30_000 });
const cookie = await signedInOwner();

test("the description and app/routes.ts list the same paths", () => {
  const routed = listRoutes()
    .map(({ path }) => path.replace(/:(\w+)/g, "{$1}"))
    .filter((path) => path.startsWith("/api/") && path !== "/api/*");
  expect(Object.keys(describeApi().paths).sort()).toEqual(routed.sort());
});

test.each(Object.entries(describeApi().paths))(
  "%s has the methods described, and no others",
  async (path, methods) => {
    const address = path.replace(/\{\w+\}/g, "none");
    const allowed = Object.keys(methods).map((method) => method.toUpperCase());
    const allow = [
      ...allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])),
      "OPTIONS",
    ];
    const options = await api("OPTIONS", address);
    expect(options.status).toBe(204);
    expect(options.headers.get("Allow")?.split(", ").sort()).toEqual(allow.sort());
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]) {
      if (allow.includes(method)) continue;
      const refused = await api(method, address);
      expect(refused.status).toBe(405);
      expect(refused.headers.get("Allow")).toBe(options.headers.get("Allow"));
    }
  },
);

test.each(describedCalls.filter(({ call }) => call.security))(
  "$method $path is for the owner alone",
  async ({ method, path }) => {
    const address = path.replace(/\{\w+\}/g, "none");
    const { status } = await api(method, address);
    expect(status).toBe(401);
    const forged = await api(method, address, { cookie: `${cookie.slice(0, -6)}AAAAAA` });
    expect(forged.status).toBe(401);
  },
);

const writes = describedCalls.filter(({ call }) => call.requestBody?.content["application/json"]);
const schemas = describeApi().components.schemas;

test.each(writes)("$method $path checks its body with the schema described", async (write) => {
  const { method, path, call } = write;
  const address = path.replace(/\{\w+\}/g, "none");
  const name = call.requestBody?.content["application/json"].schema.$ref?.split("/").at(-1) ?? "";
  const { properties = {}, required = [] } = schemas[name] as {
    properties?: object;
    required?: string[];
  };
  const odd = Object.fromEntries(Object.keys(properties).map((field) => [field, { odd: [] }]));
  const refused = await api(method, address, { json: { ...odd, id: "x", isAdmin: true }, cookie });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors).sort()).toEqual(Object.keys(properties).sort());
  const empty = await api(method, address, { json: {}, cookie });
  if (required.length === 0) return;
  expect(empty.status).toBe(400);
  expect(Object.keys(empty.body.errors).sort()).toEqual([...required].sort());
});

test.each(writes)(
  "$method $path takes nothing but a JSON object of at most 1 MB",
  async (write) => {
    const { method } = write;
    const path = write.path.replace(/\{\w+\}/g, "none");
    const type = { "Content-Type": "application/json" };
    const big = JSON.stringify({ email: "x".repeat(1_000_000) });
    const cases: [number, BodyInit | undefined, Record<string, string>][] = [
      [415, "{}", { "Content-Type": "text/plain" }],
      [415, "a=b", { "Content-Type": "application/x-www-form-urlencoded" }],
      [415, "{}", { "Content-Type": "application/json; charset=utf-16" }],
      [415, undefined, {}],
      [413, big, type],
      [400, "{", type],
      [400, "", type],
      [400, "[]", type],
      [400, "null", type],
      [400, '"text"', type],
      [400, "[".repeat(50_000), type],
      [400, new Uint8Array([0x7b, 0xff, 0x7d]), type],
    ];
    const mayBeEmpty = !write.call.requestBody?.required;
    for (const [status, body, headers] of cases.filter(([, body]) => body || !mayBeEmpty)) {
      const answer = await api(method, path, { body, headers, cookie });
      expect(answer.status, `${JSON.stringify(headers)} ${String(body).slice(0, 20)}`).toBe(status);
    }
  },
);

test("the description is a public document with a tag", async () => {
  const { status, headers, body } = await api("GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  expect(headers.get("Cache-Control")).toContain("s-maxage=60");
  const again = await api("GET", "/api/openapi.json", {
    headers: { "If-None-Match": headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test.each(["/api", "/api/", "/api/nothing", "/api/blog-posts/a/b", "/api/Gallery/x/y"])(
  "%s is a 404 in JSON for every method",
  async (path) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      expect((await api(method, path)).status).toBe(404);
    }
  },
);
