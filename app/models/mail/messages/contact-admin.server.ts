import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { env } from "~/utils/env.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { contactAnswers, contactMessages } from "~db/schema/messages";
import { messageColumns, messagesContaining } from "./contact.server";
import { contactMessageId } from "./contact-mails";

/** A message with its state in the inbox. */
const adminColumns = {
  ...messageColumns,
  ...pick(contactMessages, "answeredAt", "archivedAt", "isPerhapsMachine"),
};

/** At most this many earlier messages of the same address are listed. */
const EARLIER = 20;

/**
 * One page of the messages that hold the search, of the inbox or of the archive, unread ones first, newest first in
 * each; `null` beyond the last.
 */
export function pageOfMessages(search: string, page: number, isArchive = false) {
  const { archivedAt, isRead, createdAt } = contactMessages;
  const isThere = isArchive ? isNotNull(archivedAt) : isNull(archivedAt);
  const isFound = and(isThere, messagesContaining(search));
  return pageOfRows(page, PAGE_ITEMS.rows, {
    columns: adminColumns,
    table: contactMessages,
    where: isFound,
    order: [isRead, desc(createdAt)],
  });
}

/** The message with this id, or `null`. */
export function findMessage(id: string) {
  const isAsked = eq(contactMessages.id, id);
  return db.select(adminColumns).from(contactMessages).where(isAsked).get() ?? null;
}

export type AdminMessage = NonNullable<ReturnType<typeof findMessage>>;

/** What the same address wrote before, newest first. */
export function listEarlierMessages({ email, createdAt }: AdminMessage) {
  const isEarlier = and(eq(contactMessages.email, email), lt(contactMessages.createdAt, createdAt));
  return db
    .select(pick(contactMessages, "id", "subject", "message", "createdAt"))
    .from(contactMessages)
    .where(isEarlier)
    .orderBy(desc(contactMessages.createdAt))
    .limit(EARLIER)
    .all();
}

type Change = Partial<Pick<typeof contactMessages.$inferInsert, "isRead" | "archivedAt">>;

function changeMessage(id: string, change: Change) {
  const { changes } = db
    .update(contactMessages)
    .set(change)
    .where(eq(contactMessages.id, id))
    .run();
  return changes > 0;
}

/** Marks a message as unread. Like the next functions it returns whether the message exists. */
export function markMessageUnread(id: string) {
  return changeMessage(id, { isRead: false });
}

export function archiveMessage(id: string) {
  return changeMessage(id, { archivedAt: new Date() });
}

export function unarchiveMessage(id: string) {
  return changeMessage(id, { archivedAt: null });
}

/**
 * Deletes a message for good, with its answers and what is known of their mails. An answer that still waits to be sent
 * goes out.
 */
export function deleteMessage(id: string) {
  return transact(() => {
    const answers = db
      .select({ id: contactAnswers.mailId })
      .from(contactAnswers)
      .where(and(eq(contactAnswers.messageId, id), isNotNull(contactAnswers.mailId)));
    const isDone = and(inArray(outgoingMails.id, answers), ne(outgoingMails.state, "waiting"));
    const isNotice = eq(outgoingMails.messageId, contactMessageId(id, env.mail?.from ?? ""));
    db.delete(outgoingMails).where(or(isDone, isNotice)).run();
    return db.delete(contactMessages).where(eq(contactMessages.id, id)).run().changes > 0;
  });
}
