import { and, eq, isNull, sql } from "drizzle-orm";
import { isYetToCome } from "~/models/posts/post-columns.server";
import { contentVersion, db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";

/** When the next scheduled post becomes live, in milliseconds since the epoch; `null` when none waits. */
function nextDueAt() {
  const dueAt = sql<number | null>`min(${blogPosts.publishedAt})`;
  const isWaiting = isYetToCome(sql`${blogPosts.publishedAt}`);
  const row = db
    .select({ dueAt })
    .from(blogPosts)
    .where(and(isNull(blogPosts.deletedAt), eq(blogPosts.isVisible, true), isWaiting))
    .get();
  return row?.dueAt ?? null;
}

let known: { content: string; dueAt: number | null } | null = null;

/**
 * A text that changes whenever the public content does: after a change, and when a scheduled post goes live. Cheap
 * enough for every request: posts are queried only after a change, or when one is due.
 */
export function publicVersion() {
  const content = contentVersion();
  const isDue = known?.dueAt != null && Date.now() >= known.dueAt;
  if (known?.content !== content || isDue) known = { content, dueAt: nextDueAt() };
  return `${content} ${known.dueAt}`;
}
