import { count, desc, eq } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { contactMessages } from "~db/schema";
import type { ContactInput } from "./contact";

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

export function countUnreadMessages() {
  const row = db
    .select({ value: count() })
    .from(contactMessages)
    .where(eq(contactMessages.isRead, false))
    .get();
  return row?.value ?? 0;
}
