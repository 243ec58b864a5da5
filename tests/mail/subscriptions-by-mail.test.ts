import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { mailJobs } from "~/jobs/jobs.server";
import { startJobs } from "~/jobs/loop.server";
import { consumeVisitorTurn } from "~/models/base/visitor-rate-limit.server";
import {
  deleteUnconfirmed,
  MAX_WAITING,
  subscribe,
} from "~/models/mail/subscribers/newsletter.server";
import { addSubscriber } from "~/models/mail/subscribers/subscriber-admin.server";
import { action } from "~/routes/site/newsletter/newsletter";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { startMailServer } from "../support/mail/mail-server";
import { expectLinear } from "../support/measures/growth";
import { postForm } from "../support/requests/owner-forms";

const FROM = "Kiran <letters@journey.example>";

beforeEach(() => {
  for (const table of [newsletterSubscribers, outgoingMails, attempts]) db.delete(table).run();
});

async function counted() {
  const addresses = await db.$count(newsletterSubscribers);
  return { addresses, mails: await db.$count(outgoingMails) };
}

const networkOf = (number: number) => `10.0.${number >> 8}.${number & 255}`;

/** Posts at the form from a network of its own each time. */
function postFrom(number: number, fields: Record<string, string>) {
  return postForm(action, fields, { address: networkOf(number), path: "/newsletter" });
}

/** The addresses of the other side; what reaches one of these was injected. */
const INJECTIONS = [
  "a@example.com\r\nBcc: victim@example.com",
  "a@example.com\nBcc: victim@example.com",
  "a@example.com\rBcc: victim@example.com",
  "a@example.com%0d%0aBcc: victim@example.com",
  "a@example.com, victim@example.com",
  "a@example.com,victim@example.com",
  "a@example.com;victim@example.com",
  "a@example.com victim@example.com",
  "Asha <victim@example.com>",
  "<victim@example.com>",
  '"victim@example.com"@example.com',
  '"a b"@example.com',
  '"a\r\nBcc: victim@example.com"@example.com',
  "victim@example.com(a)",
  "@example.com:victim@example.com",
  "a@example.com\u2028Bcc: victim@example.com",
  "a@example.com\u0085Bcc: victim@example.com",
  "a@example.com\0victim@example.com",
  "a＠example.com",
  "a@example.com\u202emoc.elpmaxe@mitciv",
  "=?utf-8?q?victim=40example.com?=@example.com",
  "a@[127.0.0.1]",
  "a@example.com>\r\nRCPT TO:<victim@example.com",
  "a..b@example.com",
];

test("nothing that is typed reaches another address, or another header", async () => {
  const { url, received } = await startMailServer();
  const passed = [];
  for (const [number, email] of INJECTIONS.entries()) {
    const { status } = await postFrom(number, { email });
    if (status !== 400) passed.push(email);
  }
  expect(passed).toEqual([]);
  expect(await counted()).toEqual({ addresses: 0, mails: 0 });
  for (const email of ["Good@Example.com", "o'neil+list@example.co.in"]) {
    expect((await postFrom(999, { email })).status).toBe(303);
  }
  const own = { smtpUrl: url, from: FROM, perMinute: 10_000 };
  const settings = { ...own, siteUrl: null, bounceImapUrl: null, dkim: null };
  const jobs = startJobs(mailJobs(settings));
  await vi.waitFor(
    () => {
      const rows = db.select().from(outgoingMails).all();
      expect(rows.filter(({ response }) => response === null)).toEqual([]);
    },
    { timeout: 15_000 },
  );
  await jobs.stop();
  const reached = received.flatMap(({ envelope }) => envelope.to);
  expect(reached).not.toContain("victim@example.com");
  expect(reached).toEqual(
    expect.arrayContaining(["good@example.com", "o'neil+list@example.co.in"]),
  );
  for (const mail of received) {
    expect(mail.envelope.to).toHaveLength(1);
    expect(mail.headers.has("bcc")).toBe(false);
    expect(mail.headers.has("cc")).toBe(false);
    expect(mail.from?.text).toBe('"Kiran" <letters@journey.example>');
    expect(mail.subject).toBe("Please confirm: letters from Kashmir to Kanyakumari");
    expect(mail.headers.get("list")).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^https:\/\/journey\.example\/unsubscribe\/\S+$/) },
      "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
    });
  }
});

