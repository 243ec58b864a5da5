import { and, desc, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { isLive } from "~/models/posts/post-columns.server";
import { distinctWords } from "~/search/index-words";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { phraseOf } from "./search-terms.server";

/** How many found posts are looked at, the latest ones in the index. */
const LOOKED_AT = 24;

/** Title, slug and date of up to `limit` live letters that have one of these names in their words, newest first. */
export function listPostsNaming(names: string[], limit: number) {
  const phrases = names.map((name) => distinctWords(name).join(" ")).filter(Boolean);
  if (phrases.length === 0) return [];
  const match = phrases.map(phraseOf).join(" OR ");
  const found = db.all<{ id: string }>(sql`select record_id as id
    from search_texts cross join search_items on search_items.id = search_texts.rowid
    where search_texts match ${match} and kind = 'post'
    order by search_texts.rowid desc limit ${LOOKED_AT}`);
  return db
    .select({ title: blogPosts.title, slug: blogPosts.slug, publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(
      and(
        isLive,
        among(
          blogPosts.id,
          found.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.createdAt))
    .limit(limit)
    .all();
}
