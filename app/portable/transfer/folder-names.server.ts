import { asc, isNull } from "drizzle-orm";
import { db } from "~db/client.server";
import type { destinations } from "~db/schema/destinations";
import type { pages } from "~db/schema/pages";
import type { blogPosts } from "~db/schema/posts";
import { safeName, uniqueNames } from "./file-names";

/** Gives each record a folder name made from its `name`, unique on any file system. */
export function named(records: { id: string; name: string }[]) {
  const unique = uniqueNames();
  return records.map(({ id, name }) => ({ id, name: unique(safeName(name)) }));
}

/** The records of a table with their slugs as folder names. */
export function namesBySlug(table: typeof blogPosts | typeof destinations | typeof pages) {
  const { id, slug, deletedAt } = table;
  const rows = db
    .select({ id, name: slug })
    .from(table)
    .where(isNull(deletedAt))
    .orderBy(asc(slug))
    .all();
  return named(rows);
}
