import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "letters@journey.example";
  process.env.BOUNCE_IMAP_URL = "imap://nobody:nothing@127.0.0.1:9";
});

import { readBounceMailbox } from "~/mail/bounce-mailbox.server";
import { startDueIssues } from "~/mail/due-issues.server";
import { claimMail } from "~/models/newsletter/claimed-mail.server";
import { issueProgress } from "~/models/newsletter/issue-progress.server";
import { recordOutcome } from "~/models/newsletter/mail-outcome.server";
import { bounceAddress } from "~/smtp/bounce-address";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { bounceReport, type ReportName } from "../support/mail/bounce-reports";
import { startImapServer } from "../support/mail/imap-server";
import { addIssue, addReader, clearMail, readIssue, readReader } from "../support/mail/issues";

const { signal } = new AbortController();

beforeEach(clearMail);

/** Sends an issue to these readers, as far as the mail server can tell; the address that each copy's report comes to. */
async function sendTo(...names: string[]) {
  for (const name of names) if (!readReader(name)) addReader(name);
  const id = addIssue();
  await startDueIssues();
  const addresses: Record<string, string> = {};
  for (const row of db.select().from(outgoingMails).all()) {
    if (row.issueId !== id) continue;
    const mail = claimMail(row.id);
    if (mail) recordOutcome(mail, { state: "sent", response: "250 OK" });
    const [name = ""] = row.recipient.split("@");
    addresses[name] = bounceAddress("letters@journey.example", row.bounceKey ?? "");
  }
  return { id, addresses };
}

test("reports find their mails, stop their readers and are marked as read; other mail stays as it is", async () => {
  const { id, addresses } = await sendTo("asha", "ravi", "mira", "away");
  const long = Buffer.concat([
    bounceReport("Gmail", addresses.mira ?? ""),
    Buffer.from("line\r\n".repeat(50_000)),
  ]);
  const stranger = bounceAddress("letters@journey.example", "0".repeat(20));
  const server = await startImapServer([
    bounceReport("Gmail", addresses.asha ?? ""),
    bounceReport("a complaint", addresses.ravi ?? ""),
    bounceReport("someone on holiday", addresses.away ?? ""),
    long,
    bounceReport("Gmail", stranger),
    "From: a@b.example\r\nTo: letters@journey.example\r\nSubject: A letter to the owner\r\n\r\nHello\r\n",
  ]);
  await readBounceMailbox(server.url, signal);
  expect(server.seen()).toEqual([true, true, true, true, true, false]);
  const active = ["asha", "ravi", "mira", "away"].map((name) => readReader(name)?.isActive);
  expect(active).toEqual([false, false, true, true]);
  expect(readReader("asha")?.stopReason).toContain("does not exist");
  expect(readIssue(id)).toMatchObject({ sentCount: 2, refusedCount: 2 });
  expect(
    issueProgress(id)
      ?.failures.items.map(({ recipient }) => recipient)
      .toSorted(),
  ).toEqual(["asha@example.com", "ravi@example.com"]);
});

describe("soft bounces that come back later", () => {
  /** Sends one issue after the other; after each, these reports come. */
  async function countsAfter(...reports: (ReportName | null)[]) {
    const found: unknown[] = [];
    for (const name of reports) {
      const { addresses } = await sendTo("asha");
      const mails = name === null ? [] : [bounceReport(name, addresses.asha ?? "")];
      await readBounceMailbox((await startImapServer([...mails, ...mails])).url, signal);
      found.push(readReader("asha")?.softBounces);
    }
    return [...found, readReader("asha")?.isActive];
  }

  test("stop a reader at the third in a row, each counted once", async () => {
    const full = "Postfix, full mailbox";
    expect(await countsAfter(full, full, full)).toEqual([1, 2, 3, false]);
  });

  test("are forgotten after a mail that did not come back", async () => {
    const full = "Postfix, full mailbox";
    expect(await countsAfter(full, full, null, full)).toEqual([1, 2, 2, 1, true]);
  });
});

test("a mailbox that cannot be read says why", async () => {
  const server = await startImapServer([]);
  const wrong = server.url.replace("long", "short");
  await expect(readBounceMailbox(wrong, signal)).rejects.toThrow();
});
