import { eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { signIn } from "~/models/owner/owner.server";
import { loader, action as post } from "~/routes/admin/account";
import { action as start, loader as startPage } from "~/routes/admin/dashboard";
import { getOwner } from "~/session.server";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { devices, sessions } from "~db/schema/owner";
import { OWNER, signedInOwner } from "../../support/requests/owner";
import { errorsOf, postForm } from "../../support/requests/owner-forms";
import { visit } from "../../support/requests/pages";
import { SITE, send } from "../../support/requests/routes";

const PATH = "/admin/account";
const NEXT = "slowly down to the sea";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
let cookie = "";

beforeEach(async () => {
  db.delete(sessions).run();
  db.delete(devices).run();
  db.delete(attempts).run();
  cookie = await signedInOwner();
});

const ask = (fields: Record<string, string>, own = cookie) =>
  postForm(post, fields, { path: PATH, cookie: own });

const newPassword = (more: Record<string, string> = {}) => ({
  intent: "change-password",
  presentPassword: OWNER.password,
  newPassword: NEXT,
  newPasswordAgain: NEXT,
  ...more,
});

const isSignedIn = async (own: string) =>
  (await getOwner(new Request(SITE, { headers: { Cookie: own } }))) !== null;

function cookieOf(headers: Headers, name: string) {
  const found = headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return found?.split(";")[0] ?? "";
}

/** Signs in by the API with what a program knows; the cookies that it gets. */
async function signInByApi(headers: Record<string, string> = {}, address?: string) {
  const answer = await send("POST", "/api/auth/login", {
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(OWNER),
    address,
  });
  expect(answer.status).toBe(200);
  return {
    session: cookieOf(answer.headers, "__session"),
    device: cookieOf(answer.headers, "__device"),
  };
}

async function shown(own = cookie) {
  const request = new Request(SITE + PATH, { headers: { Cookie: own } });
  return loader({ request, params: {}, context: {} });
}

describe("another password", () => {
  test("ends all other sessions and gives this one another secret", async () => {
    const other = await signInByApi();
    const answer = await ask(newPassword());
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, PATH]);
    const next = cookieOf(answer.headers, "__session");
    expect(await isSignedIn(next)).toBe(true);
    // Also for whoever has a copy of the cookie with which it was changed.
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(other.session)).toBe(false);
    expect(await signIn(OWNER.username, OWNER.password, "192.0.2.9")).toMatchObject({ ok: false });
    expect(await signIn(OWNER.username, NEXT, "192.0.2.9")).toMatchObject({ ok: true });
  });

  test.each([
    [{ presentPassword: "not the password" }, "presentPassword", "not your present password"],
    [{ presentPassword: "" }, "presentPassword", "required"],
    [{ newPassword: "too short" }, "newPassword", "at least 12"],
    [{ newPassword: "password12345" }, "newPassword", "people"],
    [{ newPassword: "KashmirToKanyakumari" }, "newPassword", "name"],
    [{ newPassword: "asha-asha-2025" }, "newPassword", "name"],
    [{ newPassword: OWNER.password }, "newPassword", "already"],
    [{ newPasswordAgain: `${NEXT}!` }, "newPasswordAgain", "differ"],
  ])("%j is refused beside %s", async (more, field, words) => {
    const answer = await ask(newPassword(more));
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)[field]?.join()).toContain(words);
    const said = JSON.stringify(answer.data);
    for (const secret of [NEXT, OWNER.password]) expect(said).not.toContain(secret);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await signIn(OWNER.username, OWNER.password, "192.0.2.10")).toMatchObject({ ok: true });
  });

  test("makes the browser that chose it no stranger", async () => {
    const { session, device } = await signInByApi();
    const strangers = () => db.select().from(devices).where(isNull(devices.dismissedAt)).all();
    const before = strangers().length;
    await ask(newPassword(), `${session}; ${device}`);
    expect(strangers()).toHaveLength(before - 1);
  });

  test("is asked for no more often than a sign-in", async () => {
    const wrong = newPassword({ presentPassword: "not the password" });
    for (let number = 0; number < 5; number++) expect((await ask(wrong)).status).toBe(400);
    const answer = await ask(newPassword());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(errorsOf(answer)[""]?.join()).toContain("Too many failed");
  });

  test("comes with its form as plain HTML, errors tied to their fields", async () => {
    const body = new URLSearchParams(newPassword({ newPassword: "too short" }));
    const answer = await visit(PATH, { cookie, body });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toMatch(/aria-describedby="change-password-newPassword-error/i);
    expect(text).not.toContain(NEXT);
  });
});

describe("another name", () => {
  test("is what the owner signs in with from then on", async () => {
    const fields = { intent: "change-name", name: "meena", presentPassword: OWNER.password };
    expect((await ask(fields)).status).toBe(303);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await signIn("meena", OWNER.password, "192.0.2.11")).toMatchObject({ ok: true });
    await ask({ ...fields, name: OWNER.username });
  });

  test("needs the present password, and to be one", async () => {
    const fields = { intent: "change-name", name: " ", presentPassword: "" };
    const answer = await ask(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer)).toSorted()).toEqual(["name", "presentPassword"]);
    expect((await ask({ ...fields, name: "meena", presentPassword: "guess" })).status).toBe(400);
  });
});

