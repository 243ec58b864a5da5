import type { Database } from "better-sqlite3";

/** What the owner knows a site by, and where it is counted: without what lies in the bin. */
const SOURCES = {
  posts: "blog_posts where deleted_at is null",
  destinations: "destinations where deleted_at is null",
  collections: "gallery_collections where deleted_at is null",
  photographs: "pictures where deleted_at is null and not is_drawn",
  messages: "contact_messages",
  subscribers: "newsletter_subscribers where is_active",
};

export type ContentCounts = Record<keyof typeof SOURCES, number>;

/** How much there is of each in a database of this program. */
export function countContent(client: Database) {
  const counts = Object.entries(SOURCES).map(
    ([name, source]) => `(select count(*) from ${source}) as ${name}`,
  );
  return client.prepare(`select ${counts.join(", ")}`).get() as ContentCounts;
}
