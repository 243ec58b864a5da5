import { and, desc, eq, not, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { inOrder } from "~/models/base/lists/keyset.server";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import type { ListQuery } from "~/models/base/lists/list-query";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { isLive, postCard, postStatus, postsSeenBy } from "./post-columns.server";
import { postOrder, postsMatching } from "./post-filter.server";

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.createdAt)];

/**
 * One page of the live posts that the query finds, without their content, counted from 1; newest first unless it asks
 * otherwise. `null` beyond the last.
 */
export function pageOfPostCards(query: ListQuery, page: number) {
  const isFound = and(isLive, postsMatching(query));
  return pageOfRows(page, PAGE_ITEMS.posts, {
    columns: postCard,
    table: blogPosts,
    where: isFound,
    order: inOrder(postOrder(query.sort)),
  });
}

export type PostCard = NonNullable<ReturnType<typeof pageOfPostCards>>["items"][number];

/**
 * One page of all posts for the admin area, each with its status: drafts first, then scheduled ones, then live ones;
 * newest first in each.
 */
export function pageOfAdminPosts(query: ListQuery, page: number) {
  const isFound = and(postsSeenBy("owner"), postsMatching(query));
  return pageOfRows(page, PAGE_ITEMS.rows, {
    columns: { ...postCard, status: postStatus },
    table: blogPosts,
    where: isFound,
    order: [sql`${blogPosts.publishedAt} desc nulls first`, desc(blogPosts.createdAt)],
  });
}

/** The status of the post with this id; `null` when there is none. */
export function findPostStatus(id: string) {
  const isAsked = and(postsSeenBy("owner"), eq(blogPosts.id, id));
  const found = db.select({ status: postStatus }).from(blogPosts).where(isAsked).get();
  return found?.status ?? null;
}

const newest = db
  .select(pick(postCard, "title", "slug", "publishedAt"))
  .from(blogPosts)
  .where(isLive)
  .orderBy(...newestFirst)
  .limit(sql.placeholder("limit"))
  .prepare();

/** Title, slug and date of the newest live posts. */
export function listNewestPosts(limit: number) {
  return newest.all({ limit });
}

const isFirst = eq(blogPosts.slug, sql.placeholder("firstSlug"));
const firstOnHome = db.select(postCard).from(blogPosts).where(and(isLive, isFirst)).prepare();
const othersOnHome = db
  .select(postCard)
  .from(blogPosts)
  .where(and(isLive, not(isFirst)))
  .orderBy(desc(blogPosts.isFeatured), ...newestFirst)
  .limit(sql.placeholder("limit"))
  .prepare();

/** Up to `limit` live posts for the home page: `firstSlug` first, then the featured, then the newest. */
export function listHomePosts(firstSlug: string, limit: number) {
  const [first, others] = [firstOnHome.all({ firstSlug }), othersOnHome.all({ firstSlug, limit })];
  return [...first, ...others].slice(0, limit);
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
