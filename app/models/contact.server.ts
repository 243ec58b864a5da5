import { and, desc, eq } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { contactMessages } from "~db/schema";
import type { ContactInput } from "./contact";
import { countRows } from "./count-rows.server";
import { PAGE_ITEMS, pageOf } from "./list-page";
import { containsSearch } from "./list-text.server";

/** A message's columns. */
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

/** Keeps a message; the same idempotency key keeps it once. */
export function sendMessage(input: ContactInput) {
  db.insert(contactMessages)
    .values(input)
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .run();
}

/** All messages, newest first. */
export function listMessages() {
  return db
    .select(messageColumns)
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt))
    .all();
}

/** One page of the messages that hold the search, unread ones first, newest first in each; `null` beyond the last. */
export function pageOfMessages(search: string, page: number) {
  const isFound = containsSearch(contactMessages, "message", search);
  return pageOf(page, PAGE_ITEMS.rows, {
    count: () => countRows(contactMessages, isFound),
    read: (limit, offset) =>
      db
        .select(messageColumns)
        .from(contactMessages)
        .where(isFound)
        .orderBy(contactMessages.isRead, desc(contactMessages.createdAt))
        .limit(limit)
        .offset(offset)
        .all(),
  });
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

/** How many unread messages there are that hold the search. */
export function countUnreadMessages(search = "") {
  const isFound = containsSearch(contactMessages, "message", search);
  return countRows(contactMessages, and(eq(contactMessages.isRead, false), isFound));
}
