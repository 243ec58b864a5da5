import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { countRows } from "~/models/lists/count-rows.server";
import { containsSearch } from "~/models/lists/list-text.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { contactMessages } from "~db/schema/messages";
import type { ContactInput } from "./contact";
import { notifyOwner } from "./contact-notices.server";
import { hasRoomFor, INBOX_FULL } from "./inbox-room.server";

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

/** A form that is sent again within this time, after Back or a reload, is the same message. */
const REPEATED_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a message, and tells the owner by mail where that is set up, but of none that a program may have sent. The same
 * idempotency key, and the same words of the same sender within a day, do it once. `null`, or why it was not kept.
 */
export function sendMessage(input: ContactInput, { isPerhapsMachine = false } = {}) {
  return transact(() => {
    if (isRepeated(input)) return null;
    if (!hasRoomFor(input)) return INBOX_FULL;
    const message = db
      .insert(contactMessages)
      .values({ ...input, isPerhapsMachine })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning(messageColumns)
      .get();
    if (message && !isPerhapsMachine) notifyOwner(message);
    return null;
  });
}

function isRepeated({ email, name, subject, message }: ContactInput) {
  const { createdAt, ...columns } = contactMessages;
  const since = new Date(Date.now() - REPEATED_MS);
  const isSame = and(
    eq(columns.email, email),
    gt(createdAt, since),
    eq(columns.name, name),
    eq(columns.subject, subject),
    eq(columns.message, message),
  );
  return db.select(messageColumns).from(contactMessages).where(isSame).get() !== undefined;
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

/** The messages that hold the search. */
export function messagesContaining(search: string) {
  const { name, email, subject, message } = contactMessages;
  return containsSearch(search, { texts: [name, email, subject, message] });
}

/** How many unread messages lie in the inbox that hold the search. */
export function countUnreadMessages(search = "") {
  const { isRead, archivedAt } = contactMessages;
  const isUnread = and(eq(isRead, false), isNull(archivedAt));
  return countRows(contactMessages, and(isUnread, messagesContaining(search)));
}
