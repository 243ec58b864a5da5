import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema";
import { among } from "./among.server";
import type { Audience } from "./audience";
import {
  isLive,
  now,
  type PostField,
  postCard,
  postColumns,
  postFields,
  postStatus,
  postsSeenBy,
} from "./post-columns.server";

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.createdAt)];

/** Live posts without their content, newest first. */
export function listPostCards() {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(isLive)
    .orderBy(...newestFirst)
    .all();
}

/** All posts for the desk, each with its status: drafts first, then what is scheduled, then what is out; newest first in each. */
export function listDeskPosts() {
  const isDraft = sql`${blogPosts.publishedAt} is null`;
  const isScheduled = sql`${blogPosts.publishedAt} > ${now}`;
  return db
    .select({ ...postCard, status: postStatus })
    .from(blogPosts)
    .orderBy(desc(isDraft), desc(isScheduled), ...newestFirst)
    .all();
}

/** Where the post with this id stands; `null` when there is none. */
export function findPostStatus(id: string) {
  const found = db.select({ status: postStatus }).from(blogPosts).where(eq(blogPosts.id, id)).get();
  return found?.status ?? null;
}

export type PostCard = ReturnType<typeof listPostCards>[number];

/** Posts with the fields asked for, newest first; a field that is not named is not read. */
export function listPosts(audience: Audience, fields: PostField[] = postFields) {
  const all = postColumns(audience);
  const columns = Object.fromEntries(fields.map((field) => [field, all[field]]));
  return db
    .select(columns as typeof all)
    .from(blogPosts)
    .where(postsSeenBy(audience))
    .orderBy(...newestFirst)
    .all();
}

export type Post = ReturnType<typeof listPosts>[number];

/** Up to `limit` live posts for the home page: `firstSlug` first, then the featured, then the newest. */
export function listHomePosts(firstSlug: string, limit: number) {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(isLive)
    .orderBy(sql`${blogPosts.slug} = ${firstSlug} desc`, desc(blogPosts.isFeatured), ...newestFirst)
    .limit(limit)
    .all();
}

/** Live posts among `ids`, in the order of `ids`. */
export function listPostsByIds(ids: string[]) {
  if (ids.length === 0) return [];
  const found = db
    .select(postCard)
    .from(blogPosts)
    .where(and(isLive, among(blogPosts.id, ids)))
    .all();
  return ids.flatMap((id) => found.find((post) => post.id === id) ?? []);
}
