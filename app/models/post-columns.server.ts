import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { blogPosts } from "~db/schema";
import type { Audience } from "./audience";
import type { PostStatus } from "./post";
import { POST_ADDRESSES } from "./shared-columns";

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

/** All columns of a post that the API answers with. */
export const wholePost = {
  ...postCard,
  content: blogPosts.content,
  ...pick(blogPosts, ...POST_ADDRESSES, "version"),
};

export type PostField = keyof typeof wholePost;
export const postFields = Object.keys(wholePost) as PostField[];

/** What a list page's search, filter and sort look at. */
export const searchedPostFields: PostField[] = [
  "title",
  "excerpt",
  "category",
  "tags",
  "publishedAt",
];

/** This moment by SQLite's clock, in milliseconds: a statement that was prepared long ago has the time as well. */
export const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/** The rule of what the public may see of posts; whatever asks for it holds this piece of SQL. */
export const isLive = and(eq(blogPosts.isVisible, true), lte(blogPosts.publishedAt, now)) as SQL;

/** What the audience may see of posts. */
export function postsSeenBy(audience: Audience) {
  return audience === "owner" ? undefined : isLive;
}

/** A post's status, for the owner: why it is not live, when it is not. */
export const postStatus = sql<PostStatus>`case when ${isLive} then 'live'
  when not ${blogPosts.isVisible} then 'hidden'
  when ${blogPosts.publishedAt} is null then 'draft'
  else 'scheduled' end`;
