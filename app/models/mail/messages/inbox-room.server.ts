import { and, eq, isNull, sql } from "drizzle-orm";
import { consumeVisitorTurn, type RateLimitRefusal } from "~/models/base/visitor-rate-limit.server";
import { db } from "~db/client.server";
import { contactMessages } from "~db/schema/messages";
import type { ContactInput } from "./contact";

/** The most bytes of unread messages from strangers: some thousand messages of the usual length. */
const MAX_UNREAD_BYTES = 4_000_000;

/** The overhead of a message beside its words. */
const ROW_BYTES = 400;

/** The message for a visitor when the inbox is full, and how long trying again is useless. */
export const INBOX_FULL: RateLimitRefusal = {
  message:
    "The inbox is full, so your message was not kept. Please try again tomorrow, or write by mail.",
  seconds: 6 * 60 * 60,
};

function unreadBytes() {
  const { name, email, message, isRead, archivedAt } = contactMessages;
  const bytes = sql<number>`coalesce(sum(octet_length(${name}) + octet_length(${email})
    + octet_length(${message}) + ${ROW_BYTES}), 0)`;
  const isUnread = and(eq(isRead, false), isNull(archivedAt));
  return db.select({ bytes }).from(contactMessages).where(isUnread).get()?.bytes ?? 0;
}

function bytesOf({ name, email, message }: ContactInput) {
  return Buffer.byteLength(name + email + message) + ROW_BYTES;
}

/** Whether the unread messages leave room for this one. */
export function hasRoomFor(message: ContactInput) {
  return unreadBytes() + bytesOf(message) <= MAX_UNREAD_BYTES;
}

export type InboxRoom = "enough" | "half" | "full";

/** How full the inbox is with unread messages: from `half` on each network gets fewer turns, at `full` none. */
export function inboxRoom(): InboxRoom {
  const bytes = unreadBytes();
  if (bytes < MAX_UNREAD_BYTES / 2) return "enough";
  return bytes < 0.98 * MAX_UNREAD_BYTES ? "half" : "full";
}

/** Takes turns of a network at writing messages. Returns the seconds to wait, 0 for none. */
export function consumeMessageTurn(address: string, turns?: number) {
  return consumeVisitorTurn("contact", address, { turns, isScarce: inboxRoom() !== "enough" });
}
