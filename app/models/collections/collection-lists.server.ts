import { and, desc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { PAGE_ITEMS, pageOf } from "~/models/base/lists/list-page";
import { containsSearch } from "~/models/base/lists/list-text.server";
import type { Audience } from "~/models/base/records/audience";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { videoTypes } from "./collection";
import { collectionsSeenBy } from "./collection-columns.server";

/** How many of a collection's pictures its card shows. */
const SHOWN_THUMBNAILS = 4;

/** Counts the media of the row's collection, through an index that holds their types. */
function countMedia(...types: string[]) {
  const isOfType = types.length > 0 ? sql`and type in ${types}` : sql``;
  return sql<number>`(select count(*) from gallery_media
    where collection_id = "gallery_collections"."id" and deleted_at is null ${isOfType})`;
}

/** The addresses of its first pictures, in their order. */
const firstPictures = sql<string[]>`(select json_group_array(address) from (
  select case type when 'photo' then url else thumbnail_url end as address from gallery_media
  where collection_id = "gallery_collections"."id" and deleted_at is null and address is not null
  order by sort_order, created_at limit ${sql.raw(String(SHOWN_THUMBNAILS))}))`.mapWith(
  (json: string) => JSON.parse(json) as string[],
);

const summary = {
  id: galleryCollections.id,
  title: galleryCollections.title,
  description: galleryCollections.description,
  location: galleryCollections.location,
  coverImage: galleryCollections.coverImage,
  youtubeUrl: galleryCollections.youtubeUrl,
  isVisible: galleryCollections.isVisible,
  pictures: firstPictures,
  mediaCount: countMedia(),
  photoCount: countMedia("photo"),
  videoCount: countMedia(...videoTypes),
};

const newestFirst = [desc(galleryCollections.createdAt), desc(sql`gallery_collections.rowid`)];

function summaries(which: SQL | undefined, limit: number | Placeholder, offset = 0) {
  return db
    .select(summary)
    .from(galleryCollections)
    .where(which)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

const newest = summaries(collectionsSeenBy("public"), sql.placeholder("limit")).prepare();

/** A collection as cards and rows show it: without its media, but with their number and the first pictures. */
export type CollectionSummary = ReturnType<typeof newest.all>[number];

/** The newest collections that the public sees. */
export function listNewestCollections(limit: number) {
  return newest.all({ limit });
}

/** One page of the collections that hold the search, newest first; `null` beyond the last. */
export function pageOfCollections(
  audience: Audience,
  search: string,
  page: number,
  size = PAGE_ITEMS.collections,
) {
  const { title, description, location } = galleryCollections;
  const isFound = and(
    collectionsSeenBy(audience),
    containsSearch(search, { texts: [title, description, location] }),
  );
  return pageOf(page, size, {
    count: () => countRows(galleryCollections, isFound),
    read: (limit, offset) => summaries(isFound, limit, offset).all(),
  });
}

/** The collection with this id as a card shows it, if the public may see it. */
export function findCollectionSummary(id: string) {
  const isAsked = and(collectionsSeenBy("public"), eq(galleryCollections.id, id));
  return summaries(isAsked, 1).get() ?? null;
}

/** Id and title of all collections, hidden ones too, newest first. */
export function listCollectionTitles() {
  return db
    .select({ id: galleryCollections.id, title: galleryCollections.title })
    .from(galleryCollections)
    .where(collectionsSeenBy("owner"))
    .orderBy(...newestFirst)
    .all();
}
