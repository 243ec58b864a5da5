import type { Database } from "better-sqlite3";

/** Where what can lie in the bin is counted: without that. */
const RECORDS = {
  posts: "blog_posts where true",
  destinations: "destinations where true",
  collections: "gallery_collections where true",
  photographs: "pictures where not is_drawn",
};

/** What the owner knows a site by, and where it is counted. */
const SOURCES = {
  ...RECORDS,
  messages: "contact_messages",
  subscribers: "newsletter_subscribers where is_active",
};

export type ContentCounts = Record<keyof typeof SOURCES, number>;

/** How much there is of each in the database that `client` has open, or in one that is attached to it. */
export function countContent(client: Database, schema = "main") {
  // A database of an older program has its bin in a table of its own.
  const hasColumn = client
    .prepare("select 1 from pragma_table_info('pictures', ?) where name = 'deleted_at'")
    .get(schema);
  const counts = Object.entries(SOURCES).map(([name, source]) => {
    const isThere = hasColumn && name in RECORDS ? "and deleted_at is null" : "";
    return `(select count(*) from ${schema}.${source} ${isThere}) as ${name}`;
  });
  return client.prepare(`select ${counts.join(", ")}`).get() as ContentCounts;
}