test("of a flood from a thousand networks only as many addresses are taken as the day's limit allows", async () => {
  for (let number = 0; number < 1_000; number += 1) {
    const isTaken = consumeVisitorTurn("newsletter", `10.${number >> 8}.${number & 255}.1`) === 0;
    if (isTaken) subscribe(`flood${number}@example.com`);
  }
  expect(await counted()).toEqual({ addresses: 500, mails: 500 });
  expect((await postFrom(10_001, { email: "late@example.com" })).status).toBe(429);
}, 60_000);

test("hundreds of spellings of one mailbox have three mails of it", async () => {
  for (let number = 0; number < 200; number += 1) {
    subscribe(`victim+${number}@example.com`);
    subscribe(`v${".".repeat(number % 2)}ictim+x${number}@example.com`);
  }
  expect((await counted()).mails).toBe(3);
});

test("a reader's confirmation goes before those of a flood that were asked for earlier", async () => {
  const { url, received } = await startMailServer();
  for (let number = 0; number < 300; number += 1) subscribe(`flood${number}@example.com`);
  const settings = {
    smtpUrl: url,
    from: FROM,
    perMinute: 60,
    siteUrl: null,
    bounceImapUrl: null,
    dkim: null,
  };
  const jobs = startJobs(mailJobs(settings));
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(1), { timeout: 15_000 });
  const { length: before } = received;
  expect((await postFrom(7, { email: "reader@example.com" })).status).toBe(303);
  const reached = () => received.flatMap(({ envelope }) => envelope.to);
  await vi.waitFor(() => expect(reached()).toContain("reader@example.com"), { timeout: 15_000 });
  await jobs.stop();
  expect(received.length - before).toBeLessThan(6);
}, 60_000);

/** As a flood of days leaves them behind. */
function waitingRows(from: number, length: number, confirmUntil: Date) {
  const values = Array.from({ length }, (_, at) => ({
    email: `w${from + at}@example.com`,
    isActive: false,
    unsubscribeToken: `token ${from + at}`,
    confirmUntil,
  }));
  const ids: string[] = [];
  for (let at = 0; at < length; at += 500) {
    const rows = db.insert(newsletterSubscribers).values(values.slice(at, at + 500));
    ids.push(
      ...rows
        .returning()
        .all()
        .map(({ id }) => id),
    );
  }
  return ids;
}

test("a flood that goes on for days leaves no more than so many addresses, and none after seven days", async () => {
  const day = 86_400_000;
  const first = waitingRows(0, 700, new Date(Date.now() + 5 * day));
  const mails = first.map((subscriberId, at) => ({
    subscriberId,
    recipient: `w${at}@example.com`,
    messageId: `<${at}@journey.example>`,
    kind: "confirmation" as const,
    subject: "",
    text: "",
    dueAt: new Date(),
  }));
  db.insert(outgoingMails).values(mails).run();
  waitingRows(700, MAX_WAITING, new Date(Date.now() + 6 * day));
  addSubscriber({ email: "reader@example.com", cadence: "weekly", consent: "Asked me" });
  deleteUnconfirmed();
  expect(await counted()).toEqual({ addresses: MAX_WAITING + 1, mails: 0 });
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 7 * day);
  deleteUnconfirmed();
  clock.mockRestore();
  expect(await counted()).toEqual({ addresses: 1, mails: 0 });
}, 60_000);

test("a post takes no longer for the addresses that wait already", async () => {
  const make = (size: number) => {
    db.delete(newsletterSubscribers).run();
    waitingRows(0, size, new Date(Date.now() + 86_400_000));
    return size;
  };
  let next = 0;
  // As many posts as there are rows: posts that read them all would take the square of it.
  const run = (size: number) => {
    for (let at = 0; at < size / 50; at += 1) subscribe(`new${next++}@example.com`);
  };
  await expectLinear(make, run, [250, 1_000, 4_000]);
}, 120_000);
