import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { blogPosts } from "~db/schema";
import type { ListQuery } from "./list-query";
import { containsSearch } from "./list-text.server";
import type { PostCategory, SortOrder } from "./vocabulary";

const { id, title, category, publishedAt, createdAt } = blogPosts;

/** Which posts a list's search and category find: what `filterPosts` does with the posts of one page. */
export function postsMatching(query: ListQuery): SQL | undefined {
  return and(
    query.category ? eq(category, query.category as PostCategory) : undefined,
    containsSearch(id, "post", query.q),
  );
}

const rowid = sql`blog_posts.rowid`;
const newest = [desc(publishedAt), desc(createdAt), desc(rowid)];

const orders: Record<SortOrder, SQL[]> = {
  newest,
  rating: newest,
  oldest: [asc(publishedAt), asc(createdAt), asc(rowid)],
  "a-z": [sql`${title} collate nocase`, ...newest],
  "z-a": [sql`${title} collate nocase desc`, ...newest],
};

/** The order of posts; newest first unless asked otherwise. */
export function postOrder(sort: SortOrder | null) {
  return orders[sort ?? "newest"];
}
