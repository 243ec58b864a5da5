import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import { HONEYPOT_FIELD } from "~/forms/honeypot";
import { sendMessage } from "~/models/mail/messages/contact.server";
import {
  archiveMessage,
  deleteMessage,
  findMessage,
} from "~/models/mail/messages/contact-admin.server";
import { listAnswers } from "~/models/mail/messages/contact-answer.server";
import { listSavedReplies } from "~/models/mail/messages/saved-reply.server";
import { listQuestions } from "~/models/texts/content/question.server";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { contactMessages, savedReplies } from "~db/schema/messages";
import { faqQuestions } from "~db/schema/questions";
import { listMessages } from "../../support/records/lists";
import { api } from "../../support/requests/api";
import { formWith } from "../../support/requests/html-forms";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

const MESSAGES = "/admin/messages";
const REPLIES = `${MESSAGES}/replies`;
const QUESTIONS = `${MESSAGES}/questions`;
const MESSAGE = {
  name: "Asha Nair",
  email: "asha@example.com",
  subject: "General Question",
  message: "Hello Kiran,\nIs the slow train worth it?\nRegards,\nAsha",
} as const;

const cookie = await signedInOwner();
let id = "";

beforeEach(() => {
  for (const table of [contactMessages, outgoingMails, savedReplies, faqQuestions, attempts]) {
    db.delete(table).run();
  }
  sendMessage(MESSAGE);
  id = listMessages()[0]?.id ?? "";
});

/** What a browser without scripts gets. */
async function get(path: string) {
  const answer = await visit(path, { cookie });
  return { status: answer.status, html: await answer.text() };
}

/** The same after pressing a button of the page at `path`. */
async function press(path: string, fields: Record<string, string>) {
  const answer = await visit(path, { cookie, body: new URLSearchParams(fields) });
  const html = await answer.text();
  return { status: answer.status, to: answer.headers.get("Location"), html };
}

/** What stands in the form of a page that has a field of this name. */
const button = (intent: string, recordId = id) => ({ intent, recordId });
const answers = () => listAnswers(id).map(({ text }) => text);

describe("the list", () => {
  test("leads to each message, and says which were answered", async () => {
    const { html } = await get(MESSAGES);
    expect(html).toContain(`href="/admin/messages/${id}"`);
    expect(html).toContain("Unread Messages (1)");
    expect(html).not.toContain(">Answered<");
    await press(`${MESSAGES}/${id}`, { text: "Yes." });
    expect((await get(MESSAGES)).html).toContain(">Answered<");
  });

  test("puts a message away, in the list as it was asked for, and the archive brings it back", async () => {
    const away = await press(`${MESSAGES}?q=train`, button("archive"));
    expect([away.status, away.to]).toEqual([303, `${MESSAGES}?q=train`]);
    expect((await get(MESSAGES)).html).toContain("No messages yet");
    const back = await press(`${MESSAGES}/archive`, button("unarchive"));
    expect([back.status, back.to]).toEqual([303, `${MESSAGES}/archive`]);
    expect((await get(MESSAGES)).html).not.toContain("No messages yet");
  });

  test("of the archive is one of its own, with a search", async () => {
    archiveMessage(id);
    expect((await get(`${MESSAGES}/archive?q=slow`)).html).toContain("Is the slow train worth it?");
    expect((await get(`${MESSAGES}/archive?q=ferry`)).html).toContain("Nothing found for");
    const read = await press(`${MESSAGES}/archive`, button("mark-read"));
    expect(read.to).toBe(`${MESSAGES}/archive`);
  });

  test.each(["mark-read", "mark-unread", "archive", "unarchive"])(
    "says when the message of %s is gone",
    async (intent) => {
      expect((await press(MESSAGES, button(intent, "gone"))).status).toBe(404);
    },
  );
});

