import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { issueKinds, issueStates } from "~/vocabulary";
import { instant, oneOf, onlyRow, revision, uuid } from "../columns";
import { blogPosts } from "./posts";

/** What goes out to many: the digests that stand as drafts first, and each letter as it is published. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: uuid(),
    /** Counts the digests that went out, from 1, in the address of the public page; a letter has its own page. */
    number: integer().unique(),
    kind: text({ enum: issueKinds }).notNull(),
    state: text({ enum: issueStates }).notNull().default("draft"),
    subject: text().notNull(),
    /** What mail programs show beside the subject. */
    preheader: text().notNull().default(""),
    /** HTML by the rules of a letter's content; empty for a letter, whose own is sent. */
    content: text().notNull().default(""),
    /** The letter that it sends. */
    postId: text()
      .unique()
      .references(() => blogPosts.id, { onDelete: "set null" }),
    /** What a digest tells of: from this instant up to that one. */
    since: instant(),
    until: instant(),
    /** When it goes out; until then it can be taken back. */
    sendAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** How many of its mails went out, and how many were refused; their rows are forgotten after a while. */
    sentCount: integer().notNull().default(0),
    refusedCount: integer().notNull().default(0),
    ...revision(),
  },
  (t) => [
    check("newsletter_issues_kind", oneOf(t.kind, issueKinds)),
    check("newsletter_issues_state", oneOf(t.state, issueStates)),
    index("newsletter_issues_due").on(t.state, t.sendAt),
    index("newsletter_issues_created").on(t.createdAt),
  ],
);

/**
 * The mail of an issue as it goes out, made once when the sending begins, with a mark where each recipient's links stand.
 * Apart from the issue, whose row is written anew with each copy that is counted.
 */
export const newsletterIssueMails = sqliteTable("newsletter_issue_mails", {
  issueId: text()
    .primaryKey()
    .references(() => newsletterIssues.id, { onDelete: "cascade" }),
  html: text().notNull(),
  text: text().notNull(),
});

/** What the owner chooses for mail. */
export const newsletterSettings = sqliteTable(
  "newsletter_settings",
  {
    id: onlyRow(),
    /** Where the owner's notices go; empty: to the address of `MAIL_FROM`. */
    noticeAddress: text(),
    /** After so many months a visitor's message is forgotten; 0: never. */
    messageMonths: integer().notNull().default(24),
    /** Letters that were published before this are old: nobody gets them by mail. */
    announceSince: instant(),
    /** The last moment at which a digest fell due and was seen to; whatever became of it, it is not written again. */
    weeklySeenTo: instant(),
    monthlySeenTo: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [check("newsletter_settings_only_row", sql`${t.id} = 1`)],
);
