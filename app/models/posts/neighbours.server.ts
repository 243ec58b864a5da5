import { and, asc, desc, eq, sql } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import type { Post } from "./post.server";
import { isLive, now, postCard, postsSeenBy } from "./post-columns.server";

type Dated = Pick<Post, "id" | "publishedAt" | "createdAt">;

const { publishedAt, createdAt, id } = blogPosts;
const link = { title: blogPosts.title, slug: blogPosts.slug };

/** A total order of letters by publication. */
const rank = sql`(${publishedAt}, ${createdAt}, ${id})`;
const oldestFirst = [asc(publishedAt), asc(createdAt), asc(id)];
const newestFirst = [desc(publishedAt), desc(createdAt), desc(id)];

/** The live letter that was published after this one, or `null` after the newest. */
export function getNextPost(post: Dated) {
  return (
    db
      .select(postCard)
      .from(blogPosts)
      // Says `isVisible` again without the `likely` of `isLive`, so that SQLite uses the index that begins with it.
      .where(and(eq(blogPosts.isVisible, true), isLive, sql`${rank} > ${rankOf(post)}`))
      .orderBy(...oldestFirst)
      .limit(1)
      .get() ?? null
  );
}

/** Title, slug and date of the live letter that was published before this one, or `null` before the first. */
export function getPreviousPost(post: Dated) {
  return (
    db
      .select({ ...link, publishedAt })
      .from(blogPosts)
      // An earlier visible letter is live anyway; a second bound of the date would keep SQLite from using the index for
      // this one.
      .where(
        and(postsSeenBy("owner"), eq(blogPosts.isVisible, true), sql`${rank} < ${rankOf(post)}`),
      )
      .orderBy(...newestFirst)
      .limit(1)
      .get() ?? null
  );
}

/** Title and slug of the first live letter, or `null` when there is none. */
export function getFirstPost() {
  return (
    db
      .select(link)
      .from(blogPosts)
      .where(isLive)
      .orderBy(...oldestFirst)
      .limit(1)
      .get() ?? null
  );
}

/** A letter that is not published yet ranks after all that are. */
function rankOf({ publishedAt: published, createdAt: created, ...post }: Dated) {
  const out = sql`min(coalesce(${published?.getTime() ?? null}, ${now}), ${now})`;
  return sql`(${out}, ${created.getTime()}, ${post.id})`;
}
