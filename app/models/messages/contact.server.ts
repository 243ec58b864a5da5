import { and, desc, eq, isNull } from "drizzle-orm";
import { countRows } from "~/models/lists/count-rows.server";
import { containsSearch } from "~/models/lists/list-text.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { noticeAddress } from "~/models/newsletter/newsletter-settings.server";
import { env } from "~/utils/env.server";
import { pick } from "~/utils/pick";
import { OUTSIDE_ORIGIN } from "~/utils/site-origin.server";
import { db, transact } from "~db/client.server";
import { contactMessages } from "~db/schema/messages";
import type { ContactInput } from "./contact";
import { contactMessageId, noticeMail } from "./contact-mails";

/** A message's columns, as the API tells them. */
export const messageColumns = pick(
  contactMessages,
  "id",
  "name",
  "email",
  "subject",
  "message",
  "isRead",
  "createdAt",
);

/** Keeps a message, and tells the owner by mail where that is set up; the same idempotency key does it once. */
export function sendMessage(input: ContactInput) {
  transact(() => {
    const message = db
      .insert(contactMessages)
      .values(input)
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning(messageColumns)
      .get();
    if (message) mailNotice(message);
  });
}

function mailNotice(message: ContactMessage) {
  const recipient = noticeAddress();
  if (env.mail === null || recipient === null) return;
  queueMail({
    kind: "notice",
    recipient,
    replyTo: message.email,
    messageId: contactMessageId(message.id, env.mail.from),
    ...noticeMail(message, OUTSIDE_ORIGIN),
  });
}

/** All messages, newest first. */
export function listMessages() {
  return db
    .select(messageColumns)
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt))
    .all();
}

export type ContactMessage = ReturnType<typeof listMessages>[number];

/** Marks a message as read and returns it; `null` when there is none. Reading twice changes nothing. */
export function markMessageRead(id: string) {
  return (
    db
      .update(contactMessages)
      .set({ isRead: true })
      .where(eq(contactMessages.id, id))
      .returning(messageColumns)
      .get() ?? null
  );
}

/** How many unread messages lie in the inbox that hold the search. */
export function countUnreadMessages(search = "") {
  const { isRead, archivedAt } = contactMessages;
  const isFound = containsSearch(contactMessages, "message", search);
  return countRows(contactMessages, and(eq(isRead, false), isNull(archivedAt), isFound));
}