describe("the list of sessions", () => {
  test("says on what, from where and when, and which is this one", async () => {
    await signInByApi({ "User-Agent": FIREFOX }, "2001:db8:1:2:3::9");
    const list = (await shown()).sessions.shown;
    expect(list).toHaveLength(2);
    expect(list.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ network: "192.0.x.x" });
    expect(list[1]).toMatchObject({ device: "Firefox on Linux", network: "2001:db8:1:2:x" });
    expect(JSON.stringify(list)).not.toContain("sessionToken");
  });

  test("ends one, and all but this one", async () => {
    const [one, another] = [await signInByApi(), await signInByApi()];
    const id = (await shown()).sessions.shown.find(({ isThis }) => !isThis)?.id ?? "";
    expect((await ask({ intent: "end-session", recordId: id })).status).toBe(303);
    expect((await ask({ intent: "end-session", recordId: id })).status).toBe(404);
    expect(await shown()).toHaveProperty("sessions.shown.length", 2);
    expect((await ask({ intent: "end-others" })).status).toBe(303);
    expect(await isSignedIn(one.session)).toBe(false);
    expect(await isSignedIn(another.session)).toBe(false);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test("says when one was seen last, to five minutes", async () => {
    const read = () => db.select().from(sessions).get()?.lastSeenAt?.getTime() ?? 0;
    const begun = read();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: begun + 4 * 60_000 });
    await isSignedIn(cookie);
    expect(read()).toBe(begun);
    vi.setSystemTime(begun + 6 * 60_000);
    await isSignedIn(cookie);
    expect(read()).toBe(begun + 6 * 60_000);
  });

  test("has no row of a session that ended by signing out", async () => {
    const other = await signInByApi();
    await postForm(start, { intent: "exit" }, { path: "/admin", cookie: other.session });
    expect((await shown()).sessions.shown).toHaveLength(1);
  });
});

describe("a device that was not seen before", () => {
  const news = async () => {
    const request = new Request(`${SITE}/admin`, { headers: { Cookie: cookie } });
    const page = await startPage({ request, params: {}, context: {} });
    return page.dashboard?.notes.devices;
  };
  const mails = () => db.select().from(outgoingMails).where(eq(outgoingMails.kind, "notice")).all();

  test("is told once, on the dashboard and by mail, until that is put away", async () => {
    db.delete(devices).run();
    const from = "Kiran <owner@example.com>";
    Object.assign(env, { mail: { smtpUrl: "smtp://127.0.0.1:1", from, perMinute: 60 } });
    onTestFinished(() => void Object.assign(env, { mail: null }));
    const { device } = await signInByApi({ "User-Agent": FIREFOX }, "198.51.100.7");
    await signInByApi({ "User-Agent": FIREFOX, Cookie: device });
    expect(await news()).toMatchObject({
      shown: [{ name: "Firefox on Linux", network: "198.51.x.x" }],
      more: 0,
    });
    expect(mails()).toEqual([
      expect.objectContaining({
        recipient: "owner@example.com",
        subject: "A new device signed in: Firefox on Linux",
        text: expect.stringMatching(/, \d\d:\d\d Asia\/Kolkata, from the network 198\.51\.x\.x\./),
      }),
    ]);
    const until = String(db.select().from(devices).get()?.firstSeenAt.getTime());
    const answer = await ask({ intent: "dismiss-devices", until });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
    expect(await news()).toEqual({ shown: [], more: 0 });
  });

  test("is known by a secret of which the site has the hash alone", async () => {
    db.delete(devices).run();
    const { device } = await signInByApi();
    const [, value = ""] = device.split("=");
    const [signed = ""] = decodeURIComponent(value).split(".");
    const { id } = JSON.parse(Buffer.from(signed, "base64").toString());
    expect(JSON.stringify(db.select().from(devices).all())).not.toContain(id);
  });

  test("a flood of them is bounded, in rows and in mails", async () => {
    const from = "owner@example.com";
    Object.assign(env, { mail: { smtpUrl: "smtp://127.0.0.1:1", from, perMinute: 60 } });
    onTestFinished(() => void Object.assign(env, { mail: null }));
    db.delete(outgoingMails).run();
    const now = new Date();
    const { userId = "" } = db.select().from(devices).get() ?? {};
    const many = Array.from({ length: 250 }, (_, at) => ({
      userId,
      deviceHash: `hash-${at}`,
      name: "curl",
      firstSeenAt: now,
      lastSeenAt: new Date(now.getTime() - at - 1),
    }));
    db.insert(devices).values(many).run();
    for (let number = 0; number < 8; number++) await signInByApi({}, `198.51.100.${number}`);
    expect(mails()).toHaveLength(5);
    expect(db.select().from(devices).all()).toHaveLength(200);
  });
});

test("new recovery codes stand in the answer to their form, and nowhere else", async () => {
  const form = { intent: "make-codes", presentPassword: OWNER.password };
  const answer = await visit(PATH, { cookie, body: new URLSearchParams(form) });
  expect(answer.status).toBe(200);
  const codes = (await answer.text()).match(/[0-9a-z]{4}(-[0-9a-z]{4}){3}(?=<)/g);
  expect(codes).toHaveLength(10);
  expect(answer.headers.getSetCookie().filter((one) => !one.startsWith("__session="))).toEqual([]);
  const again = await (await visit(PATH, { cookie })).text();
  for (const code of codes ?? []) expect(again).not.toContain(code);
  expect(again).toContain("10 codes can still be used.");
});
