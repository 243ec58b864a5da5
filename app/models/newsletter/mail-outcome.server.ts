import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { pauseAfter } from "~/models/mail/outgoing-mail.server";
import type { BounceReport } from "~/smtp/bounce-report.server";
import type { Bounce } from "~/smtp/mail-status";
import type { MailOutcome } from "~/smtp/smtp-outcome";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import type { ClaimedMail } from "./claimed-mail.server";
import { finishIssues } from "./issue-delivery.server";

/**
 * Records the outcome of a try and its consequences. After a temporary failure a mail waits for its next pause to end;
 * after the last pause it counts as refused. If the server takes no mail at all, the try is not counted.
 */
export function recordOutcome(mail: ClaimedMail, outcome: MailOutcome) {
  transact(() => {
    if (outcome.state === "halted") return retryLater(mail, outcome.response);
    const pause = outcome.state === "waiting" ? pauseAfter(mail.tries + 1) : null;
    if (pause !== null) return waitAgain(mail, outcome.response, pause);
    const isSent = outcome.state === "sent";
    end(mail, isSent ? "sent" : "refused", outcome.response);
    if (mail.kind !== "issue") return;
    countCopy(mail, isSent);
    if (mail.subscriberId === null) return;
    if (isSent) recordArrival(mail.id, mail.subscriberId);
    else if (outcome.bounce) countBounce(mail.subscriberId, outcome.bounce, outcome.response);
  });
}

function change({ id }: ClaimedMail, set: Partial<typeof outgoingMails.$inferInsert>) {
  db.update(outgoingMails).set(set).where(eq(outgoingMails.id, id)).run();
}

function retryLater(mail: ClaimedMail, response: string) {
  change(mail, { response });
}

function waitAgain(mail: ClaimedMail, response: string, pause: number) {
  const now = monotonicNow();
  const dueAt = new Date(now + pause);
  change(mail, { response, tries: mail.tries + 1, triedAt: new Date(now), dueAt });
}

function end(mail: ClaimedMail, state: "sent" | "refused", response: string) {
  const triedAt = new Date(monotonicNow());
  change(mail, { state, response, tries: mail.tries + 1, triedAt, text: "" });
}

function countCopy({ issueId }: ClaimedMail, isSent: boolean) {
  if (issueId === null) return;
  const { sentCount, refusedCount } = newsletterIssues;
  const counted = isSent
    ? { sentCount: sql`${sentCount} + 1` }
    : { refusedCount: sql`${refusedCount} + 1` };
  db.update(newsletterIssues).set(counted).where(eq(newsletterIssues.id, issueId)).run();
  finishIssues();
}

/**
 * Without bounce reports, a copy that the mail server accepted counts as arrived. Reports come later; if they are read,
 * this copy proves nothing yet, and the outcome of the copy before decides whether the count of bounces restarts.
 */
function recordArrival(mailId: string, subscriberId: string) {
  const { id, kind, state, triedAt } = outgoingMails;
  const isEarlier = and(
    eq(outgoingMails.subscriberId, subscriberId),
    eq(kind, "issue"),
    ne(state, "waiting"),
    ne(id, mailId),
  );
  const before = env.mail?.bounceImapUrl
    ? db
        .select({ state })
        .from(outgoingMails)
        .where(isEarlier)
        .orderBy(desc(triedAt))
        .limit(1)
        .get()
    : undefined;
  if (before?.state !== "refused") deleteBounces(subscriberId);
}

const reported = pick(outgoingMails, "id", "kind", "state", "issueId", "subscriberId");

/** This many soft bounces in a row count as a hard one. */
const SOFT_LIMIT = 3;

/** Counts a bounce for its reader; a hard one, or the third in a row, ends the subscription. */
function countBounce(subscriberId: string, bounce: Bounce, words: string) {
  const softBounces = sql<number>`${table.softBounces} + 1`;
  const isReader = and(eq(table.id, subscriberId), eq(table.isActive, true));
  const reader = db
    .update(table)
    .set({ softBounces })
    .where(isReader)
    .returning({ softBounces: table.softBounces })
    .get();
  if (!reader) return;
  if (bounce === "soft" && reader.softBounces < SOFT_LIMIT) return;
  const noLink = { confirmToken: null, confirmUntil: null };
  db.update(table)
    .set({ isActive: false, endedAt: new Date(), stopReason: words, ...noLink })
    .where(isReader)
    .run();
}

/** Restarts the count of bounces after a mail arrived. */
function deleteBounces(subscriberId: string) {
  const hasSome = and(eq(table.id, subscriberId), gt(table.softBounces, 0));
  db.update(table).set({ softBounces: 0 }).where(hasSome).run();
}

/**
 * Records that an accepted mail bounced; once, however many reports come. Returns whether the key belongs to a mail
 * that was not refused before.
 */
export function recordBounce({ key, bounce, words }: BounceReport) {
  return transact(() => {
    const isReported = and(eq(outgoingMails.bounceKey, key), ne(outgoingMails.state, "refused"));
    const mail = db.select(reported).from(outgoingMails).where(isReported).get();
    if (!mail) return false;
    const set = { state: "refused" as const, response: words, text: "" };
    db.update(outgoingMails).set(set).where(eq(outgoingMails.id, mail.id)).run();
    if (mail.kind !== "issue" || mail.issueId === null) return true;
    const { sentCount, refusedCount } = newsletterIssues;
    db.update(newsletterIssues)
      .set({
        refusedCount: sql`${refusedCount} + 1`,
        ...(mail.state === "sent" && { sentCount: sql`max(0, ${sentCount} - 1)` }),
      })
      .where(eq(newsletterIssues.id, mail.issueId))
      .run();
    if (mail.subscriberId !== null) countBounce(mail.subscriberId, bounce, words);
    return true;
  });
}
