import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Order } from "~/models/base/lists/keyset.server";
import type { ListQuery } from "~/models/base/lists/list-query";
import { containsSearch } from "~/models/base/lists/list-text.server";
import type { Audience } from "~/models/base/records/audience";
import type { SortOrder } from "~/vocabulary";
import { blogPosts } from "~db/schema/posts";

const { title, excerpt, tags, category, publishedAt, createdAt } = blogPosts;

/**
 * The condition that a post contains the search. A row's long content would have to be read along with its searched
 * columns. So the query reads an index of those columns, once for a statement. The `+` keeps SQLite from starting with
 * the rowids, so that it can use the index of the order.
 */
export function postsContaining(search: string): SQL | undefined {
  const isFound = containsSearch(search, { texts: [title, excerpt], list: tags });
  if (!isFound) return;
  return sql`+${blogPosts}.rowid in (
    select rowid from ${blogPosts} indexed by blog_posts_searched where ${isFound})`;
}

/** Which posts a list's search and category find: what `filterPosts` does with the posts of one page. */
export function postsMatching(query: ListQuery): SQL | undefined {
  return and(query.category ? eq(category, query.category) : undefined, postsContaining(query.q));
}

/** The order of posts; newest first by default. Drafts, which only the owner sees, count as the oldest. */
export function postOrder(sort: SortOrder | null, audience: Audience = "public"): Order {
  const published = audience === "owner" ? sql`coalesce(${publishedAt}, 0)` : publishedAt;
  const byTime = [published, createdAt, sql`blog_posts.rowid`];
  const byName = [sql`${title} collate nocase`, ...byTime];
  const orders: Record<SortOrder, Order> = {
    newest: { way: "desc", by: byTime },
    rating: { way: "desc", by: byTime },
    road: { way: "desc", by: byTime },
    oldest: { way: "asc", by: byTime },
    "a-z": { way: "asc", by: byName },
    "z-a": { way: "desc", by: byName },
  };
  return orders[sort ?? "newest"];
}
