import { asc, isNull } from "drizzle-orm";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { pages } from "~db/schema/pages";
import { blogPosts } from "~db/schema/posts";
import { safeName, uniqueNames } from "./file-names";
import type { FolderKind } from "./layout";

/** The name of each record's folder, by its id. */
export type FolderNames = Record<FolderKind, Map<string, string>>;

/** A folder is called by its record's address, an album's by its title: no two alike on any file system. */
export function nameFolders(): FolderNames {
  const { id, title } = galleryCollections;
  return {
    post: named(slugsOf(blogPosts)),
    destination: named(slugsOf(destinations)),
    page: named(slugsOf(pages)),
    collection: named(
      db
        .select({ id, title })
        .from(galleryCollections)
        .where(isNull(galleryCollections.deletedAt))
        .orderBy(asc(id))
        .all()
        .map((row) => ({ id: row.id, slug: slugify(row.title) })),
    ),
  };
}

type Table = typeof blogPosts | typeof destinations | typeof pages;

function slugsOf(table: Table) {
  return db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(isNull(table.deletedAt))
    .orderBy(asc(table.slug))
    .all();
}

function named(records: { id: string; slug: string }[]) {
  const unique = uniqueNames();
  return new Map(records.map(({ id, slug }) => [id, unique(safeName(slug))]));
}