describe("a message's page", () => {
  const here = () => `${MESSAGES}/${id}`;

  test("changes nothing by being opened", async () => {
    const { status, html } = await get(here());
    expect(status).toBe(200);
    expect(html).toContain("Is the slow train worth it?");
    expect(findMessage(id)).toMatchObject({ isRead: false });
    expect((await get(`${MESSAGES}/gone`)).status).toBe(404);
  });

  test("takes the answer of its form once, and shows what became of it", async () => {
    const form = { ...formWith((await get(here())).html, "text"), text: "It is." };
    for (const _press of [1, 2]) {
      const { status, to } = await press(here(), { ...form, intent: "send-answer" });
      expect([status, to]).toEqual([303, here()]);
    }
    expect(answers()).toEqual(["It is."]);
    expect((await get(here())).html).toContain("Waiting to be sent.");
    const outcome = { state: "refused", response: "550 5.1.1 <No> such mailbox" } as const;
    db.update(outgoingMails).set(outcome).run();
    expect((await get(here())).html).toContain("550 5.1.1 &lt;No&gt; such mailbox");
    db.update(outgoingMails).set({ state: "waiting", response: "450 Not now" }).run();
    expect((await get(here())).html).toContain("450 Not now");
    db.update(outgoingMails)
      .set({ state: "sent", triedAt: new Date(0) })
      .run();
    expect((await get(here())).html).toMatch(/Sent <time[^>]*>Jan 1, 1970, 05:30 Asia\/Kolkata</);
    db.delete(outgoingMails).run();
    expect((await get(here())).html).toContain("no longer known");
  });

  test("gives back what cannot be sent, word for word", async () => {
    const long = "x".repeat(5001);
    const { status, html } = await press(here(), { text: long, intent: "send-answer" });
    expect(status).toBe(400);
    expect(formWith(html, "text").text).toBe(long);
    const empty = await press(here(), { text: " ", intent: "send-answer" });
    expect([empty.status, answers()]).toEqual([400, []]);
    expect(empty.html).toContain("Answer is required");
  });

  test("gives an answer back whose message was deleted meanwhile", async () => {
    deleteMessage(id);
    const { status, html } = await press(here(), { text: "Typed long.", intent: "send-answer" });
    expect(status).toBe(404);
    expect(formWith(html, "text").text).toBe("Typed long.");
  });

  test("puts a saved reply after what is typed, and sends nothing yet", async () => {
    await press(REPLIES, { title: "Trains", text: "The slow ones are the best." });
    const replyId = listSavedReplies()[0]?.id ?? "";
    expect((await get(here())).html).toContain(`<option value="${replyId}">Trains</option>`);
    const sent = { text: "Dear Asha,\r\n", replyId, intent: "insert-reply" };
    const { status, html } = await press(here(), sent);
    expect(status).toBe(200);
    expect(formWith(html, "text").text).toBe("Dear Asha,\n\nThe slow ones are the best.");
    expect(answers()).toEqual([]);
    const gone = await press(here(), { ...sent, replyId: "gone" });
    expect(formWith(gone.html, "text").text).toContain("Dear Asha,");
  });

  test("deletes the message for good, after which there is none", async () => {
    const { status, to } = await press(here(), button("delete"));
    expect([status, to]).toEqual([303, MESSAGES]);
    expect((await get(here())).status).toBe(404);
    expect((await press(here(), button("delete"))).status).toBe(404);
  });

  test("lists what the same address wrote before", async () => {
    const createdAt = new Date(Date.now() - 1000);
    db.insert(contactMessages)
      .values({ ...MESSAGE, subject: "Travel Recommendation", createdAt })
      .run();
    const { html } = await get(here());
    expect(html).toContain("1 earlier message");
    expect(html).toContain("Travel Recommendation");
  });
});

