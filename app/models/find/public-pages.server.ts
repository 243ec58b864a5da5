import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { among } from "~/models/base/lists/among.server";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import { collectionsSeenBy, isMedium } from "~/models/collections/collection-columns.server";
import { isIssuePublic } from "~/models/newsletter/issue.server";
import { isLive } from "~/models/posts/post-columns.server";
import { groupBy } from "~/utils/group-by";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { newsletterIssues } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";

/** How many of a collection's pictures are listed. */
const COLLECTION_PICTURES = 10;

export type PublicPage = {
  path: string;
  /** When it was last changed. */
  changed: Date | null;
  /** The addresses of its pictures, as they are stored. */
  pictures: string[];
};

/** A part of the list: `from` is counted from 0. */
type PagesPart = { from: number; limit: number };

type Source = {
  table: SQLiteTable;
  isPublic: SQL | undefined;
  /** The columns of an index, together with the last change, so that SQLite skips rows without reading them. */
  order: SQL[];
  id: SQL;
  path: SQL;
  changed: SQL;
  picture: SQL;
  morePictures?: (ids: string[]) => Map<string, string[]>;
};

const toDate = (ms: unknown) => new Date(Number(ms));

function pagesFrom({ table, isPublic, order, morePictures, ...columns }: Source) {
  const rows = ({ from, limit }: PagesPart) =>
    db
      .select({
        id: sql<string>`${columns.id}`.as("id"),
        path: sql<string>`${columns.path}`.as("path"),
        changed: sql<Date>`${columns.changed}`.mapWith(toDate).as("changed"),
        picture: sql<string | null>`${columns.picture}`.as("picture"),
      })
      .from(table)
      .where(isPublic)
      .orderBy(...order)
      .limit(limit)
      .offset(from);

  return function list(part: PagesPart): PublicPage[] {
    const found = rows(part).all();
    const more = morePictures?.(found.map(({ id }) => id));
    return found.map(({ id, path, changed, picture }) => {
      const pictures = [picture ?? [], more?.get(id) ?? []].flat();
      return { path, changed, pictures: [...new Set(pictures)] };
    });
  };
}

export const postPages = pagesFrom({
  table: blogPosts,
  isPublic: isLive,
  order: [sql`${blogPosts.publishedAt}`, sql`${blogPosts.updatedAt}`, sql`blog_posts.rowid`],
  id: sql`${blogPosts.id}`,
  path: sql`'/letters/' || ${blogPosts.slug}`,
  changed: sql`max(${blogPosts.updatedAt}, ${blogPosts.publishedAt})`,
  picture: sql`${blogPosts.featuredImage}`,
});

export const destinationPages = pagesFrom({
  table: destinations,
  isPublic: destinationsSeenBy("public"),
  order: [sql`${destinations.createdAt}`, sql`${destinations.updatedAt}`, sql`destinations.rowid`],
  id: sql`${destinations.id}`,
  path: sql`'/journey/' || ${destinations.slug}`,
  changed: sql`${destinations.updatedAt}`,
  picture: sql`${destinations.featuredImage}`,
});

export const collectionPages = pagesFrom({
  table: galleryCollections,
  isPublic: collectionsSeenBy("public"),
  order: [
    sql`${galleryCollections.createdAt}`,
    sql`${galleryCollections.updatedAt}`,
    sql`gallery_collections.rowid`,
  ],
  id: sql`${galleryCollections.id}`,
  path: sql`'/gallery/' || ${galleryCollections.id}`,
  changed: sql`${galleryCollections.updatedAt}`,
  picture: sql`${galleryCollections.coverImage}`,
  morePictures: firstPhotos,
});

export const issuePages = pagesFrom({
  table: newsletterIssues,
  isPublic: isIssuePublic,
  order: [sql`${newsletterIssues.number}`],
  id: sql`${newsletterIssues.id}`,
  path: sql`'/newsletter/issues/' || ${newsletterIssues.number}`,
  changed: sql`max(${newsletterIssues.updatedAt}, ${newsletterIssues.startedAt})`,
  picture: sql`null`,
});

/** The addresses of the first photos of each of these collections. */
function firstPhotos(ids: string[]) {
  const { collectionId, url, sortOrder, createdAt, type } = galleryMedia;
  const place = sql<number>`row_number() over (partition by ${collectionId} order by ${sortOrder}, ${createdAt})`;
  const photos = db
    .select({ collectionId, url, place: place.as("place") })
    .from(galleryMedia)
    .where(and(isMedium, among(collectionId, ids), eq(type, "photo")))
    .as("photos");
  const found = db
    .select({ collectionId: photos.collectionId, url: photos.url })
    .from(photos)
    .where(sql`${photos.place} <= ${COLLECTION_PICTURES}`)
    .orderBy(photos.collectionId, sql`${photos.place}`)
    .all();
  const byCollection = groupBy(found, (photo) => photo.collectionId);
  return new Map([...byCollection].map(([id, of]) => [id, of.map((photo) => photo.url)]));
}
