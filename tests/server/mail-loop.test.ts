import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import {
  forgetOldMails,
  getMailStatus,
  queueMail,
  settleMail,
  takeDueMail,
} from "~/models/outgoing-mail.server";
import { env } from "~/utils/env.server";
import { openSmtp } from "~/utils/smtp.server";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema";
import { startMailLoop } from "../../server/mail-loop";
import { startMailServer } from "../support/mail-server";

const MINUTE_MS = 60_000;
const FROM = "Kiran <letters@journey.example>";
const started = performance.now();

beforeEach(() => {
  db.delete(outgoingMails).run();
});

function atMinute(minute: number) {
  vi.spyOn(performance, "now").mockReturnValue(started + minute * MINUTE_MS);
}

function queue(recipient = "asha@example.com", text = "Hello from the road.\n") {
  queueMail({ kind: "notice", recipient, subject: "Grüße from Jaipur", text });
}

/** The minute in which the first mail is due. */
function dueIn() {
  const due = rows()[0]?.dueAt.getTime() ?? 0;
  return Math.round((due - performance.timeOrigin - started) / MINUTE_MS);
}

const rows = () => db.select().from(outgoingMails).all();

/** Sends what is due; each mail then has an answer of the mail server. */
async function sendAll(smtpUrl: string, loops = 1) {
  const settings = { smtpUrl, from: FROM, perMinute: 1000 };
  const running = Array.from({ length: loops }, () => startMailLoop(settings));
  await vi.waitFor(() => expect(rows().every(({ response }) => response)).toBe(true), 10_000);
  await Promise.all(running.map((loop) => loop.stop()));
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
  const smtp = await openSmtp({ smtpUrl: url, from: FROM });
  await smtp.send({ messageId: "<1@journey.example>", recipient, subject: "", text: "" });
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
    delete codes["later@example.com"];
    expect(takeDueMail(60)).toBeNull();
    atMinute(1);
    expect(takeDueMail(60)).toMatchObject({ recipient: "later@example.com", tries: 2 });
  });

  test("because there is no server waits", async () => {
    const { url, close } = await startMailServer();
    await close();
    queue();
    await sendAll(url);
    expect(rows()).toMatchObject([{ state: "waiting", tries: 1 }]);
  });

  test("is tried ten times in two days, after ever longer pauses", () => {
    atMinute(0);
    queue();
    const tried: number[] = [];
    for (let minute = 0; rows()[0]?.state === "waiting"; minute = dueIn()) {
      atMinute(minute - 0.01);
      expect(takeDueMail(60)).toBeNull();
      atMinute(minute);
      const mail = takeDueMail(60);
      tried.push(minute);
      if (mail) settleMail(mail, { state: "waiting", response: "450 Not now" });
    }
    expect(tried).toEqual([0, 1, 5, 20, 80, 260, 620, 1160, 1880, 2880]);
    expect(rows()).toMatchObject([{ state: "refused", text: "" }]);
  });
});

test("two loops at once send each of 20 mails once", async () => {
  const { url, received } = await startMailServer();
  for (let number = 0; number < 20; number += 1) queue(`reader${number}@example.com`);
  await sendAll(url, 2);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(20);
  expect(received).toHaveLength(20);
});

test("a process killed while it sends loses nothing: its mail goes out again, under the same id", async () => {
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
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/mail-process.ts"], {
    env: { ...process.env, DATA_DIR: env.DATA_DIR, SMTP_URL: url, MAIL_FROM: FROM },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await arrival;
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(rows().map(({ state, tries }) => [state, tries])).toEqual([
    ["waiting", 1],
    ["waiting", 0],
  ]);
  const after = await startMailServer();
  // The other process had it to itself until then.
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6 * MINUTE_MS);
  await sendAll(after.url);
  expect(after.received).toHaveLength(2);
  expect(after.received.map(({ messageId }) => messageId)).toContain(received[0]?.messageId);
});

describe("the time of a mail", () => {
  test("no more go out in a minute than are allowed, whoever sends them", () => {
    atMinute(0);
    for (let number = 0; number < 5; number += 1) queue();
    const taken = () => [1, 2, 3, 4].filter(() => takeDueMail(3) !== null).length;
    expect(taken()).toBe(3);
    atMinute(0.9);
    expect(taken()).toBe(0);
    atMinute(1);
    expect(taken()).toBe(2);
  });

  test("that a clock a year ahead has set is not waited for", () => {
    atMinute(365 * 24 * 60);
    queue();
    atMinute(0);
    expect(takeDueMail(60)).toMatchObject({ recipient: "asha@example.com" });
  });

  test("that is a month ago is forgotten", () => {
    atMinute(0);
    queue();
    queue();
    const mail = takeDueMail(60);
    if (mail) settleMail(mail, { state: "sent", response: "250 OK" });
    atMinute(31 * 24 * 60);
    forgetOldMails();
    expect(rows()).toMatchObject([{ state: "waiting" }]);
  });
});
