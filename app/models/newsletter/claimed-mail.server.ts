import { and, eq } from "drizzle-orm";
import { subscriberLinks } from "~/models/mail/subscribers/subscriber-links";
import { pick } from "~/utils/pick";
import { siteDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";
import { newsletterSubscribers } from "~db/schema/subscribers";

const columns = {
  ...pick(
    outgoingMails,
    "id",
    "kind",
    "issueId",
    "subscriberId",
    "messageId",
    "bounceKey",
    "recipient",
    "subject",
    "text",
    "replyTo",
    "inReplyTo",
    "unsubscribeUrl",
    "tries",
  ),
  issueState: newsletterIssues.state,
  isActive: newsletterSubscribers.isActive,
  pausedUntil: newsletterSubscribers.pausedUntil,
  token: newsletterSubscribers.unsubscribeToken,
};

function readRow(id: string) {
  const subscribed = eq(newsletterSubscribers.id, outgoingMails.subscriberId);
  return db
    .select(columns)
    .from(outgoingMails)
    .leftJoin(newsletterIssues, eq(newsletterIssues.id, outgoingMails.issueId))
    .leftJoin(newsletterSubscribers, subscribed)
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.state, "waiting")))
    .get();
}

export type ClaimedMail = NonNullable<ReturnType<typeof readRow>>;

/** A reader who left or paused after the issue was started gets no mail. */
function isUnwanted({ kind, isActive, pausedUntil }: ClaimedMail) {
  if (kind !== "issue") return false;
  return !isActive || (pausedUntil !== null && pausedUntil > siteDay(new Date()));
}

/**
 * Everything needed to send this mail and record the outcome. `null` if it must not be sent: it does not exist, its
 * issue is not being sent, or the reader does not want it any more. The last case deletes it.
 */
export function claimMail(id: string) {
  const mail = readRow(id);
  if (!mail) return null;
  if (mail.kind === "issue" && mail.issueState !== "sending") return null;
  if (isUnwanted(mail)) {
    db.delete(outgoingMails).where(eq(outgoingMails.id, id)).run();
    return null;
  }
  if (mail.kind !== "issue" || mail.token === null) return mail;
  return { ...mail, unsubscribeUrl: subscriberLinks(mail.token).unsubscribe };
}
