import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { eventually, head, openRaw } from "./raw";
import { startSite } from "./site";

vi.mock("../../server/log-writer");

/** A post whose body ends in one place or in another, as its reader likes. */
function smuggled(header: string) {
  const lines = ["POST /contact HTTP/1.1", "Host: 127.0.0.1", "Content-Length: 6", header];
  return `${lines.join("\r\n")}\r\n\r\n0\r\n\r\nG`;
}

test.each([
  ["what is no HTTP", "\x16\x03\x01\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nX-Big: ${"a".repeat(20_000)}`, 431],
  ["a body of two lengths (request smuggling)", smuggled("Content-Length: 4"), 400],
  ["a body with a length and in chunks", smuggled("Transfer-Encoding: chunked"), 400],
  ["a method that nobody knows", head({ method: "FOO" }), 405],
  ["a tunnel", head({ method: "CONNECT", path: "evil.test:443" }), 405],
  [
    "a body that is refused",
    head({ headers: { "Content-Length": 1e9, Expect: "100-continue" } }),
    413,
  ],
])("after %s the socket is gone, even when its client keeps it", async (_name, text, status) => {
  const site = await startSite(undefined, { lingerMs: 20 });
  const client = await openRaw(site.port, text);
  await eventually(() => expect(client.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `)));
  const connections = promisify(site.server.getConnections.bind(site.server));
  await eventually(async () => expect(await connections()).toBe(0));
});

test.each([
  ["a method that nobody knows", head({ method: "FOO", path: "/api/travel-pins" }), 405],
  ["a path of 20,000 characters", head({ path: `/api/${"a".repeat(20_000)}` }), 431],
  ["two lengths", smuggled("Content-Length: 4").replace("/contact", "/api/contact"), 400],
])("the API answers in JSON even to what is no request, %s", async (_name, text, status) => {
  const site = await startSite(undefined, { lingerMs: 20 });
  const client = await openRaw(site.port, text);
  await eventually(() => expect(client.received()).toMatch(/\r\n\r\n.*\n$/s));
  const [top = "", body = ""] = client.received().split("\r\n\r\n");
  expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} .*application/json`, "s"));
  expect(/^allow: /im.test(top)).toBe(status === 405);
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
});
