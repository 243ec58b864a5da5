import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { mailKinds, mailStates } from "~/vocabulary";
import { instant, oneOf, uuid } from "../columns";
import { newsletterIssues } from "./newsletter";
import { newsletterSubscribers } from "./subscribers";

/** Mails on their way, taken up by the mail loop; what is done with is forgotten after a while. */
export const outgoingMails = sqliteTable(
  "outgoing_mails",
  {
    id: uuid(),
    kind: text({ enum: mailKinds }).notNull().default("notice"),
    /** The issue of which it is one recipient's copy: what it says stands there. */
    issueId: text().references(() => newsletterIssues.id, { onDelete: "cascade" }),
    subscriberId: text().references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    /** The same at every try, so that a mail program shows one that came twice once. */
    messageId: text().notNull().unique(),
    /** What tells this mail in the sender's address to which a report of its failure comes. */
    bounceKey: text().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Empty once the mail is sent or refused: it may hold a secret link. */
    text: text().notNull(),
    /** The address that an answer goes to, where it is not the sender's. */
    replyTo: text(),
    /** The `Message-ID` that this mail answers. */
    inReplyTo: text(),
    /** Where a post unsubscribes the recipient. */
    unsubscribeUrl: text(),
    state: text({ enum: mailStates }).notNull().default("waiting"),
    tries: integer().notNull().default(0),
    /** When it may be tried, for as long as it waits. */
    dueAt: instant().notNull(),
    triedAt: instant(),
    /** What the mail server said at the last try. */
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
