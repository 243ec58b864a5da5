import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { readToast } from "~/forms/flash.server";
import {
  deleteUnconfirmed,
  getConfirmation,
  subscribe,
} from "~/models/mail/subscribers/newsletter.server";
import {
  countSubscribers,
  countSubscribersAtDayStart,
} from "~/models/mail/subscribers/subscriber-count.server";
import { unsubscribe } from "~/models/mail/subscribers/subscription.server";
import { action, loader } from "~/routes/site/newsletter/confirm-subscription";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { dumpDatabase } from "../support/records/database";
import { SITE, send } from "../support/requests/routes";

const EMAIL = "asha@example.com";
const DAY_MS = 86_400_000;
const started = performance.now();

beforeEach(() => {
  db.delete(newsletterSubscribers).run();
  db.delete(outgoingMails).run();
  onDay(0);
});

afterEach(() => {
  vi.useRealTimers();
});

/** This many days after the tests began, by the clock and by the process's own count. */
function onDay(day: number) {
  vi.spyOn(performance, "now").mockReturnValue(started + day * DAY_MS);
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin + started + day * DAY_MS });
}

function find() {
  const row = db.select().from(newsletterSubscribers).get();
  if (!row) throw new Error("There is no subscriber.");
  return row;
}

/** As the sender does it when the mail server has said so. */
function stop(id: string) {
  const set = { isActive: false, endedAt: new Date(), stopReason: "550 No such mailbox" };
  db.update(newsletterSubscribers).set(set).where(eq(newsletterSubscribers.id, id)).run();
}

const mails = () => db.select().from(outgoingMails).all();
const newestText = () => mails().at(-1)?.text ?? "";
const linkIn = (text: string) => /https:\/\/\S+\/newsletter\/confirm\/(\S+)/.exec(text)?.[1] ?? "";

function args(token: string, method: string, chosen = {}) {
  const body = method === "POST" ? new URLSearchParams(chosen) : null;
  const request = new Request(`${SITE}/newsletter/confirm/${token}`, { method, body });
  return { request, params: { token }, context: {} };
}

async function press(token: string, chosen = {}) {
  const answer = await action(args(token, "POST", chosen));
  if (!(answer instanceof Response)) throw new Error("The button did not lead on.");
  return answer;
}

describe("a new address", () => {
  test("waits until the button behind its link is pressed; opening the link changes nothing", async () => {
    subscribe(EMAIL);
    expect(find()).toMatchObject({ isActive: false, endedAt: null });
    expect(mails()).toMatchObject([
      {
        recipient: EMAIL,
        state: "waiting",
        messageId: expect.stringMatching(/^<[\w-]+@journey\.example>$/),
      },
    ]);
    const token = linkIn(newestText());
    const before = dumpDatabase();
    for (const method of ["GET", "HEAD"]) {
      expect(loader(args(token, method))).toMatchObject({
        data: { isActive: false },
        init: { headers: { "Cache-Control": "private, no-store" } },
      });
    }
    expect(dumpDatabase()).toBe(before);
    for (let time = 0; time < 2; time += 1) {
      const answer = await press(token);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(`/newsletter/confirm/${token}`);
      expect(loader(args(token, "GET"))).toMatchObject({ data: { isActive: true } });
      expect(countSubscribers()).toBe(1);
    }
    expect(find()).toMatchObject({ cadence: "weekly" });
    expect(countSubscribersAtDayStart()).toBe(0);
    onDay(1);
    expect(countSubscribersAtDayStart()).toBe(1);
  });

  test("gets one mail in a day, with the same link", () => {
    subscribe(EMAIL);
    const token = linkIn(newestText());
    subscribe(EMAIL);
    onDay(0.9);
    subscribe(EMAIL);
    expect(mails()).toHaveLength(1);
    onDay(1);
    subscribe(EMAIL);
    expect(mails()).toHaveLength(2);
    expect(linkIn(newestText())).toBe(token);
  });

  test("is forgotten after seven days without the button", async () => {
    subscribe(EMAIL);
    const token = linkIn(newestText());
    onDay(6.9);
    deleteUnconfirmed();
    expect(getConfirmation(token)).toMatchObject({ isActive: false });
    subscribe("ravi@example.com");
    onDay(7);
    await expect(press(token)).rejects.toMatchObject({ init: { status: 404 } });
    expect(() => loader(args(token, "GET"))).toThrow();
    deleteUnconfirmed();
    expect(find()).toMatchObject({ email: "ravi@example.com" });
    expect(mails()).toMatchObject([{ recipient: "ravi@example.com" }]);
  });

  test("that was given while the clock was ahead is forgotten in its time all the same", async () => {
    onDay(365);
    subscribe(EMAIL);
    onDay(0);
    deleteUnconfirmed();
    onDay(7);
    deleteUnconfirmed();
    expect(db.select().from(newsletterSubscribers).all()).toEqual([]);
  });
});

