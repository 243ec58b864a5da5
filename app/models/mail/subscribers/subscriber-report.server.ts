import { and, desc, eq, gte, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { contactMessages } from "~db/schema/messages";
import { newsletterIssues } from "~db/schema/newsletter";
import { subscriberState } from "./subscriber";
import { findSubscriber, type Subscriber } from "./subscriber-rows.server";

const MAILS_MS = 30 * 24 * 60 * 60 * 1000;
/** Enough for a month: a reader who gets each letter has about one mail a day. */
const MAX_MAILS = 200;

/**
 * Everything that is stored about a subscriber, except for the secret parts of links. The reader's page, the reader's
 * file and the owner's page show it. `null` without the subscriber.
 */
export function subscriberReport(by: Parameters<typeof findSubscriber>[0]) {
  const subscriber = findSubscriber(by);
  if (!subscriber) return null;
  const { id: _id, isActive: _isActive, unsubscribeToken: _, confirmToken, ...kept } = subscriber;
  return {
    subscriber: {
      ...kept,
      state: subscriberState(subscriber),
      // The link's expiry, only while there is a link.
      confirmUntil: confirmToken && !subscriber.isActive ? kept.confirmUntil : null,
    },
    mails: mailsOf(subscriber),
    messages: countRows(contactMessages, isFrom(subscriber.email)),
  };
}

export type SubscriberReport = NonNullable<ReturnType<typeof subscriberReport>>;

function isFrom(email: string) {
  return eq(sql`lower(${contactMessages.email})`, email);
}

/** The mails of the last 30 days, the newest first. */
function mailsOf({ id }: Subscriber) {
  const { subscriberId, createdAt } = outgoingMails;
  const isRecent = gte(createdAt, new Date(Date.now() - MAILS_MS));
  return db
    .select({
      ...pick(outgoingMails, "kind", "state", "createdAt", "triedAt", "response"),
      subject: sql<string>`coalesce(nullif(${outgoingMails.subject}, ''), ${newsletterIssues.subject}, '')`,
    })
    .from(outgoingMails)
    .leftJoin(newsletterIssues, eq(newsletterIssues.id, outgoingMails.issueId))
    .where(and(eq(subscriberId, id), isRecent))
    .orderBy(desc(createdAt))
    .limit(MAX_MAILS)
    .all();
}
