import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Owner } from "~/models/owner/owner.server";
import {
  addPasskey,
  hasPasskeys,
  listPasskeys,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  signInOptions,
} from "~/models/owner/passkey.server";
import { openSessionId } from "~/models/owner/session.server";
import { getOwner } from "~/session.server";
import { passkeyPlace } from "~/utils/http/passkey-place.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { passkeyChallenges, passkeys } from "~db/schema/owner";
import { newAuthenticator } from "../../support/requests/authenticator";
import { OWNER, signedInOwner } from "../../support/requests/owner";
import { SITE, send } from "../../support/requests/routes";

const NAMED = "http://localhost:3000";
const place = { works: true, origin: NAMED, host: "localhost" } as const;
const MINUTE_MS = 60_000;

let owner: Owner;
let cookie = "";
let sessionId = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  const request = new Request(SITE, { headers: { Cookie: cookie } });
  const found = await getOwner(request);
  if (!found) throw new Error("Nobody is signed in.");
  owner = found;
  const { sessionCookie } = await import("~/session.server");
  sessionId = openSessionId(String(await sessionCookie.parse(cookie))) ?? "";
});

beforeEach(() => {
  db.delete(passkeys).run();
  db.delete(passkeyChallenges).run();
  db.delete(attempts).run();
});

afterEach(() => {
  vi.useRealTimers();
});

async function added(device = newAuthenticator()) {
  const { challenge } = await newPasskeyOptions(owner, sessionId, place);
  const passkey = device.make({ challenge, ...place });
  const result = await addPasskey(owner.id, sessionId, { passkeyName: "phone", passkey }, place);
  return { device, passkey, result };
}

describe("adding a passkey", () => {
  test("stores its public half under its name", async () => {
    const { result } = await added();
    expect(result).toMatchObject({ ok: true });
    expect(listPasskeys(owner.id)).toMatchObject([{ name: "phone", lastUsedAt: null }]);
    expect(hasPasskeys()).toBe(true);
  });

  test("takes an answer once, and only in the session that asked", async () => {
    const { passkey } = await added();
    const again = await addPasskey(owner.id, sessionId, { passkeyName: "twice", passkey }, place);
    expect(again).toMatchObject({ ok: false });
    const { challenge } = await newPasskeyOptions(owner, sessionId, place);
    const other = newAuthenticator().make({ challenge, ...place });
    const elsewhere = { passkeyName: "elsewhere", passkey: other };
    expect(await addPasskey(owner.id, "another session", elsewhere, place)).toMatchObject({
      ok: false,
    });
    expect(listPasskeys(owner.id)).toHaveLength(1);
  });

  test.each([
    "",
    "{}",
    "[]",
    "no json",
    '{"id":"a","rawId":"a","type":"public-key","response":{}}',
  ])("%j is no answer of a device", async (passkey) => {
    const answer = { passkeyName: "none", passkey };
    expect(await addPasskey(owner.id, sessionId, answer, place)).toMatchObject({ ok: false });
    expect(await signInByPasskey(passkey, place)).toMatchObject({ ok: false });
  });

  test("asks for the present password before the device", async () => {
    const ask = (presentPassword: string) =>
      send("POST", `${NAMED}/admin/passkey-challenge`, {
        cookie,
        body: new URLSearchParams({ passkeyName: "phone", presentPassword }),
      });
    const wrong = await ask("not the password");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      result: { error: { presentPassword: ["This is not your present password."] } },
    });
    expect(db.select().from(passkeyChallenges).all()).toEqual([]);
    const right = await ask(OWNER.password);
    expect(await right.json()).toMatchObject({ options: { rp: { id: "localhost" } } });
  });

  test("gives it another name, and takes it away", async () => {
    await added();
    const [passkey] = listPasskeys(owner.id);
    expect(renamePasskey(owner.id, passkey?.id ?? "", "old phone")).toBe(true);
    expect(listPasskeys(owner.id)).toMatchObject([{ name: "old phone" }]);
    expect(removePasskey("another owner", passkey?.id ?? "")).toBe(false);
    expect(removePasskey(owner.id, passkey?.id ?? "")).toBe(true);
    expect(hasPasskeys()).toBe(false);
  });
});

