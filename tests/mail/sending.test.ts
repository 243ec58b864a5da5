import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import {
  deleteOldMails,
  getMailStatus,
  mendDueTimes,
  queueMail,
} from "~/models/mail/outgoing-mail.server";
import { deleteUnconfirmed } from "~/models/mail/subscribers/newsletter.server";
import { claimMail } from "~/models/newsletter/claimed-mail.server";
import { allowedNow, nextMails, STRANGERS_MAILS_A_DAY } from "~/models/newsletter/due-mails.server";
import { recordOutcome } from "~/models/newsletter/mail-outcome.server";
import { openSmtp } from "~/smtp/smtp.server";
import { env } from "~/utils/env.server";
import type { MailKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { acquireJobsLock } from "~db/process-lock";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { startMailServer } from "../support/mail/mail-server";
import { mailSettings, sendUntil } from "../support/mail/mail-settings";

const MINUTE_MS = 60_000;
const started = performance.now();

beforeEach(() => {
  db.delete(outgoingMails).run();
});

function atMinute(minute: number) {
  vi.spyOn(performance, "now").mockReturnValue(started + minute * MINUTE_MS);
}

function queue(recipient = "asha@example.com", kind: Exclude<MailKind, "issue"> = "notice") {
  return queueMail({ kind, recipient, subject: "Grüße from Jaipur", text: "Hello.\n" });
}

/** Takes the next mail as the sender does; `null` when none is due. */
function takeNext() {
  const [id] = nextMails(1);
  return id === undefined ? null : claimMail(id);
}

/** The names of the recipients of the next mails. */
function namesOf(ids: string[]) {
  return ids.map((id) => claimMail(id)?.recipient.split("@")[0]);
}

/** The minute in which the first mail is due. */
function dueIn() {
  const due = rows()[0]?.dueAt.getTime() ?? 0;
  return Math.round((due - performance.timeOrigin - started) / MINUTE_MS);
}

const rows = () => db.select().from(outgoingMails).all();

/** Sends what is due; each mail then has an answer of the mail server. */
function sendAll(smtpUrl: string) {
  const isAnswered = () => expect(rows().every(({ response }) => response)).toBe(true);
  return sendUntil(mailSettings(smtpUrl), isAnswered);
}

test("a mail goes to its one recipient, and nothing of its text is kept", async () => {
  const { url, received } = await startMailServer();
  queueMail({
    kind: "notice",
    recipient: "asha@example.com",
    subject: "Grüße\nBcc: b@example.com",
    text: "https://journey.example/newsletter/confirm/secret\n",
    unsubscribeUrl: "https://journey.example/unsubscribe/token",
  });
  const { messageId } = rows()[0] ?? {};
  await sendAll(url);
  const [mail] = received;
  expect(received).toHaveLength(1);
  expect(mail?.envelope).toEqual({ from: "letters@journey.example", to: ["asha@example.com"] });
  expect(mail?.messageId).toBe(messageId);
  expect(mail?.from?.text).toBe('"Kiran" <letters@journey.example>');
  expect(mail?.subject).toBe("Grüße Bcc: b@example.com");
  expect(mail?.headers.has("bcc")).toBe(false);
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail?.headers.get("list")).toMatchObject({
    unsubscribe: { url: "https://journey.example/unsubscribe/token" },
    "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
  });
  expect(mail?.text).toContain("https://journey.example/newsletter/confirm/secret");
  expect(rows()).toMatchObject([{ state: "sent", text: "", response: "250 Kept as number 7" }]);
});

test.each([
  "a@example.com, b@example.com",
  "a@example.com\r\nRCPT TO:<b@example.com>",
  "Asha <a@example.com>, <b@example.com>",
])("a recipient such as %j reaches nobody else", async (recipient) => {
  const { url, received } = await startMailServer();
  const smtp = await openSmtp(mailSettings(url));
  await smtp.send({ messageId: "<1@journey.example>", recipient, subject: "", text: "" });
  smtp.close();
  const reached = received.flatMap(({ envelope }) => envelope.to);
  expect(reached.filter((address) => address === "b@example.com")).toEqual([]);
});

