import { generateKeyPairSync } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.SITE_URL = "https://journey.example";
});

import { startDueIssues } from "~/mail/due-issues.server";
import { unsubscribe } from "~/models/mail/subscribers/subscription.server";
import {
  pauseIssue,
  resumeIssue,
  retryRefused,
  stopIssue,
} from "~/models/newsletter/issue-delivery.server";
import { issueProgress } from "~/models/newsletter/issue-progress.server";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import {
  addIssue,
  addReader,
  addReaders,
  clearMail,
  readIssue,
  readReader,
} from "../support/mail/issues";
import { startMailServer } from "../support/mail/mail-server";
import { mailSettings, sendUntil } from "../support/mail/mail-settings";
import { createPost } from "../support/records/saved";

const HOUR_MS = 60 * 60 * 1000;
const started = performance.now();

beforeEach(clearMail);

const rows = () => db.select().from(outgoingMails).all();
const names = () =>
  rows()
    .map(({ recipient }) => recipient.split("@")[0])
    .toSorted();

function later(milliseconds: number) {
  vi.spyOn(performance, "now").mockReturnValue(started + milliseconds);
}

/** Sends until this issue is in this state. */
async function sendTill(url: string, id: string, state: string, more = {}) {
  await startDueIssues();
  return sendUntil(mailSettings(url, more), () => expect(readIssue(id)?.state).toBe(state));
}

/** Sends until each row has an answer of the mail server. */
function sendRound(url: string) {
  return sendUntil(mailSettings(url), () =>
    expect(rows().every(({ response }) => response)).toBe(true),
  );
}

describe("an issue whose time has come", () => {
  test("is a row for each of its readers before the first mail goes, and no second one", async () => {
    addReader("weekly");
    addReader("monthly", { cadence: "monthly" });
    addReader("each", { cadence: "each" });
    addReader("left", { isActive: false, endedAt: new Date() });
    addReader("away", { pausedUntil: "2999-01-01" });
    addReader("back", { pausedUntil: "2020-01-01" });
    const id = addIssue();
    addIssue({ sendAt: new Date(Date.now() + HOUR_MS) });
    await Promise.all([startDueIssues(), startDueIssues()]);
    await startDueIssues();
    expect(names()).toEqual(["back", "weekly"]);
    expect(readIssue(id)).toMatchObject({ state: "sending", number: 1 });
    const keys = rows().flatMap(({ messageId, bounceKey }) => [messageId, bounceKey]);
    expect(new Set(keys).size).toBe(4);
    expect(keys[1]).toMatch(/^[0-9a-f]{20}$/);
    expect(keys[0]).toMatch(/^<[0-9a-f]{32}@journey\.example>$/);
  });

  test("of a letter goes to those who want each, unless the letter was hidden since", async () => {
    addReader("weekly");
    addReader("each", { cadence: "each" });
    const [shown, hidden] = await Promise.all(
      [true, false].map((isVisible) =>
        createPost({ title: "Leh", isVisible, publishedAt: new Date(0) }),
      ),
    );
    const id = addIssue({ kind: "post", postId: shown?.id ?? null });
    const no = addIssue({ kind: "post", postId: hidden?.id ?? null });
    await startDueIssues();
    expect(names()).toEqual(["each"]);
    expect(readIssue(id)).toMatchObject({ state: "sending", number: null });
    expect(readIssue(no)).toBeUndefined();
  });

  test("that nobody wants is done at once", async () => {
    const id = addIssue();
    await startDueIssues();
    expect(readIssue(id)).toMatchObject({ state: "sent", finishedAt: expect.any(Date) });
  });
});

