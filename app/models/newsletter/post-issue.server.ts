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

/** How long a letter that is out can be kept from going out by mail. */
const TAKE_BACK_MS = 10 * 60 * 1000;

/**
 * Makes an issue of each letter that is public and was published since the site could send mail, ten minutes before it
 * goes out to those who want each letter. A letter has one issue, whatever became of it.
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
 * The issue of a letter of which the owner said, before it came out, that it goes to nobody: stopped before it began. One
 * that was taken back has no end, for it never was to end.
 */
const isDeclined = and(
  eq(newsletterIssues.kind, "post"),
  eq(newsletterIssues.state, "stopped"),
  isNull(newsletterIssues.startedAt),
  isNotNull(newsletterIssues.finishedAt),
);
const declined = sql<boolean>`coalesce(${isDeclined}, false)`.mapWith(Boolean);

/** The issue of a letter that was hidden before it went: with the letter it would come back. */
const heldBack = sql<boolean>`coalesce(
  ${newsletterIssues.state} = 'scheduled' and not exists(
    select 1 from ${blogPosts} where ${blogPosts.id} = ${newsletterIssues.postId} and ${isLive}
  ), false)`.mapWith(Boolean);

/**
 * What the owner may choose of a letter's mail, or of a new one's; `null` where the site sends none, and once the letter
 * was announced. A letter has what was chosen for it, a new one what was chosen last.
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

/** Keeps whether a letter goes out by mail once everyone may read it; what is on its way goes on. */
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

/** Forgets the issue of a letter that is not public any more before it goes out. */
export function dropUnpublishedPost(issueId: string) {
  const { id, kind, state } = newsletterIssues;
  db.delete(newsletterIssues)
    .where(and(eq(id, issueId), eq(kind, "post"), eq(state, "scheduled")))
    .run();
}

/** The letters that go out within minutes, unless they are taken back or are public no more. */
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
