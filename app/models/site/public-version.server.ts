import { sql } from "drizzle-orm";
import { isLive } from "~/models/posts/post-columns.server";
import { contentVersion, db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";

/** The versions that a process counts are its own. */
const PROCESS = crypto.randomUUID();

/**
 * The same text means that the public sees the same: no content has changed, and no scheduled post has become live.
 */
export function publicVersion() {
  const newest = sql<number | null>`max(${blogPosts.publishedAt})`;
  const row = db.select({ newest }).from(blogPosts).where(isLive).get();
  return `${PROCESS} ${contentVersion()} ${row?.newest}`;
}
