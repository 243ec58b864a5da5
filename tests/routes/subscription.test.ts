import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { sendMessage } from "~/models/mail/messages/contact.server";
import { updateNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { confirmSubscription, subscribe } from "~/models/mail/subscribers/newsletter.server";
import { subscriberState } from "~/models/mail/subscribers/subscriber";
import { subscriberLinks } from "~/models/mail/subscribers/subscriber-links";
import { siteDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { contactMessages } from "~db/schema/messages";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { dumpDatabase } from "../support/records/database";
import { visit } from "../support/requests/pages";
import { send } from "../support/requests/routes";

const EMAIL = "asha@example.com";
const DAY_MS = 86_400_000;
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };

beforeEach(() => {
  for (const table of [newsletterSubscribers, outgoingMails, attempts, contactMessages]) {
    db.delete(table).run();
  }
});

afterEach(() => {
  vi.useRealTimers();
});

const rows = () => db.select().from(newsletterSubscribers).all();
const mails = () => db.select().from(outgoingMails).all();

function find() {
  const [row] = rows();
  if (!row) throw new Error("There is no subscriber.");
  return row;
}

function waiting() {
  subscribe(EMAIL);
  return find().unsubscribeToken;
}

function subscribed() {
  subscribe(EMAIL);
  confirmSubscription(find().confirmToken ?? "");
  return find().unsubscribeToken;
}

const post = (path: string, fields: Record<string, string>) =>
  visit(path, { body: new URLSearchParams(fields) });

/** A page's text; React parts the strings of one line with comments. */
const textAt = async (path: string) =>
  (await (await visit(path)).text()).replaceAll("<!-- -->", "");

const dayFromNow = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS));

test("nothing is changed by opening a link, whatever became of its address", async () => {
  const token = waiting();
  const { confirmToken } = find();
  const states = [
    { isActive: false },
    { isActive: true },
    { isActive: false, endedAt: new Date() },
    { isActive: false, endedAt: new Date(), stopReason: "550 No such mailbox" },
  ];
  for (const state of states) {
    db.update(newsletterSubscribers).set(state).run();
    const before = dumpDatabase();
    for (const method of ["GET", "HEAD"]) {
      for (const path of ["unsubscribe", "subscription"]) {
        const answer = await visit(`/${path}/${token}`, { method });
        expect(answer.status).toBe(200);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      }
      await visit(`/newsletter/confirm/${confirmToken}`, { method });
      await visit(`/subscription/${token}/file`, { method });
    }
    expect(dumpDatabase()).toBe(before);
  }
});

describe("an address that waits to be confirmed", () => {
  test("is forgotten by one click in a mail program, with its mail, however often that comes", async () => {
    const token = waiting();
    expect(mails()[0]).toMatchObject({ unsubscribeUrl: subscriberLinks(token).unsubscribe });
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`/unsubscribe/${token}`, ONE_CLICK);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    }
    expect([rows(), mails()]).toEqual([[], []]);
    expect(dumpDatabase()).not.toContain(EMAIL);
  });

  test("is forgotten by the page's button, and told so", async () => {
    const answer = await post(`/unsubscribe/${waiting()}`, {});
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/subscription/deleted");
    expect(rows()).toEqual([]);
    expect(await (await visit("/subscription/deleted")).text()).toContain("You are deleted");
  });
});

test("one click ends a subscription, as often as it comes, and keeps who left", async () => {
  const token = subscribed();
  for (let time = 0; time < 2; time += 1) {
    expect((await post(`/unsubscribe/${token}`, ONE_CLICK)).status).toBe(200);
  }
  expect(find()).toMatchObject({ isActive: false, endedAt: expect.any(Date), stopReason: null });
});

