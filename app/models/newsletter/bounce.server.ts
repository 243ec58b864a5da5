import { and, eq, ne, sql } from "drizzle-orm";
import { countBounce } from "~/models/mail/subscribers/subscriber-bounces.server";
import type { BounceReport } from "~/smtp/bounce-report.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";

const reported = pick(outgoingMails, "id", "kind", "state", "issueId", "subscriberId");

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
