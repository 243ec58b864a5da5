import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, uuid } from "../columns";
import { outgoingMails } from "./mail";

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: uuid(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    isRead: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether a hidden field was filled in: by a program, or by a browser that fills in forms. */
    isPerhapsMachine: integer({ mode: "boolean" }).notNull().default(false),
    /** Chosen by the sender's browser, so that a message sent twice is stored once. */
    idempotencyKey: text().unique(),
    /** When the owner last answered it. */
    answeredAt: instant(),
    /** When the owner archived it; empty while it is in the inbox. */
    archivedAt: instant(),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    index("contact_messages_unread").on(t.isRead, sql`${t.createdAt} desc`),
    index("contact_messages_created").on(t.createdAt),
    index("contact_messages_archived").on(t.archivedAt, t.createdAt),
    index("contact_messages_email").on(t.email, t.createdAt),
  ],
);

/** The owner's answers to messages. */
export const contactAnswers = sqliteTable(
  "contact_answers",
  {
    id: uuid(),
    messageId: text()
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** The mail with the answer, until that row is deleted. */
    mailId: text().references(() => outgoingMails.id, { onDelete: "set null" }),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    index("contact_answers_message").on(t.messageId, t.createdAt),
    index("contact_answers_mail").on(t.mailId),
  ],
);

/** Answers that the owner uses again and again. */
export const savedReplies = sqliteTable("saved_replies", {
  id: uuid(),
  title: text().notNull().unique(),
  text: text().notNull(),
  createdAt: instant()
    .notNull()
    .$defaultFn(() => new Date()),
});
