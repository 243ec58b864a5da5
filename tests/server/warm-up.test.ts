import { expect, test } from "vitest";
import type { RouteRequest } from "../../server/pages/remix-handler";
import { warmUp } from "../../server/pages/warm-up";
import { publicAddresses } from "../support/requests/public-addresses";

test("pages that anyone may read are rendered one after the other, each several times", async () => {
  const asked: RouteRequest[] = [];
  let running = 0;
  await warmUp(async (request) => {
    running += 1;
    expect(running).toBe(1);
    asked.push(request);
    await Promise.resolve();
    running -= 1;
    return { status: 200, headers: {}, body: Buffer.from("") };
  }, new AbortController().signal);
  expect(asked.every(({ method, headers }) => method === "GET" && !headers.cookie)).toBe(true);
  const paths = asked.map(({ address }) => new URL(address, "http://localhost").pathname);
  expect(Object.keys(publicAddresses)).toEqual(expect.arrayContaining([...new Set(paths)]));
  expect(paths.filter((path) => path === "/search").length).toBeGreaterThan(1);
});