describe("a copy", () => {
  test.each(["सप्ताह की चिट्ठी: लद्दाख से गुज़रते हुए", "ആഴ്ചയിലെ കത്ത്: ലഡാക്കിലൂടെ"])(
    "has the headers that readers' programs ask for, and a subject such as %s",
    async (subject) => {
      const { url, received } = await startMailServer();
      addReader("asha");
      const id = addIssue({ subject });
      const [row] = await startDueIssues().then(rows);
      const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      await sendTill(url, id, "sent", {
        dkim: { keySelector: "mail", domainName: "journey.example", privateKey: pem },
        bounceImapUrl: "imap://nobody:x@127.0.0.1:9",
      });
      vi.mocked(console.error).mockClear();
      const [mail] = received;
      expect(mail?.subject).toBe(subject);
      expect(mail?.envelope.from).toBe(`letters+b-${row?.bounceKey}@journey.example`);
      expect(mail?.from?.text).toBe('"Kiran" <letters@journey.example>');
      expect(mail?.messageId).toBe(row?.messageId);
      expect(mail?.date?.getTime()).toBeGreaterThan(Date.now() - HOUR_MS);
      const unsubscribe = { url: "https://journey.example/unsubscribe/token-of-asha" };
      expect(mail?.headers.get("list")).toMatchObject({
        id: { name: "Kashmir to Kanyakumari", id: "letters.journey.example" },
        unsubscribe,
        "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
      });
      expect(mail?.source).toMatch(/^Content-Type: multipart\/alternative/m);
      expect(mail?.text).toContain("https://journey.example/subscription/token-of-asha");
      expect(mail?.html).toContain("https://journey.example/unsubscribe/token-of-asha");
      const signature = mail?.source
        .replace(/\r\n[ \t]+/g, " ")
        .match(/^DKIM-Signature: .*$/m)?.[0];
      expect(signature).toContain("d=journey.example");
      expect(signature).toContain("s=mail");
      expect(signature?.replaceAll(" ", "")).toMatch(/h=[^;]*list-unsubscribe-post/i);
    },
  );

  test("is sent from the address of MAIL_FROM where no reports are read", async () => {
    const { url, received } = await startMailServer();
    addReader("asha");
    const id = addIssue();
    await sendTill(url, id, "sent");
    expect(received[0]?.envelope.from).toBe("letters@journey.example");
    expect(readIssue(id)).toMatchObject({ sentCount: 1, refusedCount: 0 });
  });

  test("does not go to a reader who left after the issue was begun", async () => {
    const { url, received } = await startMailServer();
    for (const name of ["asha", "ravi", "away"]) addReader(name);
    const id = addIssue();
    await startDueIssues();
    unsubscribe("token-of-ravi");
    await sendTill(url, id, "sent");
    expect(received.map(({ envelope }) => envelope.to[0])).toEqual([
      "asha@example.com",
      "away@example.com",
    ]);
    expect(issueProgress(id)).toMatchObject({ sent: 2, waiting: 0, refused: 0 });
  });
});

