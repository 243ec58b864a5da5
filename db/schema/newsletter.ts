import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { issueKinds, issueStates } from "~/vocabulary";
import { instant, oneOf, onlyRow, revision, uuid } from "../columns";
import { blogPosts } from "./posts";

/** Mails to many readers: digests, which start as drafts, and each letter as it is published. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: uuid(),
    /** Numbers the digests that were sent, from 1, in the address of their public page; a letter has its own page. */
    number: integer().unique(),
    kind: text({ enum: issueKinds }).notNull(),
    state: text({ enum: issueStates }).notNull().default("draft"),
    subject: text().notNull(),
    /** The text that mail programs show beside the subject. */
    preheader: text().notNull().default(""),
    /** HTML by the rules of a letter's content; empty for a letter's issue, which sends the letter's own content. */
    content: text().notNull().default(""),
    /** The letter that it sends. */
    postId: text()
      .unique()
      .references(() => blogPosts.id, { onDelete: "set null" }),
    /** The span of a digest. */
    since: instant(),
    until: instant(),
    /** When it is sent; until then it can be cancelled. */
    sendAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** How many copies were sent and refused; the copies' rows are deleted after a while. */
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
 * The mail of an issue, made once when sending begins, with placeholders for each recipient's links. In a table of its
 * own, because counting a copy rewrites the issue's row.
 */
export const newsletterIssueMails = sqliteTable("newsletter_issue_mails", {
  issueId: text()
    .primaryKey()
    .references(() => newsletterIssues.id, { onDelete: "cascade" }),
  html: text().notNull(),
  text: text().notNull(),
});

/** The owner's mail settings. */
export const newsletterSettings = sqliteTable(
  "newsletter_settings",
  {
    id: onlyRow(),
    /** The address for notices to the owner; empty for that of `MAIL_FROM`. */
    noticeAddress: text(),
    /** After how many months a visitor's message is deleted; 0: never. */
    messageMonths: integer().notNull().default(24),
    /** Letters published before this are not mailed. */
    announceSince: instant(),
    /** The last time when a digest was due and was handled; it is not written again. */
    weeklySeenTo: instant(),
    monthlySeenTo: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [check("newsletter_settings_only_row", sql`${t.id} = 1`)],
);
