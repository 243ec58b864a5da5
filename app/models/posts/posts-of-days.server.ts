import { and, asc, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { isLive, postCard, postsSeenBy } from "./post-columns.server";

const { publishedAt, createdAt, isVisible } = blogPosts;

/** Says `isVisible` again without the `likely` of `isLive`, so that SQLite uses the index that begins with it. */
const isOut = and(eq(isVisible, true), isLive);

const oldestFirst = [asc(publishedAt), asc(createdAt)];
const newestFirst = [desc(publishedAt), desc(createdAt)];

function cards(which: SQL | undefined, order: typeof oldestFirst, limit: number, offset = 0) {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(and(isOut, which))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
}

function isBetween(from: Date, before: Date) {
  return and(gte(publishedAt, from), lt(publishedAt, before));
}

/** Live posts that were published from `from` until before `before`, oldest first. */
export function listPostsBetween(from: Date, before: Date, limit: number, offset: number) {
  return cards(isBetween(from, before), oldestFirst, limit, offset);
}

/** How many live posts were published from `from` until before `before`. */
export function countPostsBetween(from: Date, before: Date) {
  return countRows(blogPosts, and(isOut, isBetween(from, before)));
}

/** Live posts that were published before an instant, newest first. */
export function listPostsBefore(before: Date, limit: number) {
  return cards(lt(publishedAt, before), newestFirst, limit);
}

/** Live posts with their texts, oldest first. */
export function listPostTexts(limit: number, offset: number) {
  return db
    .select({ ...postCard, content: blogPosts.content })
    .from(blogPosts)
    .where(isOut)
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset)
    .all();
}

export type PostText = ReturnType<typeof listPostTexts>[number];

export function countPostTexts() {
  return countRows(blogPosts, isOut);
}

/** The contents of all letters that were saved since, hidden ones and drafts too. */
export function listTextsSince(date: Date) {
  return db
    .select({ content: blogPosts.content })
    .from(blogPosts)
    .where(and(postsSeenBy("owner"), gte(blogPosts.updatedAt, date)))
    .all()
    .map(({ content }) => content);
}

/** When the first and the last live post were published; `null` without any. */
export function publishedSpan() {
  const first = cards(undefined, oldestFirst, 1)[0]?.publishedAt;
  const last = cards(undefined, newestFirst, 1)[0]?.publishedAt;
  return first && last ? { first, last } : null;
}
