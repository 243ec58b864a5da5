import { and, eq, gte, like } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { consumeRateLimitTurn } from "~/models/base/rate-limit.server";
import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { needsSmtpUtf8 } from "~/smtp/smtp.server";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { contactMessages } from "~db/schema/messages";
import {
  contactMessageId,
  gatheredMessageId,
  gatheredNoticeMail,
  noticeMail,
} from "./contact-mails";

type Message = Pick<
  typeof contactMessages.$inferSelect,
  "id" | "name" | "email" | "subject" | "message" | "createdAt"
>;

/**
 * Up to this many messages in an hour have a notice each; the others share one, which is sent when the hour is over.
 */
const NOTICES = { "contact-notice": { limit: 5, windowMs: 60 * 60 * 1000 } };

/** Queues a notice to the owner about a message, if mail is set up; to be called in the message's transaction. */
export function notifyOwner(message: Message) {
  const recipient = noticeAddress();
  if (env.mail === null || recipient === null) return;
  const wait = consumeRateLimitTurn(NOTICES);
  if (wait > 0) return gatherNotice(message, recipient, wait);
  queueMail({
    kind: "notice",
    recipient,
    replyTo: needsSmtpUtf8(message.email) ? undefined : message.email,
    messageId: contactMessageId(message.id, env.mail.from),
    ...noticeMail(message),
  });
}

/** Counts a message into the shared notice that waits; the first one creates that notice. */
function gatherNotice(first: Message, recipient: string, seconds: number) {
  const waiting = findGathered();
  if (waiting) {
    db.update(outgoingMails)
      .set(gatheredNoticeMail(countSince(waiting.createdAt)))
      .where(eq(outgoingMails.id, waiting.id))
      .run();
    return;
  }
  queueMail({
    kind: "notice",
    recipient,
    messageId: gatheredMessageId(first.id, env.mail?.from ?? ""),
    createdAt: first.createdAt,
    dueAt: new Date(monotonicNow() + seconds * 1000),
    ...gatheredNoticeMail(1),
  });
}

function findGathered() {
  const { state, messageId } = outgoingMails;
  const isGathered = and(eq(state, "waiting"), like(messageId, gatheredMessageId("%", "%")));
  const columns = pick(outgoingMails, "id", "createdAt");
  return db.select(columns).from(outgoingMails).where(isGathered).get();
}

/** How many messages with a notice came since then. */
function countSince(moment: Date) {
  const { createdAt, isPerhapsMachine } = contactMessages;
  return countRows(contactMessages, and(gte(createdAt, moment), eq(isPerhapsMachine, false)));
}
