import { and, eq, gt, notExists, sql } from "drizzle-orm";
import { announceSince } from "~/models/mail/newsletter-settings.server";
import { isLive } from "~/models/posts/post-columns.server";
import { env } from "~/utils/env.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";

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

/** Forgets the issue of a letter that is not public any more before it goes out. */
export function dropUnpublishedPost(issueId: string) {
  const { id, kind, state } = newsletterIssues;
  db.delete(newsletterIssues)
    .where(and(eq(id, issueId), eq(kind, "post"), eq(state, "scheduled")))
    .run();
}

/** The letters that go out within minutes, unless they are taken back. */
export function listAnnouncedPosts() {
  const { kind, state, sendAt } = newsletterIssues;
  return db
    .select(pick(newsletterIssues, "id", "subject", "sendAt"))
    .from(newsletterIssues)
    .where(and(eq(kind, "post"), eq(state, "scheduled")))
    .orderBy(sendAt)
    .all();
}