describe("a mail that is not taken", () => {
  test("for the time being is tried again, and for good is not", async () => {
    const codes: Record<string, number> = { "later@example.com": 450, "never@example.com": 550 };
    const { url } = await startMailServer({ recipient: (address) => codes[address] });
    atMinute(0);
    for (const name of ["later", "never", "welcome"]) queue(`${name}@example.com`);
    await sendAll(url);
    const found = Object.fromEntries(rows().map((row) => [row.recipient.split("@")[0], row]));
    expect(found).toMatchObject({
      later: { state: "waiting", tries: 1, response: "450 Not now" },
      never: { state: "refused", tries: 1, response: "550 Not now", text: "" },
      welcome: { state: "sent" },
    });
    expect(getMailStatus()).toEqual({ isSetUp: true, stuck: 1, response: "450 Not now" });
    expect(takeNext()).toBeNull();
    atMinute(1);
    expect(takeNext()).toMatchObject({ recipient: "later@example.com", tries: 1 });
  });

  test.each<[string, Parameters<typeof startMailServer>[0], RegExp]>([
    ["a wrong password", { user: { name: "asha", password: "right" } }, /535/],
    ["a sender that is not allowed", { sender: () => 553 }, /553/],
    ["a server that takes none for a while", { sender: () => 451 }, /451/],
  ])("because of %s waits, and no try is counted", async (_, answers, words) => {
    const { url } = await startMailServer(answers);
    queue();
    await sendAll(url.replace("right", "wrong"));
    expect(rows()).toMatchObject([{ state: "waiting", tries: 0 }]);
    expect(getMailStatus()).toMatchObject({ stuck: 1, response: expect.stringMatching(words) });
  });

  test("because there is no server waits, and no try is counted", async () => {
    const { url, close } = await startMailServer();
    await close();
    queue();
    await sendAll(url);
    expect(rows()).toMatchObject([{ state: "waiting", tries: 0 }]);
  });

  test("because the line broke under it is tried again later, and does not keep the others", async () => {
    const server = await startMailServer({
      arrived: ({ envelope }) => {
        if (envelope.to[0] === "broken@example.com") server.cutLines();
      },
    });
    queue("broken@example.com");
    queue("asha@example.com");
    await sendAll(server.url);
    expect(rows()).toMatchObject([
      { state: "waiting", tries: 1 },
      { state: "sent", tries: 1 },
    ]);
  });

  test("is tried ten times in two days, after ever longer pauses", () => {
    atMinute(0);
    queue();
    const tried: number[] = [];
    for (let minute = 0; rows()[0]?.state === "waiting"; minute = dueIn()) {
      atMinute(minute - 0.01);
      expect(takeNext()).toBeNull();
      atMinute(minute);
      const mail = takeNext();
      tried.push(minute);
      if (mail) recordOutcome(mail, { state: "waiting", response: "450 Not now" });
    }
    expect(tried).toEqual([0, 1, 5, 20, 80, 260, 620, 1160, 1880, 2880]);
    expect(rows()).toMatchObject([{ state: "refused", text: "" }]);
  });
});

test("many mails go over one line", async () => {
  const { url, received, counts } = await startMailServer();
  for (let number = 0; number < 20; number += 1) queue(`reader${number}@example.com`);
  await sendAll(url);
  expect(received).toHaveLength(20);
  expect(counts.lines).toBe(1);
});

test("a server that takes its time gets each mail once, and no answer is taken for another's", async () => {
  const { url, received, counts } = await startMailServer({ arrived: () => sleep(600) });
  for (const name of ["a", "b", "c"]) queue(`${name}@example.com`);
  await sendAll(url);
  expect(rows().map(({ state, tries }) => [state, tries])).toEqual(Array(3).fill(["sent", 1]));
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(3);
  expect(received).toHaveLength(3);
  expect(counts.lines).toBe(1);
});

test("a line that the server closed meanwhile is made anew", async () => {
  const server = await startMailServer();
  const smtp = await openSmtp(mailSettings(server.url));
  const mail = { recipient: "asha@example.com", subject: "", text: "" };
  const first = await smtp.send({ ...mail, messageId: "<1@journey.example>" });
  server.cutLines();
  const second = await smtp.send({ ...mail, messageId: "<2@journey.example>" });
  smtp.close();
  expect([first.state, second.state]).toEqual(["sent", "sent"]);
  expect(server.received).toHaveLength(2);
});

