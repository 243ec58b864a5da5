import type { Database } from "better-sqlite3";

/** The kinds of content that the owner recognizes a site by, and how to count them without the bin. */
const SOURCES = {
  posts: "blog_posts where deleted_at is null",
  destinations: "destinations where deleted_at is null",
  collections: "gallery_collections where deleted_at is null",
  photographs: "pictures where deleted_at is null and not is_drawn",
  messages: "contact_messages",
  subscribers: "newsletter_subscribers where is_active",
};

export type ContentCounts = Record<keyof typeof SOURCES, number>;

/** Counts the content of a database of this program. */
export function countContent(client: Database) {
  const counts = Object.entries(SOURCES).map(
    ([name, source]) => `(select count(*) from ${source}) as ${name}`,
  );
  return client.prepare(`select ${counts.join(", ")}`).get() as ContentCounts;
}
