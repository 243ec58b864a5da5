import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { mailKinds, mailStates } from "~/vocabulary";
import { instant, oneOf, uuid } from "../columns";
import { newsletterIssues } from "./newsletter";
import { newsletterSubscribers } from "./subscribers";

/** The queue of the mail loop; sent and refused mails are deleted after a while. */
export const outgoingMails = sqliteTable(
  "outgoing_mails",
  {
    id: uuid(),
    kind: text({ enum: mailKinds }).notNull().default("notice"),
    /** The issue that this mail is a copy of; the issue holds the text. */
    issueId: text().references(() => newsletterIssues.id, { onDelete: "cascade" }),
    subscriberId: text().references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    /** The same for every try, so that a mail program shows a mail that came twice only once. */
    messageId: text().notNull().unique(),
    /** The part of the sender's address that identifies this mail in a bounce report. */
    bounceKey: text().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once the mail is sent or refused, because it may hold a secret link. */
    text: text().notNull(),
    /** The address for answers, if it is not the sender's. */
    replyTo: text(),
    /** The `Message-ID` of the mail that this one answers. */
    inReplyTo: text(),
    /** The address that unsubscribes the recipient by a POST. */
    unsubscribeUrl: text(),
    state: text({ enum: mailStates }).notNull().default("waiting"),
    tries: integer().notNull().default(0),
    /** When it may be tried; only for a waiting mail. */
    dueAt: instant().notNull(),
    triedAt: instant(),
    /** The mail server's response to the last try. */
    response: text(),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    check("outgoing_mails_state", oneOf(t.state, mailStates)),
    uniqueIndex("outgoing_mails_copy").on(t.issueId, t.subscriberId),
    index("outgoing_mails_due").on(t.state, t.kind, t.dueAt),
    index("outgoing_mails_issue").on(t.issueId, t.state, t.dueAt),
    index("outgoing_mails_subscriber").on(t.subscriberId),
    index("outgoing_mails_kind").on(t.kind, t.triedAt),
    index("outgoing_mails_tried").on(t.triedAt),
  ],
);