describe("signing in by passkey", () => {
  const challenge = async () => (await signInOptions(place)).challenge;

  test("opens for the owner, and the answer works once", async () => {
    const { device } = await added();
    const answer = device.use({ challenge: await challenge(), ...place });
    expect(await signInByPasskey(answer, place)).toEqual({
      ok: true,
      owner: { id: owner.id, username: OWNER.username },
    });
    expect(listPasskeys(owner.id)[0]?.lastUsedAt).not.toBeNull();
    expect(await signInByPasskey(answer, place)).toMatchObject({ ok: false });
  });

  test("is refused for a passkey that is not known, or was removed", async () => {
    const { device } = await added();
    removePasskey(owner.id, listPasskeys(owner.id)[0]?.id ?? "");
    for (const unknown of [device, newAuthenticator()]) {
      const answer = unknown.use({ challenge: await challenge(), ...place });
      expect(await signInByPasskey(answer, place)).toMatchObject({ ok: false });
    }
  });

  test.each([
    ["another site's", { origin: "http://localhost:4000" }, {}],
    ["another host's", { host: "localhost.example" }, {}],
    ["a device that asked for no finger or code", {}, { flags: 0x01 }],
    ["a device that was not touched", {}, { flags: 0x04 }],
    ["a copy of the key that has signed less often", {}, { signCount: 1 }],
  ])("is refused for %s answer", async (_, asked, signed) => {
    const { device } = await added();
    const first = device.use({ challenge: await challenge(), ...place }, { signCount: 7 });
    expect(await signInByPasskey(first, place)).toMatchObject({ ok: true });
    const answer = device.use({ challenge: await challenge(), ...place, ...asked }, signed);
    expect(await signInByPasskey(answer, place)).toMatchObject({ ok: false });
  });

  test("of a key that has signed less often is told as what it may be", async () => {
    const { device } = await added();
    const use = async (signCount: number) =>
      signInByPasskey(device.use({ challenge: await challenge(), ...place }, { signCount }), place);
    expect(await use(7)).toMatchObject({ ok: true });
    const told = { ok: false, message: expect.stringContaining("it may be a copy") };
    for (const behind of [1, 7, 0]) expect(await use(behind)).toMatchObject(told);
    expect(await use(8)).toMatchObject({ ok: true });
    const answer = device.use({ challenge: await challenge(), ...place }, { signCount: 1 });
    const forged = answer.replace(/"signature":"..../, '"signature":"AAAA');
    expect(await signInByPasskey(forged, place)).not.toMatchObject(told);
  });

  test("is refused with a challenge that is old, invented, or was made to add one", async () => {
    const { device } = await added();
    const old = await challenge();
    const { challenge: toAdd } = await newPasskeyOptions(owner, sessionId, place);
    for (const other of [toAdd, "aW52ZW50ZWQ"]) {
      const answer = device.use({ challenge: other, ...place });
      expect(await signInByPasskey(answer, place)).toMatchObject({ ok: false });
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * MINUTE_MS });
    const late = device.use({ challenge: old, ...place });
    expect(await signInByPasskey(late, place)).toMatchObject({ ok: false });
    await challenge();
    expect(db.select().from(passkeyChallenges).all()).toHaveLength(1);
  });

  test("a stranger gets so many challenges and no more", async () => {
    const ask = (address: string) =>
      send("POST", `${NAMED}/sign-in-challenge`, { address, body: "" });
    for (let number = 0; number < 20; number++) {
      expect((await ask("203.0.113.30")).status).toBe(200);
    }
    const refused = await ask("203.0.113.30");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect((await ask("198.51.100.30")).status).toBe(200);
  });
});

test.each([
  ["http://localhost:3000/", { works: true, host: "localhost" }],
  ["http://127.0.0.1:3000/", { works: false, why: "no-name", instead: "http://localhost:3000" }],
  ["http://[::1]:3000/", { works: false, why: "no-name", instead: "http://localhost:3000" }],
  ["http://192.0.2.7/", { works: false, why: "no-name", instead: null }],
  ["https://[2001:db8::7]/", { works: false, why: "no-name", instead: null }],
  ["http://journey.example/", { works: false, why: "no-tls", instead: null }],
  ["https://journey.example/", { works: true, host: "journey.example" }],
])("%s", (url, expected) => {
  expect(passkeyPlace(new Request(url))).toMatchObject(expected);
});
