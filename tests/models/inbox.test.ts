import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { type ContactInput, contactInput } from "~/models/mail/messages/contact";
import {
  countUnreadMessages,
  deleteOldMessages,
  sendMessage,
} from "~/models/mail/messages/contact.server";
import {
  archiveMessage,
  deleteMessage,
  findMessage,
  listEarlierMessages,
  markMessageUnread,
  pageOfMessages,
  unarchiveMessage,
} from "~/models/mail/messages/contact-admin.server";
import { answerMessage, listAnswers } from "~/models/mail/messages/contact-answer.server";
import { updateNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { deleteOldMails } from "~/models/mail/outgoing-mail.server";
import { getAdminStats } from "~/pages/site/admin-stats.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { contactAnswers, contactMessages } from "~db/schema/messages";
import { newsletterSettings } from "~db/schema/newsletter";
import { startMailServer } from "../support/mail/mail-server";
import { mailSettings, sendUntil } from "../support/mail/mail-settings";
import { listMessages } from "../support/records/lists";

const DAY_MS = 86_400_000;
const MESSAGE = {
  name: "Asha",
  email: "asha@example.com",
  subject: "General Question",
  message: "Which train?\nThe slow one?",
} as const;

beforeEach(() => {
  for (const table of [contactMessages, outgoingMails, newsletterSettings, attempts]) {
    db.delete(table).run();
  }
});

const mails = () => db.select().from(outgoingMails).all();

/** Keeps a message, some days old; its id. */
function kept(change: Partial<ContactInput> = {}, daysOld = 0) {
  const before = new Set(listMessages().map(({ id }) => id));
  sendMessage({ ...MESSAGE, ...change });
  const id = listMessages().find((one) => !before.has(one.id))?.id ?? "";
  const createdAt = new Date(Date.now() - daysOld * DAY_MS);
  if (daysOld > 0) {
    db.update(contactMessages).set({ createdAt }).where(eq(contactMessages.id, id)).run();
  }
  return id;
}

function answer(id: string, text = "The slow one.", key: string = crypto.randomUUID()) {
  const answered = answerMessage(id, { text }, key);
  expect(answered.ok).toBe(true);
}

/** Sends all that waits to a real mail server; what came there. */
async function sendAll() {
  const { url, received } = await startMailServer();
  const settings = mailSettings(url, { perMinute: 1000 });
  await sendUntil(settings, () =>
    expect(mails().every(({ state }) => state === "sent")).toBe(true),
  );
  return received;
}

describe("a new message", () => {
  test("is mailed to the owner, once for one key, and an answer to that goes to the visitor", async () => {
    const idempotencyKey = crypto.randomUUID();
    sendMessage({ ...MESSAGE, idempotencyKey });
    sendMessage({ ...MESSAGE, idempotencyKey });
    const [mail, ...others] = await sendAll();
    expect(others).toEqual([]);
    const id = listMessages()[0]?.id;
    expect(mail?.envelope.to).toEqual(["letters@journey.example"]);
    expect(mail?.replyTo?.value).toEqual([{ name: "", address: "asha@example.com" }]);
    expect(mail?.messageId).toBe(`<contact-${id}@journey.example>`);
    expect(mail?.subject).toBe("General Question: a message from Asha");
    expect(mail?.text).toContain("> Which train?\n> The slow one?\n");
    expect(mail?.text).toContain(`\nhttps://journey.example/admin/messages/${id}\n`);
  });

  test("goes to the address that the owner chose", () => {
    updateNewsletterSettings({ noticeAddress: "me@home.example", version: null });
    kept();
    expect(mails()).toMatchObject([{ kind: "notice", recipient: "me@home.example" }]);
  });

  test("is not kept without its mail", () => {
    db.run(sql`alter table outgoing_mails rename to away`);
    onTestFinished(() => void db.run(sql`alter table away rename to outgoing_mails`));
    expect(() => sendMessage(MESSAGE)).toThrow();
    expect(listMessages()).toEqual([]);
  });

  const LINES = ["\n", "\r", "\r\n", "\u2028", "\u0085", "\0\n"];
  const INJECTIONS = LINES.map((line) => `Asha${line}Bcc: b@example.com${line}X-Evil: 1${line}`);

  test.each(INJECTIONS)("puts nothing into a head by %j", async (text) => {
    const input = contactInput.parse({ ...MESSAGE, name: text, message: text });
    sendMessage(input);
    const id = listMessages()[0]?.id ?? "";
    answer(id, `Yes.${text}`);
    const received = await sendAll();
    expect(received.map(({ envelope }) => envelope.to)).toEqual([
      ["letters@journey.example"],
      ["asha@example.com"],
    ]);
    for (const mail of received) {
      expect(mail.headers.has("bcc")).toBe(false);
      expect(mail.headers.has("x-evil")).toBe(false);
      const quoted = mail.text?.split("wrote").at(-1) ?? "";
      expect(quoted).not.toMatch(/^(Bcc|X-Evil)/m);
    }
    for (const refused of [{ subject: `General Question${text}` }, { email: text }]) {
      expect(contactInput.safeParse({ ...MESSAGE, ...refused }).success).toBe(false);
    }
  });

  test("cannot put a line of its own among ours", () => {
    kept({
      message: "Hello\nhttps://journey.example/admin/posts\u2028https://journey.example/admin",
    });
    const own = mails()[0]
      ?.text.split("\n")
      .filter((line) => line.startsWith("https://"));
    expect(own).toEqual([expect.stringContaining("/admin/messages/")]);
  });
});

describe("an answer", () => {
  test("goes out once, threaded, and comes back to the owner's mailbox", async () => {
    updateNewsletterSettings({ noticeAddress: "me@home.example", version: null });
    const id = kept();
    const key = crypto.randomUUID();
    answer(id, "The slow one.", key);
    answer(id, "The slow one.", key);
    const mail = (await sendAll()).find(({ envelope }) => envelope.to[0] === "asha@example.com");
    expect(mails()).toHaveLength(2);
    expect(mail?.subject).toBe("Re: General Question");
    expect(mail?.inReplyTo).toBe(`<contact-${id}@journey.example>`);
    expect(mail?.references).toBe(`<contact-${id}@journey.example>`);
    expect(mail?.replyTo?.value).toEqual([{ name: "", address: "me@home.example" }]);
    expect(mail?.text).toMatch(/^The slow one\.\n\nOn .*, Asha wrote:\n> Which train\?\n/);
    expect(findMessage(id)).toMatchObject({ isRead: true, answeredAt: expect.any(Date) });
    const sent = { state: "sent", response: "250 Kept as number 7" };
    expect(listAnswers(id)).toMatchObject([{ text: "The slow one.", mail: sent }]);
  });

  test("to a message that is gone is none", () => {
    const refused = answerMessage("gone", { text: "Yes." }, crypto.randomUUID());
    expect(refused).toEqual({ ok: false, kind: "missing" });
    expect(mails()).toEqual([]);
  });

  test("stays when what became of its mail is forgotten", () => {
    const id = kept();
    answer(id);
    db.update(outgoingMails)
      .set({ state: "sent", triedAt: new Date(0) })
      .run();
    deleteOldMails();
    expect(listAnswers(id)).toMatchObject([{ text: "The slow one.", mail: null }]);
  });
});

describe("the admin's inbox", () => {
  const ids = (search: string, isArchive: boolean) =>
    pageOfMessages(search, 1, isArchive)?.items.map(({ id }) => id);

  test("puts messages away and back, and counts the new ones of the inbox", () => {
    const first = kept({ message: "About the ferry" });
    const second = kept({ message: "About the bus" });
    expect(archiveMessage(first)).toBe(true);
    expect([ids("", false), ids("", true)]).toEqual([[second], [first]]);
    expect([ids("ferry", false), ids("ferry", true)]).toEqual([[], [first]]);
    expect([countUnreadMessages(), getAdminStats().unreadMessages]).toEqual([1, 1]);
    expect(unarchiveMessage(first)).toBe(true);
    expect(ids("", true)).toEqual([]);
    expect([archiveMessage("gone"), unarchiveMessage("gone")]).toEqual([false, false]);
  });

  test("makes a message new again, also one that was answered", () => {
    const id = kept();
    answer(id);
    expect(countUnreadMessages()).toBe(0);
    expect(markMessageUnread(id)).toBe(true);
    expect(findMessage(id)).toMatchObject({ isRead: false, answeredAt: expect.any(Date) });
    expect(countUnreadMessages()).toBe(1);
  });

  test("knows what the same address wrote before", () => {
    const first = kept({}, 2);
    kept({ email: "ravi@example.com" });
    const last = findMessage(kept());
    expect(last && listEarlierMessages(last).map(({ id }) => id)).toEqual([first]);
  });

  test("deletes a message with all that is known of it, and still sends what was answered", () => {
    const id = kept();
    answer(id, "First");
    db.update(outgoingMails).set({ state: "sent" }).run();
    answer(id, "Last");
    kept({ email: "ravi@example.com" });
    expect(deleteMessage(id)).toBe(true);
    expect(listMessages().map(({ email }) => email)).toEqual(["ravi@example.com"]);
    expect(db.select().from(contactAnswers).all()).toEqual([]);
    expect(pageOfMessages("asha@", 1)?.total).toBe(0);
    expect(mails().map(({ kind, state, replyTo }) => [kind, state, replyTo])).toEqual([
      ["answer", "waiting", "letters@journey.example"],
      ["notice", "waiting", "ravi@example.com"],
    ]);
    expect(deleteMessage(id)).toBe(false);
  });
});

describe("old messages", () => {
  test("are forgotten after the months of the settings, counted from the last answer", () => {
    kept({ name: "Old" });
    const answered = kept({ name: "Answered" });
    db.update(contactMessages)
      .set({ createdAt: new Date(Date.now() - 800 * DAY_MS) })
      .run();
    kept({ name: "New" });
    answer(answered);
    deleteOldMessages();
    const names = listMessages().map(({ name }) => name);
    expect(names.sort()).toEqual(["Answered", "New"]);
    expect(listAnswers(answered)).toHaveLength(1);
    db.update(contactMessages)
      .set({ answeredAt: new Date(Date.now() - 800 * DAY_MS) })
      .run();
    deleteOldMessages();
    expect(listMessages().map(({ name }) => name)).toEqual(["New"]);
    expect(db.select().from(contactAnswers).all()).toEqual([]);
  });

  test("are never forgotten where that is chosen", () => {
    updateNewsletterSettings({ messageMonths: 0, version: null });
    kept({}, 4000);
    deleteOldMessages();
    expect(listMessages()).toHaveLength(1);
  });

  test("of a longer month wait for the shorter one's end", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const now = Date.parse("2026-03-31T12:00:00Z");
    vi.spyOn(performance, "now").mockReturnValue(now - performance.timeOrigin);
    updateNewsletterSettings({ messageMonths: 1, version: null });
    for (const day of ["2026-02-27", "2026-03-01"]) {
      vi.setSystemTime(Date.parse(`${day}T12:00:00Z`));
      sendMessage({ ...MESSAGE, name: day });
    }
    deleteOldMessages();
    vi.useRealTimers();
    expect(listMessages().map(({ name }) => name)).toEqual(["2026-03-01"]);
  });
});
