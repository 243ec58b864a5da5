import type { Database } from "better-sqlite3";

/** What the owner knows a site by, and where it is counted. */
const SOURCES = {
  posts: "blog_posts",
  destinations: "destinations",
  collections: "gallery_collections",
  photographs: "pictures where not is_drawn",
  messages: "contact_messages",
  subscribers: "newsletter_subscribers where is_active",
};

export type ContentCounts = Record<keyof typeof SOURCES, number>;

/** How much there is of each in the database that `client` has open, or in one that is attached to it. */
export function countContent(client: Database, schema = "main") {
  const counts = Object.entries(SOURCES).map(
    ([name, source]) => `(select count(*) from ${schema}.${source}) as ${name}`,
  );
  return client.prepare(`select ${counts.join(", ")}`).get() as ContentCounts;
}
