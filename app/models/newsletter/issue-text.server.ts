import { and, eq } from "drizzle-orm";
import { isLive } from "~/models/posts/post-columns.server";
import type { IssueKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { newsletterIssueMails, newsletterIssues } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";
import type { Issue } from "./issue.server";

/** The text of an issue, wherever it is stored: a digest has its own, a letter's issue uses the letter's. */
export type IssueText = {
  id: string;
  kind: IssueKind;
  title: string;
  preheader: string;
  content: string;
  /** The address of the picture at the top. */
  picture: string | null;
  /** The path of its page; `null` for a digest that has none yet. */
  path: string | null;
};

const { title, slug, excerpt, content, featuredImage } = blogPosts;

/** The text of this issue; `null` for a letter that is not public. */
export function issueText(issue: Issue): IssueText | null {
  const { id, kind, subject, preheader } = issue;
  if (kind !== "post") {
    const path = issuePath(issue.number);
    return { id, kind, title: subject, preheader, content: issue.content, picture: null, path };
  }
  const isAsked = eq(blogPosts.id, issue.postId ?? "");
  const post = db
    .select({ title, slug, excerpt, content, picture: featuredImage })
    .from(blogPosts)
    .where(and(isAsked, isLive))
    .get();
  if (!post) return null;
  const { excerpt: postExcerpt, slug: name, ...letter } = post;
  return { id, kind, preheader: postExcerpt, path: `/letters/${name}`, ...letter };
}

/** The public page of a digest that has a number. */
export function issuePath(number: number | null) {
  return number === null ? null : `/newsletter/issues/${number}`;
}

const { issueId: id, html, text } = newsletterIssueMails;

/** The stored mail of an issue, with the number of its page; `null` when there is none. */
export function keptIssueMail(issueId: string) {
  const kept = db
    .select({ html, text, number: newsletterIssues.number })
    .from(newsletterIssueMails)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, id))
    .where(eq(id, issueId))
    .get();
  return kept ?? null;
}

/** Stores the mail of an issue until its copies are sent. */
export function storeIssueMail(issueId: string, mail: { html: string; text: string }) {
  db.insert(newsletterIssueMails)
    .values({ issueId, ...mail })
    .onConflictDoUpdate({ target: id, set: mail })
    .run();
}
