import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf } from "~/models/base/records/shared-columns";
import { blogPosts } from "~db/schema/posts";
import { newPostInput, type PostStatus } from "./post";

/** A post's columns as cards need them. */
export const postCard = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  category: blogPosts.category,
  tags: blogPosts.tags,
  readingTime: blogPosts.readingTime,
  socialMediaHashtags: blogPosts.socialMediaHashtags,
  isFeatured: blogPosts.isFeatured,
  isVisible: blogPosts.isVisible,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};

/** The present time by SQLite's clock in milliseconds, so that a prepared statement does not keep an old one. */
export const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/** The one rule of which posts the public may see; every query uses this piece of SQL. */
export const isLive = and(
  isNull(blogPosts.deletedAt),
  likely(eq(blogPosts.isVisible, true)),
  likely(lte(blogPosts.publishedAt, now)),
) as SQL;

/** The condition that the date of publication is still to come. */
export function isYetToCome(publishedAt: SQL) {
  return sql`${publishedAt} > ${now}`;
}

/** The condition for posts that the audience may see. */
export function postsSeenBy(audience: Audience) {
  return audience === "owner" ? isNull(blogPosts.deletedAt) : isLive;
}

/** Where the related posts of an item are stored: the column with their ids, and the item's own rows. */
const relatedTo = {
  destination: {
    id: sql`post_id`,
    own: sql`destination_posts where destination_id = "destinations"."id"`,
  },
  post: { id: sql`related_id`, own: sql`related_posts where post_id = "blog_posts"."id"` },
};

/** The ids of an item's related posts that the audience may see, in the owner's order. */
export function relatedPostIds(item: keyof typeof relatedTo, audience: Audience) {
  const { id, own } = relatedTo[item];
  const isNamed = sql`${blogPosts.id} = ${id}`;
  const isSeen = sql`exists (select 1 from ${blogPosts} where ${and(isNamed, postsSeenBy(audience))})`;
  const ids = sql`select ${id} as id from ${own} and ${isSeen} order by sort_order`;
  return sql<string[]>`(select json_group_array(id) from (${ids}))`.mapWith(
    (json: string) => JSON.parse(json) as string[],
  );
}

/** The place that a letter waits for, unless that was deleted. */
const placeToLeave = sql<string | null>`(select id from destinations
  where id = ${blogPosts.publishWhenLeft} and deleted_at is null)`;

function columns(audience: Audience) {
  return {
    ...postCard,
    ...columnsOf(blogPosts, newPostInput.omit({ relatedBlogPosts: true })),
    // Only the owner may know what a letter waits for.
    publishWhenLeft: audience === "owner" ? placeToLeave : sql<null>`null`,
    relatedBlogPosts: relatedPostIds("post", audience),
    version: blogPosts.version,
  };
}

const byAudience = { owner: columns("owner"), public: columns("public") };

/** All columns of a post that the API answers with, as the audience may see them. */
export function postColumns(audience: Audience) {
  return byAudience[audience];
}

export type PostField = keyof ReturnType<typeof postColumns>;
export const postFields = Object.keys(byAudience.owner) as PostField[];

/** A post's status for the owner: `live`, or why it is not. */
export const postStatus = sql<PostStatus>`case when ${isLive} then 'live'
  when not ${blogPosts.isVisible} then 'hidden'
  when ${placeToLeave} is not null then 'sealed'
  when ${blogPosts.publishedAt} is null then 'draft'
  else 'scheduled' end`;
