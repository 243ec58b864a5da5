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
 * Writes down what became of a try, with all that follows from it. A mail that could not be sent for the time being waits
 * for its next pause to end, and is refused after the last; where the server takes nothing at all, no try is counted.
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
 * That the mail server took a copy says that it arrives, unless reports of failures are read: they come later, so only
 * the copy before tells whether the row of bounces is over.
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

/** So many soft bounces in a row are as good as a hard one. */
const SOFT_LIMIT = 3;

/** Counts a mail that did not arrive against its reader; a hard one or the third in a row ends the subscription. */
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

/** A mail has arrived: the row of bounces is over. */
function deleteBounces(subscriberId: string) {
  const hasSome = and(eq(table.id, subscriberId), gt(table.softBounces, 0));
  db.update(table).set({ softBounces: 0 }).where(hasSome).run();
}

/**
 * Writes down that a mail which the mail server took did not arrive after all; once, however many reports come. Says
 * whether the report's key was that of a mail.
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
