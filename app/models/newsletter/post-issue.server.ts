import { and, desc, eq, gt, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { announceSince, getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { isLive } from "~/models/posts/post-columns.server";
import { env } from "~/utils/env.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";
import { countRecipients } from "./issue-recipients.server";
import type { MailChoice } from "./mail-choice";

/** How long the mail of a published letter can be cancelled. */
const TAKE_BACK_MS = 10 * 60 * 1000;

/**
 * Creates an issue for each public letter that was published since the site could send mail. It is sent ten minutes
 * later to readers who want each letter. A letter has only one issue, whatever its state.
 */
export function announcePosts() {
  if (env.mail === null) return;
  const since = announceSince();
  const issueOfPost = db
    .select({ one: sql`1` })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.postId, blogPosts.id));
  const unannounced = and(isLive, gt(blogPosts.publishedAt, since), notExists(issueOfPost));
  const { id, title, excerpt } = blogPosts;
  const posts = () => db.select({ id, title, excerpt }).from(blogPosts).where(unannounced).all();
  if (posts().length === 0) return;
  transact(() => {
    const sendAt = new Date(Date.now() + TAKE_BACK_MS);
    for (const post of posts()) {
      const texts = { subject: post.title, preheader: post.excerpt };
      db.insert(newsletterIssues)
        .values({ kind: "post", state: "scheduled", postId: post.id, sendAt, ...texts })
        .run();
    }
  });
}

/**
 * An issue of a letter that the owner chose, before its publication, not to send by mail. It is stopped and has an end
 * but no start; one that was cancelled later has no end.
 */
const isDeclined = and(
  eq(newsletterIssues.kind, "post"),
  eq(newsletterIssues.state, "stopped"),
  isNull(newsletterIssues.startedAt),
  isNotNull(newsletterIssues.finishedAt),
);
const declined = sql<boolean>`coalesce(${isDeclined}, false)`.mapWith(Boolean);

/** An issue of a letter that was hidden before it was sent; it would be sent when the letter is shown again. */
const heldBack = sql<boolean>`coalesce(
  ${newsletterIssues.state} = 'scheduled' and not exists(
    select 1 from ${blogPosts} where ${blogPosts.id} = ${newsletterIssues.postId} and ${isLive}
  ), false)`.mapWith(Boolean);

/**
 * The owner's choice about the mail of a letter or of a new one; `null` if the site sends no mail, or once the letter
 * was announced. A new letter starts with the last choice.
 */
export function mailChoiceOf(postId: string | null): MailChoice | null {
  if (env.mail === null) return null;
  const issue = db
    .select({ declined, heldBack })
    .from(newsletterIssues)
    .where(postId === null ? eq(newsletterIssues.kind, "post") : ofPost(postId))
    .orderBy(desc(newsletterIssues.createdAt))
    .limit(1)
    .get();
  if (postId !== null && issue && !issue.declined && !issue.heldBack) return null;
  const { announceSince: since } = getNewsletterSettings();
  return { isChosen: !issue?.declined, readers: countRecipients("post"), since };
}

/** Stores whether a letter is mailed once it is public; an issue that is being sent goes on. */
export function chooseMail(postId: string, isChosen: boolean) {
  const issue = newsletterIssues;
  if (isChosen) {
    db.delete(issue)
      .where(and(ofPost(postId), isDeclined))
      .run();
    return;
  }
  const set = { state: "stopped", sendAt: null, finishedAt: new Date() } as const;
  db.insert(issue)
    .values({ kind: "post", postId, subject: "", ...set })
    .onConflictDoUpdate({ target: issue.postId, set, setWhere: eq(issue.state, "scheduled") })
    .run();
}

function ofPost(postId: string) {
  return eq(newsletterIssues.postId, postId);
}

/** Deletes the scheduled issue of a letter that is no longer public. */
export function dropUnpublishedPost(issueId: string) {
  const { id, kind, state } = newsletterIssues;
  db.delete(newsletterIssues)
    .where(and(eq(id, issueId), eq(kind, "post"), eq(state, "scheduled")))
    .run();
}

/** The letters whose mail is sent within minutes unless it is cancelled or the letter hidden. */
export function listAnnouncedPosts() {
  const { kind, state, sendAt, postId } = newsletterIssues;
  return db
    .select(pick(newsletterIssues, "id", "subject", "sendAt"))
    .from(newsletterIssues)
    .innerJoin(blogPosts, eq(blogPosts.id, postId))
    .where(and(eq(kind, "post"), eq(state, "scheduled"), isLive))
    .orderBy(sendAt)
    .all();
}