describe("saved replies", () => {
  test("are added, changed and deleted, each title once", async () => {
    const added = await press(REPLIES, { title: "Trains", text: "Slow." });
    expect([added.status, added.to]).toEqual([303, REPLIES]);
    const [reply] = listSavedReplies();
    const one = `${REPLIES}/${reply?.id}`;
    const twice = await press(REPLIES, { title: "Trains", text: "Fast." });
    expect(twice.status).toBe(400);
    expect(twice.html).toContain("There is a reply with this title already.");
    expect(formWith(twice.html, "title")).toMatchObject({ title: "Trains", text: "Fast." });
    expect(formWith((await get(one)).html, "title")).toEqual({ title: "Trains", text: "Slow." });
    expect((await press(one, { title: "Trains", text: "Slow ones." })).status).toBe(303);
    expect(listSavedReplies()).toMatchObject([{ text: "Slow ones." }]);
    expect((await press(REPLIES, button("delete", reply?.id))).status).toBe(303);
    expect((await get(one)).status).toBe(404);
    const late = await press(one, { title: "Trains", text: "Typed long." });
    expect([late.status, formWith(late.html, "title").text]).toEqual([404, "Typed long."]);
  });

  test("are added once by a form that is sent twice", async () => {
    const form = {
      ...formWith((await get(REPLIES)).html, "title"),
      title: "Trains",
      text: "Slow.",
    };
    for (const _press of [1, 2]) expect((await press(REPLIES, form)).status).toBe(303);
    expect(listSavedReplies()).toHaveLength(1);
  });
});

describe("questions of the about page", () => {
  test("are added once by a form that is sent twice", async () => {
    const form = {
      ...formWith((await get(QUESTIONS)).html, "question"),
      question: "Is the slow train worth it?",
      answer: "It is.",
    };
    for (const _press of [1, 2]) expect((await press(QUESTIONS, form)).to).toBe(QUESTIONS);
    const [question, ...others] = listQuestions();
    expect(others).toEqual([]);
    expect((await get("/about")).html).toContain(`id="question-${question?.id}"`);
  });

  test("are changed and taken off", async () => {
    await press(QUESTIONS, { question: "Why?", answer: "So." });
    const one = listQuestions()[0]?.id ?? "";
    const changed = { question: "Why <not>?", answer: "Because." };
    expect((await press(`${QUESTIONS}/${one}`, changed)).to).toBe(QUESTIONS);
    expect((await get("/about")).html).toContain("Why &lt;not&gt;?");
    const found = await api("GET", "/api/search?q=because&kind=question");
    expect(found.body.results).toMatchObject([
      { title: "Why <not>?", path: `/about#question-${one}` },
    ]);
    expect((await press(QUESTIONS, button("delete", one))).status).toBe(303);
    expect((await get("/about")).html).not.toContain("Why &lt;not&gt;?");
    expect((await api("GET", "/api/search?q=because")).body.total).toBe(0);
    expect((await press(QUESTIONS, { question: "x".repeat(301), answer: "" })).status).toBe(400);
  });
});

describe("what is sent by others", () => {
  test("a robot's message is there with its mark and sends no notice, a visitor's does", async () => {
    db.delete(outgoingMails).run();
    expect((await get(MESSAGES)).html).not.toContain("Perhaps from a machine");
    const body = (extra: object) => new URLSearchParams({ ...MESSAGE, ...extra });
    const filled = { message: "Buy", [HONEYPOT_FIELD]: "https://example.com" };
    expect((await visit("/about", { body: body(filled) })).status).toBe(303);
    expect(db.select().from(outgoingMails).all()).toEqual([]);
    const { html } = await get(MESSAGES);
    expect([html.includes("Perhaps from a machine"), html.includes(">Buy<")]).toEqual([true, true]);
    await visit("/about", { body: body({ message: "Hello" }) });
    expect(db.select().from(outgoingMails).all()).toMatchObject([{ kind: "notice" }]);
  });

  test("the API lists archived messages too, and tells no more of them than before", async () => {
    archiveMessage(id);
    const fields = ["createdAt", "email", "id", "isRead", "message", "name", "subject"];
    const { body } = await api("GET", "/api/contact/messages", { cookie });
    expect(body.map((one: object) => Object.keys(one).sort())).toEqual([fields]);
    const stats = await api("GET", "/api/admin/stats", { cookie });
    expect(stats.body.unreadMessages).toBe(0);
    const read = await api("PATCH", `/api/contact/messages/${id}/read`, { cookie });
    expect(Object.keys(read.body).sort()).toEqual(fields);
  });
});
