import { and, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";

/** Publishes the letters that wait until she has left one of these destinations. */
export function publishLeft(destinationIds: string[]) {
  if (destinationIds.length === 0) return;
  const now = new Date();
  const { publishWhenLeft, publishedAt, version } = blogPosts;
  db.update(blogPosts)
    .set({
      publishedAt: now,
      publishWhenLeft: null,
      updatedAt: now,
      version: sql`${version} + 1`,
    })
    .where(
      and(
        isNull(blogPosts.deletedAt),
        inArray(publishWhenLeft, destinationIds),
        or(isNull(publishedAt), gt(publishedAt, now)),
      ),
    )
    .run();
}
