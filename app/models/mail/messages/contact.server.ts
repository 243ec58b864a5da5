import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { containsSearch } from "~/models/base/lists/list-text.server";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { contactMessages } from "~db/schema/messages";
import type { ContactInput } from "./contact";
import { notifyOwner } from "./contact-notices.server";
import { hasRoomFor, INBOX_FULL } from "./inbox-room.server";

/** The columns of a message that the API shows. */
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

/** The same form sent again within this time, after Back or a reload, counts as the same message. */
const REPEATED_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a message and notifies the owner by mail, but not of messages that a program may have sent. The same words of
 * the same sender are stored once within a day, or with one idempotency key at any time. Other words with a used key
 * are a new message. Returns `null`, or why it was not stored.
 */
export function sendMessage(input: ContactInput, { isPerhapsMachine = false } = {}) {
  return transact(() => {
    if (isRepeated(input)) return null;
    if (!hasRoomFor(input)) return INBOX_FULL;
    const idempotencyKey = isUsed(input.idempotencyKey) ? null : input.idempotencyKey;
    const message = db
      .insert(contactMessages)
      .values({ ...input, idempotencyKey, isPerhapsMachine })
      .returning(messageColumns)
      .get();
    if (!isPerhapsMachine) notifyOwner(message);
    return null;
  });
}

function isRepeated({ email, name, subject, message, idempotencyKey }: ContactInput) {
  const { createdAt, ...columns } = contactMessages;
  const isLately = gt(createdAt, new Date(Date.now() - REPEATED_MS));
  const isSame = and(
    eq(columns.email, email),
    eq(columns.name, name),
    eq(columns.subject, subject),
    eq(columns.message, message),
    idempotencyKey ? or(isLately, eq(columns.idempotencyKey, idempotencyKey)) : isLately,
  );
  return countRows(contactMessages, isSame) > 0;
}

function isUsed(key: ContactInput["idempotencyKey"]) {
  return key ? countRows(contactMessages, eq(contactMessages.idempotencyKey, key)) > 0 : false;
}

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

export type ContactMessage = NonNullable<ReturnType<typeof markMessageRead>>;

/** The condition that a message contains the search. */
export function messagesContaining(search: string) {
  const { name, email, subject, message } = contactMessages;
  return containsSearch(search, { texts: [name, email, subject, message] });
}

/** How many unread messages in the inbox contain the search. */
export function countUnreadMessages(search = "") {
  const { isRead, archivedAt } = contactMessages;
  const isUnread = and(eq(isRead, false), isNull(archivedAt));
  return countRows(contactMessages, and(isUnread, messagesContaining(search)));
}

/** Deletes messages and their answers once the newest of them is older than the settings allow. */
export function deleteOldMessages() {
  const { messageMonths } = getNewsletterSettings();
  if (messageMonths === 0) return;
  const { createdAt, answeredAt } = contactMessages;
  const end = monthsBefore(new Date(monotonicNow()), messageMonths);
  const isQuiet = or(isNull(answeredAt), lt(answeredAt, end));
  db.delete(contactMessages)
    .where(and(lt(createdAt, end), isQuiet))
    .run();
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(date: Date, months: number) {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0));
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}
