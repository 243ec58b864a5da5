import { expect, test, vi } from "vitest";
import { createStopping } from "../../server/connections/stopping";
import { OWNERS, startSite } from "./site";

vi.mock("../../server/log-writer");

const FORM = { "content-type": "application/x-www-form-urlencoded" };

async function stoppingSite() {
  const stopping = createStopping(true, 0);
  const site = await startSite(undefined, { isStopping: stopping.hasBegun });
  // From here on this page is stored.
  expect((await site.ask("/")).status).toBe(200);
  await stopping.begin();
  return site;
}

test.each(["/", "/journey", "/favicon.ico"])(
  "a process about to stop leaves the reading of %s to another one",
  async (path) => {
    const site = await stoppingSite();
    const { status, headers } = await site.ask(path);
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      connection: "close",
      "retry-after": "1",
      "cache-control": "no-store",
    });
  },
);

test("what changes something is still done, on a connection's last request", async () => {
  const site = await stoppingSite();
  const before = site.calls.length;
  const { status, headers } = await site.ask("/contact", {
    method: "POST",
    headers: { ...FORM, connection: "keep-alive" },
    body: "message=Hello",
  });
  expect([status, headers.connection, site.calls.length]).toEqual([200, "close", before + 1]);
});

test("the health check says so, and why to the owner", async () => {
  const site = await stoppingSite();
  const { status, text } = await site.ask("/healthz");
  expect([status, JSON.parse(text)]).toEqual([503, { status: "unavailable" }]);
  const owners = await site.ask("/healthz", { headers: OWNERS });
  const reason = "this process is about to stop";
  expect(JSON.parse(owners.text)).toMatchObject({ status: "unavailable", database: "ok", reason });
});

test("where no proxy stands in front, nobody has to be told and nobody is refused", async () => {
  const stopping = createStopping(false);
  await stopping.begin();
  expect(stopping.hasBegun()).toBe(false);
});