/** What sends mail as a process of its own. */
function startProcess(smtpUrl: string) {
  const { MAIL_FROM = "" } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/mail/mail-process.ts"], {
    env: { ...process.env, DATA_DIR: env.DATA_DIR, SMTP_URL: smtpUrl, MAIL_FROM },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function kill(child: ChildProcess) {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("one process sends at a time; another one takes over from one that was killed, under the same id", async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { url, received } = await startMailServer({
    arrived: async () => {
      arrive();
      await once(child, "exit");
    },
  });
  queue();
  queue("ravi@example.com");
  const child = startProcess(url);
  await arrival;
  const after = await startMailServer();
  expect(acquireJobsLock()).toBeNull();
  const sending = sendAll(after.url);
  expect(rows().map(({ state, tries }) => [state, tries])).toEqual([
    ["waiting", 0],
    ["waiting", 0],
  ]);
  await kill(child);
  await sending;
  expect(received).toHaveLength(1);
  expect(after.received).toHaveLength(2);
  expect(after.received.map(({ messageId }) => messageId)).toContain(received[0]?.messageId);
}, 90_000);

describe("whose turn it is", () => {
  test("what somebody waits for goes first, then what strangers asked for", () => {
    for (let number = 0; number < 12; number += 1)
      queue(`asked${number}@a.example`, "confirmation");
    for (let number = 0; number < 7; number += 1) queue(`answer${number}@a.example`, "answer");
    const names = namesOf(nextMails(10)).map((name) => name?.replace(/\d+/, ""));
    expect(names).toEqual([...Array(7).fill("answer"), ...Array(3).fill("asked")]);
  });

  test("strangers have so many mails sent a day; the rest waits, and nobody else does", () => {
    atMinute(0);
    const tried = Array.from({ length: STRANGERS_MAILS_A_DAY - 1 }, (_, number) => ({
      kind: number % 2 ? ("known" as const) : ("confirmation" as const),
      state: "sent" as const,
      messageId: `<${number}@journey.example>`,
      recipient: "asked@example.com",
      subject: "",
      text: "",
      dueAt: new Date(started),
      triedAt: new Date(performance.timeOrigin + started),
    }));
    db.insert(outgoingMails).values(tried).run();
    for (let number = 0; number < 3; number += 1) queue("asked@example.com", "confirmation");
    expect(namesOf(nextMails(3))).toEqual(["asked"]);
    const mail = takeNext();
    if (mail) recordOutcome(mail, { state: "sent", response: "250 OK" });
    queue("owner@example.com", "notice");
    expect(namesOf(nextMails(3))).toEqual(["owner"]);
    atMinute(24 * 60 + 1);
    expect(namesOf(nextMails(9)).toSorted()).toEqual(["asked", "asked", "owner"]);
  });

  test("whom the owner asks to confirm waits for no stranger, and keeps none waiting", () => {
    for (let number = 0; number < 20; number += 1)
      queue(`invited${number}@a.example`, "invitation");
    queue("asked@a.example", "confirmation");
    queue("owner@a.example", "notice");
    const names = namesOf(nextMails(5)).map((name) => name?.replace(/\d+/, ""));
    expect(names).toEqual(["owner", "asked", "invited", "invited", "invited"]);
  });

  test("what waits for an address that is forgotten goes with it", () => {
    const confirmUntil = new Date(Date.now() - 1000);
    const { id } = db
      .insert(newsletterSubscribers)
      .values({ email: "flood@example.com", isActive: false, unsubscribeToken: "t", confirmUntil })
      .returning()
      .get();
    const mail = { recipient: "flood@example.com", subject: "", text: "" };
    queueMail({ kind: "confirmation", subscriberId: id, ...mail });
    deleteUnconfirmed();
    expect(rows()).toEqual([]);
  });
});

describe("the time of a mail", () => {
  test("no more go out in a minute than are allowed, of all kinds together", () => {
    atMinute(0);
    for (const kind of ["notice", "confirmation", "answer"] as const) queue("a@b.example", kind);
    expect(allowedNow(3)).toBe(3);
    for (let number = 0; number < 3; number += 1) {
      const mail = takeNext();
      if (mail) recordOutcome(mail, { state: "refused", response: "550 No" });
    }
    expect(allowedNow(3)).toBe(0);
    atMinute(0.9);
    expect(allowedNow(3)).toBe(0);
    atMinute(1);
    expect(allowedNow(3)).toBe(3);
  });

  test("that a clock a year ahead has set is not waited for", () => {
    atMinute(365 * 24 * 60);
    queue();
    atMinute(0);
    expect(takeNext()).toBeNull();
    mendDueTimes();
    expect(takeNext()).toMatchObject({ recipient: "asha@example.com" });
  });

  test("that is a month ago is forgotten", () => {
    atMinute(0);
    queue();
    queue();
    const mail = takeNext();
    if (mail) recordOutcome(mail, { state: "sent", response: "250 OK" });
    atMinute(31 * 24 * 60);
    deleteOldMails();
    expect(rows()).toMatchObject([{ state: "waiting" }]);
  });
});
