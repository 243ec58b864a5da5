import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "~db/client.server";
import type { galleryCollections, galleryMedia } from "~db/schema/collections";
import type { destinations } from "~db/schema/destinations";
import type { moments } from "~db/schema/moments";
import type { pages } from "~db/schema/pages";
import type { travelPins } from "~db/schema/pins";
import type { blogPosts } from "~db/schema/posts";

type Table =
  | typeof blogPosts
  | typeof destinations
  | typeof travelPins
  | typeof moments
  | typeof galleryCollections
  | typeof galleryMedia
  | typeof pages;

/** The id for a new record: the one given, or another where that belongs to a record in the bin. */
export function freeId(table: Table, id: string = crypto.randomUUID()) {
  const { id: ownId, deletedAt } = table;
  const isDeleted = and(eq(ownId, id), isNotNull(deletedAt));
  const found = db.select({ id: ownId }).from(table).where(isDeleted).get();
  return found ? crypto.randomUUID() : id;
}
