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

/** Somebody who left or began a pause since the issue was begun wants no mail now. */
function isUnwanted({ kind, isActive, pausedUntil }: ClaimedMail) {
  if (kind !== "issue") return false;
  return !isActive || (pausedUntil !== null && pausedUntil > siteDay(new Date()));
}

/**
 * All that it takes to send this mail now and to write down what became of it; `null` where it is not to go out: it is
 * gone, its issue is not under way, or nobody wants it any more, in which case it is forgotten.
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