describe("a refusal of a copy", () => {
  test.each([
    ["for good ends the subscription", { code: 550, words: "5.1.1 No such user" }, false],
    ["without more words does as well", { code: 550, words: "No" }, false],
    ["of the sender leaves the reader alone", { code: 554, words: "5.7.1 Blocked" }, true],
    ["for a limit that is reached does too", { code: 550, words: "5.4.5 Daily limit" }, true],
    ["for a full mailbox is not for good", { code: 552, words: "5.2.2 Full" }, true],
  ])("%s", async (_, refusal, isActive) => {
    const { url } = await startMailServer({ recipient: () => refusal });
    addReader("asha");
    const id = addIssue();
    await sendTill(url, id, "sent");
    const stopReason = isActive ? null : expect.stringContaining(refusal.words);
    const endedAt = isActive ? null : expect.any(Date);
    expect(readReader("asha")).toMatchObject({ isActive, stopReason, endedAt });
    expect(issueProgress(id)).toMatchObject({
      sent: 0,
      refused: 1,
      failures: {
        items: [
          { recipient: "asha@example.com", response: expect.stringContaining(refusal.words) },
        ],
      },
    });
  });

  test("stands with all others on pages of the issue's own page", async () => {
    addReaders(60);
    const id = addIssue();
    await startDueIssues();
    db.update(outgoingMails)
      .set({ state: "refused", response: "550 5.1.1 Unknown", triedAt: new Date() })
      .run();
    expect(issueProgress(id)?.failures).toMatchObject({ total: 60, pages: 2 });
    expect(issueProgress(id, 2)?.failures.items).toHaveLength(10);
    expect(issueProgress(id, 3)).toBeNull();
  });

  test("three times in a row ends the subscription; one mail that arrives between does not count them", async () => {
    let refusal: { code: number; words: string } | undefined;
    const { url } = await startMailServer({ recipient: () => refusal });
    addReader("asha");
    const soft = { code: 552, words: "5.2.2 Full" };
    const found: unknown[] = [];
    for (const answer of [soft, soft, undefined, soft, soft, soft]) {
      refusal = answer;
      await sendTill(url, addIssue(), "sent");
      const { softBounces, isActive } = readReader("asha") ?? {};
      found.push([softBounces, isActive]);
    }
    expect(found).toEqual([
      [1, true],
      [2, true],
      [0, true],
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  test("for the time being (greylisting) is tried again under the same id", async () => {
    const seen = new Set<string>();
    const { url, received } = await startMailServer({
      recipient: (address) => (seen.size === seen.add(address).size ? undefined : 451),
    });
    addReaders(5);
    const id = addIssue();
    await startDueIssues();
    const ids = rows().map(({ messageId }) => messageId);
    await sendRound(url);
    expect(received).toEqual([]);
    expect(issueProgress(id)).toMatchObject({
      waiting: 5,
      refused: 0,
      failures: { total: 5, items: Array(5).fill({ state: "waiting" }) },
    });
    later(10 * 60_000);
    await sendTill(url, id, "sent");
    expect(received.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted());
  });
});

describe("the owner", () => {
  test("pauses, resumes and stops an issue", async () => {
    const { url, received } = await startMailServer({
      arrived: () => {
        if (received.length === 3) pauseIssue(id);
      },
    });
    addReaders(8);
    const id = addIssue();
    await sendTill(url, id, "paused");
    expect(issueProgress(id)).toMatchObject({ sent: 3, waiting: 5 });
    expect([pauseIssue(id), resumeIssue(id), resumeIssue(id)]).toEqual([false, true, false]);
    expect([stopIssue(id), stopIssue(id)]).toEqual([true, false]);
    expect(readIssue(id)).toMatchObject({ state: "stopped", sentCount: 3 });
    expect(issueProgress(id)).toMatchObject({ sent: 3, waiting: 0 });
    expect(received).toHaveLength(3);
  });

  test("has what was refused tried again, for those who still subscribe", async () => {
    let words = "5.7.1 Blocked";
    const { url, received } = await startMailServer({
      recipient: (address) => {
        if (address.startsWith("never")) return { code: 550, words: "5.1.1 No such user" };
        return words ? { code: 554, words } : undefined;
      },
    });
    for (const name of ["asha", "never", "ravi"]) addReader(name);
    const id = addIssue();
    await sendTill(url, id, "sent");
    expect(readIssue(id)).toMatchObject({ sentCount: 0, refusedCount: 3 });
    words = "";
    expect(retryRefused(id)).toBe(2);
    expect(readIssue(id)).toMatchObject({ state: "sending", refusedCount: 1, finishedAt: null });
    await sendTill(url, id, "sent");
    expect(readIssue(id)).toMatchObject({ sentCount: 2, refusedCount: 1 });
    expect(received).toHaveLength(2);
  });
});

test("issues that are under way together all arrive", async () => {
  const { url, received } = await startMailServer();
  addReaders(4);
  const [one, two] = [addIssue({ subject: "One" }), addIssue({ subject: "Two" })];
  await startDueIssues();
  await sendTill(url, two, "sent");
  const subjects = received.map(({ subject }) => subject).sort();
  expect(subjects).toEqual([...Array(4).fill("One"), ...Array(4).fill("Two")]);
  expect(readIssue(one)).toMatchObject({ sentCount: 4 });
});

test("a server that does not answer keeps the site from nothing: the mail waits", async () => {
  const { url } = await startMailServer({ arrived: () => new Promise(() => {}) });
  addReader("asha");
  const id = addIssue();
  await sendTill(url, id, "sending");
  expect(rows()).toMatchObject([{ state: "waiting", tries: 0 }]);
});
