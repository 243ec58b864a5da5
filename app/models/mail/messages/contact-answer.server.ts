import { eq } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { env } from "~/utils/env.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { contactAnswers, contactMessages } from "~db/schema/messages";
import { findMessage } from "./contact-admin.server";
import type { AnswerInput } from "./contact-answer";
import { answerMail, contactMessageId } from "./contact-mails";

const NO_MAIL = "Mail is not set up, so nothing was sent. Your text is still here.";

/**
 * Sends an answer to the sender of a message and marks the message as read and answered. The id comes from the form:
 * the same form sent twice sends one mail.
 */
export function answerMessage(
  messageId: string,
  { text }: AnswerInput,
  id: string,
): Saved<{ id: string }> {
  return transact(() => {
    const message = findMessage(messageId);
    if (!message) return { ok: false, kind: "missing" };
    const replyTo = noticeAddress();
    if (env.mail === null || replyTo === null) return invalid("", NO_MAIL);
    if (countRows(contactAnswers, eq(contactAnswers.id, id)) > 0) return saved({ id });
    const mailId = queueMail({
      kind: "answer",
      recipient: message.email,
      replyTo,
      inReplyTo: contactMessageId(messageId, env.mail.from),
      ...answerMail(message, text),
    });
    const createdAt = new Date();
    db.insert(contactAnswers).values({ id, messageId, text, mailId, createdAt }).run();
    db.update(contactMessages)
      .set({ isRead: true, answeredAt: createdAt })
      .where(eq(contactMessages.id, messageId))
      .run();
    return saved({ id });
  });
}

/** The answers to a message, oldest first, each with the state of its mail; `null` once that was deleted. */
export function listAnswers(messageId: string) {
  return db
    .select({
      ...pick(contactAnswers, "id", "text", "createdAt"),
      mail: pick(outgoingMails, "state", "response", "triedAt"),
    })
    .from(contactAnswers)
    .leftJoin(outgoingMails, eq(outgoingMails.id, contactAnswers.mailId))
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(contactAnswers.createdAt)
    .all();
}

export type ContactAnswer = ReturnType<typeof listAnswers>[number];
