import { expect, test, vi } from "vitest";
import { page, startSite } from "../server/site";
import { describedCalls } from "../support/requests/api";

vi.mock("../../server/log-writer");

test.each(describedCalls.filter(({ method }) => method !== "GET"))(
  "$method $path from another site gets a 403 in JSON, and the route sees nothing of it",
  async ({ method, path }) => {
    const site = await startSite();
    const { status, headers, text } = await site.ask(path.replace(/\{\w+\}/g, "none"), {
      method,
      headers: { origin: "https://evil.test", "content-type": "application/json" },
      body: method === "DELETE" ? undefined : "{}",
    });
    expect(status).toBe(403);
    expect(headers["content-type"]).toContain("application/json");
    expect(JSON.parse(text)).toEqual({ message: expect.any(String) });
    expect(site.calls).toHaveLength(0);
  },
);

test("OPTIONS of an API address is answered by the route, which knows its methods", async () => {
  const answer = { status: 204, headers: { allow: "GET, HEAD, OPTIONS" }, text: "" };
  const site = await startSite(() => page(answer));
  const { status, headers } = await site.ask("/api/journey/stats", { method: "OPTIONS" });
  expect([status, headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect(site.calls[0]?.method).toBe("OPTIONS");
});

test("a kept answer has one tag, that of its coding, and names each header that it varies by once", async () => {
  const ours = { "content-type": "application/json", etag: '"of-the-route"', vary: "Cookie" };
  const site = await startSite(() => page({ headers: ours }));
  for (const coding of ["identity", "br"]) {
    const asked = { headers: { "accept-encoding": coding } };
    const { headers } = await site.ask("/api/journey", asked);
    expect(headers.etag).toMatch(coding === "br" ? /^W\/"[\w-]{22}-br"$/ : /^"[\w-]{22}"$/);
    expect(headers.vary).toBe("Cookie, Accept-Encoding");
  }
});

test("a route's tag is weak where its answer is not kept, but coded", async () => {
  const ours = { etag: '"of-the-route"', "cache-control": "no-cache" };
  const site = await startSite(() => page({ headers: ours }));
  const { headers } = await site.ask("/api/journey", { headers: { "accept-encoding": "br" } });
  expect(headers.etag).toBe('W/"of-the-route"');
});
