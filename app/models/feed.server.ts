import { count, desc, inArray, sql } from "drizzle-orm";
import { latestOf } from "~/utils/dates";
import { pageNumber } from "~/utils/page-number";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema";
import { isLive, postCard } from "./post-columns.server";
import { renderFeedContent } from "./render-content.server";

const PAGE_ENTRIES = 50;

const newestFirst = [desc(blogPosts.publishedAt), desc(sql`blog_posts.rowid`)];

/**
 * The page of the live letters that a feed's address asks for, newest first, as feed readers get them: whole and
 * with absolute addresses. `null` beyond the last page.
 */
export function readFeed(address: string, origin: string) {
  const page = pageNumber(new URL(address).searchParams);
  if (page === null) return null;
  const pages = Math.max(1, Math.ceil(countLive() / PAGE_ENTRIES));
  if (page > pages) return null;
  return { entries: readPage(page).map((post) => entryOf(post, origin)), page, pages };
}

export type FeedPage = NonNullable<ReturnType<typeof readFeed>>;
export type FeedEntry = FeedPage["entries"][number];

/** The address of a page of a feed; the first page has the feed's own. */
export function feedAddress(feed: string, page: number) {
  return page === 1 ? feed : `${feed}?page=${page}`;
}

function countLive() {
  return db.select({ live: count() }).from(blogPosts).where(isLive).get()?.live ?? 0;
}

/** What is passed over is passed over in the index: only the rows of this page are read. */
function readPage(page: number) {
  const rows = db
    .select({ row: sql<number>`blog_posts.rowid` })
    .from(blogPosts)
    .where(isLive)
    .orderBy(...newestFirst)
    .limit(PAGE_ENTRIES)
    .offset((page - 1) * PAGE_ENTRIES);
  return db
    .select({ ...postCard, content: blogPosts.content })
    .from(blogPosts)
    .where(inArray(sql`blog_posts.rowid`, rows))
    .orderBy(...newestFirst)
    .all();
}

function entryOf(post: ReturnType<typeof readPage>[number], origin: string) {
  const url = `${origin}/letters/${post.slug}`;
  const published = post.publishedAt ?? post.createdAt;
  return {
    /** Stays the same when the letter is renamed. */
    id: `urn:uuid:${post.id}`,
    url,
    title: post.title,
    summary: post.excerpt,
    html: renderFeedContent(post.content, url),
    image: post.featuredImage && new URL(post.featuredImage, url).href,
    tags: [post.category, ...post.tags],
    published,
    /** A scheduled letter changed for its readers when it appeared. */
    updated: latestOf([post.updatedAt, published]) ?? published,
  };
}