describe("the reader's page", () => {
  test("changes how often letters come, and the pause", async () => {
    const token = subscribed();
    const pausedUntil = dayFromNow(10);
    const fields = { intent: "change", cadence: "each", pausedUntil };
    const answer = await post(`/subscription/${token}`, fields);
    expect(answer.headers.get("Location")).toBe(`/subscription/${token}`);
    expect(find()).toMatchObject({ cadence: "each", pausedUntil });
    const page = await (await visit(`/subscription/${token}`)).text();
    expect(page).toContain("No letter comes until");
    await post(`/subscription/${token}`, { ...fields, pausedUntil: "" });
    expect(find()).toMatchObject({ cadence: "each", pausedUntil: null });
  });

  test.each([
    [{ cadence: "hourly", pausedUntil: "" }, "How often must be one of"],
    [{ cadence: "each", pausedUntil: dayFromNow(0) }, "Choose a day after today"],
    [{ cadence: "each", pausedUntil: dayFromNow(400) }, "A pause lasts a year at most."],
    [{ cadence: "each", pausedUntil: "soon" }, "must be a date"],
  ])("refuses %j", async (fields, message) => {
    const token = subscribed();
    const before = find();
    const answer = await post(`/subscription/${token}`, { intent: "change", ...fields });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
    expect(find()).toEqual(before);
  });

  test.each(["waiting", "left"])(
    "lets nobody in who is %s without the mail's button",
    async (state) => {
      const token = state === "left" ? subscribed() : waiting();
      if (state === "left") await post(`/unsubscribe/${token}`, {});
      await post(`/subscription/${token}`, { intent: "change", cadence: "each", pausedUntil: "" });
      await post(`/subscription/${token}`, { intent: "ask-again" });
      expect(find().isActive).toBe(false);
      confirmSubscription(find().confirmToken ?? "");
      expect(find()).toMatchObject({ isActive: true, cadence: "each" });
    },
  );

  test("says all that is stored, and its file says no more", async () => {
    const token = subscribed();
    sendMessage({
      name: "A",
      email: "Asha@example.com",
      subject: "General Question",
      message: "?",
    });
    const page = await textAt(`/subscription/${token}`);
    expect(page).toContain("1 message came through the contact form");
    const answer = await send("GET", `/subscription/${token}/file`);
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const file = await answer.json();
    const { id: _id, isActive: _isActive, unsubscribeToken, confirmToken, ...kept } = find();
    expect(Object.keys(file.subscriber).sort()).toEqual([...Object.keys(kept), "state"].sort());
    expect(file.mails).toMatchObject([{ kind: "confirmation", subject: mails()[0]?.subject }]);
    for (const { subject } of file.mails) expect(page).toContain(subject);
    expect(JSON.stringify(file)).not.toContain(unsubscribeToken);
    expect(JSON.stringify(file)).not.toContain(confirmToken);
  });

  test("deletes everything but the messages, which it names", async () => {
    const token = subscribed();
    subscribe("ravi@example.com");
    sendMessage({ name: "A", email: EMAIL, subject: "General Question", message: "?" });
    const answer = await post(`/subscription/${token}`, { intent: "delete-me" });
    expect(answer.headers.get("Location")).toBe("/subscription/deleted");
    const ofMessages = ["contact_messages", "outgoing_mails"];
    expect(dumpDatabase(ofMessages)).not.toContain(EMAIL);
    const listed = eq(contactMessages.email, EMAIL);
    expect(db.select().from(contactMessages).where(listed).all()).toHaveLength(1);
    expect(rows()).toMatchObject([{ email: "ravi@example.com" }]);
    const others = mails().filter(({ kind }) => kind !== "notice");
    expect(others).toMatchObject([{ recipient: "ravi@example.com" }]);
    expect(JSON.stringify(others)).not.toContain(EMAIL);
    for (const path of [`/subscription/${token}`, `/unsubscribe/${token}`]) {
      expect((await visit(path)).status).toBe(404);
      expect((await post(path, { intent: "delete-me" })).status).toBe(404);
    }
    expect((await send("GET", `/subscription/${token}/file`)).status).toBe(404);
  });

  test("knows no other buttons", async () => {
    expect((await post(`/subscription/${subscribed()}`, { intent: "promote" })).status).toBe(400);
  });
});

test("a pause ends by itself, on its day", () => {
  const row = { isActive: true, endedAt: null, stopReason: null, pausedUntil: "2026-12-01" };
  expect(subscriberState(row, "2026-11-30")).toBe("paused");
  expect(subscriberState(row, "2026-12-01")).toBe("subscribed");
});

test("the privacy page has its 11 sections, and says how long messages are kept and where the reader's page is", async () => {
  for (const [messageMonths, words] of [
    [24, "messages and my answers: 2 years."],
    [7, "messages and my answers: 7 months."],
    [0, "until I delete them"],
  ] as const) {
    updateNewsletterSettings({ messageMonths });
    const page = await textAt("/privacy");
    expect(page.match(/<h2 id=[^>]+>\d+\./g)).toHaveLength(11);
    expect(page).toContain(words);
    expect(page).toContain("Every mail holds a link to a page of your own");
    expect(page).toContain("an address that nobody confirmed: seven days");
  }
});
