import { and, asc, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { among } from "~/models/base/lists/among.server";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import { collectionsSeenBy, isMedium } from "~/models/collections/collection-columns.server";
import { isLive } from "~/models/posts/post-columns.server";
import { type RoadSpan, roadTravelled } from "~/models/road/line/road-travelled";
import { listMomentsWritten } from "~/models/road/moments/moment-lists.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { groupBy } from "~/utils/group-by";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

/** A digest with more items would be a list, not a letter. */
const MOST_ITEMS = 20;
const MOST_PICTURES = 6;

function isIn({ since, until }: RoadSpan, column: SQLiteColumn) {
  return and(gt(column, since), lte(column, until));
}

/** The public items that were published in a span of time: the contents of a digest. */
export function readNews(span: RoadSpan) {
  return {
    posts: newPosts(span),
    moments: listMomentsWritten(span, MOST_ITEMS),
    destinations: newDestinations(span),
    collections: newPictures(span),
    road: roadTravelled(listPins("public"), span),
  };
}

export type DigestNews = ReturnType<typeof readNews>;

/** Whether there is nothing to tell. */
export function isEmpty({ posts, moments, destinations, collections, road }: DigestNews) {
  const items = [posts, moments, destinations, collections];
  return items.every(({ length }) => length === 0) && road === null;
}

function newPosts(span: RoadSpan) {
  return db
    .select(pick(blogPosts, "title", "slug", "excerpt", "featuredImage"))
    .from(blogPosts)
    .where(and(isLive, isIn(span, blogPosts.publishedAt)))
    .orderBy(asc(blogPosts.publishedAt), asc(sql`blog_posts.rowid`))
    .limit(MOST_ITEMS)
    .all();
}

function newDestinations(span: RoadSpan) {
  return db
    .select(pick(destinations, "name", "slug", "region", "description", "featuredImage"))
    .from(destinations)
    .where(and(destinationsSeenBy("public"), isIn(span, destinations.createdAt)))
    .orderBy(asc(destinations.createdAt), asc(sql`destinations.rowid`))
    .limit(MOST_ITEMS)
    .all();
}

/** Collections that are new or have new photos, each with the first of these and their number. */
function newPictures(span: RoadSpan) {
  const { id, title, createdAt } = galleryCollections;
  const photos = db
    .select({ ...pick(galleryMedia, "collectionId", "url"), photo: galleryMedia.id })
    .from(galleryMedia)
    .innerJoin(galleryCollections, eq(id, galleryMedia.collectionId))
    .where(
      and(
        collectionsSeenBy("public"),
        isMedium,
        eq(galleryMedia.type, "photo"),
        isIn(span, galleryMedia.createdAt),
      ),
    )
    .orderBy(asc(galleryMedia.sortOrder), asc(galleryMedia.createdAt))
    .all();
  const byCollection = groupBy(photos, ({ collectionId }) => collectionId);
  const isNew = isIn(span, createdAt);
  const hasNew = or(isNew, among(id, [...byCollection.keys()]));
  return db
    .select({ id, title, isNew: sql<boolean>`${isNew}`.mapWith(Boolean) })
    .from(galleryCollections)
    .where(and(collectionsSeenBy("public"), hasNew))
    .orderBy(desc(createdAt))
    .limit(MOST_ITEMS)
    .all()
    .map((collection) => {
      const own = byCollection.get(collection.id) ?? [];
      const pictures = own.slice(0, MOST_PICTURES).map(({ url }) => url);
      return { ...collection, pictures, photos: own.length };
    });
}
