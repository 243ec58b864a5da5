import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { getOwner, isOwner, signOutCookie } from "~/session.server";
import { startSite } from "../../server/site";
import { signedInOwner } from "../../support/requests/owner";
import { SITE } from "../../support/requests/routes";

vi.mock("../../../server/log-writer");

const DAY_MS = 86_400_000;
let cookie = "";

beforeAll(async () => {
  cookie = await signedInOwner();
});

afterEach(() => {
  vi.useRealTimers();
});

async function postLarge(cookies: string) {
  const site = await startSite(undefined, { isOwner });
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": "100000",
    cookie: cookies,
  };
  const body = "a".repeat(100_000);
  return (await site.ask("/admin/posts/new", { method: "POST", headers, body })).status;
}

test("only a session that this site has opened makes room for a large body", async () => {
  expect(await postLarge(cookie)).toBe(200);
  expect(await postLarge(`other=1; ${cookie}`)).toBe(200);
  expect(await postLarge(cookie.slice(0, -4))).toBe(413);
  expect(await postLarge("__session=junk")).toBe(413);
});

test("asking for the session does not prolong it: the cookie could not follow", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY_MS });
  expect(await isOwner(cookie)).toBe(true);
  expect((await getOwner(new Request(SITE, { headers: { cookie } })))?.renewed).toBe(true);
});

test("a session that has ended makes no room", async () => {
  await signOutCookie(new Request(SITE, { headers: { cookie } }));
  expect(await isOwner(cookie)).toBe(false);
  expect(await postLarge(cookie)).toBe(413);
});
