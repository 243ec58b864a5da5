import { and, eq, isNull } from "drizzle-orm";
import { db } from "~db/client.server";
import type { galleryCollections } from "~db/schema/collections";
import type { destinations } from "~db/schema/destinations";
import type { moments } from "~db/schema/moments";
import type { pictures } from "~db/schema/pictures";
import type { blogPosts } from "~db/schema/posts";

type Table =
  | typeof galleryCollections
  | typeof destinations
  | typeof moments
  | typeof pictures
  | typeof blogPosts;

/** Whether a record with this id exists, hidden or not, outside the bin. */
export function exists(table: Table, id: string) {
  const isAsked = and(eq(table.id, id), isNull(table.deletedAt));
  return db.select({ id: table.id }).from(table).where(isAsked).get() !== undefined;
}