describe("a subscribed address", () => {
  beforeEach(async () => {
    subscribe(EMAIL);
    await press(linkIn(newestText()));
    db.delete(outgoingMails).run();
  });

  test("gets a mail that says so, one in a day, and stays subscribed", () => {
    onDay(2);
    subscribe(EMAIL);
    subscribe(EMAIL);
    expect(mails()).toHaveLength(1);
    expect(newestText()).toContain("subscribed already");
    const { unsubscribeToken } = find();
    const unsubscribeUrl = `https://journey.example/unsubscribe/${unsubscribeToken}`;
    expect(mails()[0]).toMatchObject({ unsubscribeUrl });
    expect(newestText()).toContain(unsubscribeUrl);
    expect(countSubscribers()).toBe(1);
  });

  test("that has left comes back by its mail's button alone", async () => {
    const old = find().confirmToken ?? "";
    onDay(2);
    unsubscribe(find().unsubscribeToken);
    expect(getConfirmation(old)).toBeNull();
    subscribe(EMAIL);
    expect(find()).toMatchObject({ isActive: false, endedAt: new Date() });
    const token = linkIn(newestText());
    expect(token).not.toBe(old);
    onDay(10);
    deleteUnconfirmed();
    expect(find()).toMatchObject({ isActive: false });
    await expect(press(token)).rejects.toMatchObject({ init: { status: 404 } });
    subscribe(EMAIL);
    await press(linkIn(newestText()));
    expect(find()).toMatchObject({ isActive: true, endedAt: null, subscribedAt: new Date() });
  });

  test("that the mail server stopped comes back by its mail's button alone", async () => {
    onDay(2);
    stop(find().id);
    subscribe(EMAIL);
    expect(find()).toMatchObject({ isActive: false, stopReason: "550 No such mailbox" });
    await press(linkIn(newestText()), { cadence: "monthly" });
    const back = { isActive: true, endedAt: null, stopReason: null, softBounces: 0 };
    expect(find()).toMatchObject({ ...back, cadence: "monthly" });
  });

  test("that leaves and comes back within a day counts as before", async () => {
    onDay(2);
    const before = countSubscribersAtDayStart();
    unsubscribe(find().unsubscribeToken);
    expect(countSubscribersAtDayStart()).toBe(before);
    subscribe(EMAIL);
    await press(linkIn(newestText()));
    expect([before, countSubscribersAtDayStart()]).toEqual([1, 1]);
  });
});

test("a new, a waiting, a subscribed, a left and a stopped address get the same answers", async () => {
  const names = ["new", "waiting", "active", "left", "stopped"];
  const emails = names.map((name) => `${name}@example.com`);
  for (const email of emails.slice(1)) subscribe(email);
  for (const email of emails.slice(2)) {
    const where = eq(newsletterSubscribers.email, email);
    const row = db.select().from(newsletterSubscribers).where(where).get();
    await press(row?.confirmToken ?? "");
    if (email.startsWith("left")) unsubscribe(row?.unsubscribeToken ?? "");
    if (email.startsWith("stopped")) stop(row?.id ?? "");
  }
  for (const email of emails) {
    const description = "Please confirm in the mail we sent you.";
    const form = await send("POST", "/newsletter", { body: new URLSearchParams({ email }) });
    expect([form.status, form.headers.get("Location")]).toEqual([303, "/newsletter"]);
    const cookie = form.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const next = await readToast(new Request(SITE, { headers: { Cookie: cookie } }));
    expect(next?.toast).toEqual({ title: "Successfully subscribed!", description });
    const api = await send("POST", "/api/newsletter/subscribe", {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
    expect(api.status).toBe(201);
    expect(await api.json()).toEqual({ message: `Successfully subscribed! ${description}` });
  }
});
