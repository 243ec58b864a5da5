import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { PAGE_ITEMS, pageOf } from "~/models/base/lists/list-page";
import { db } from "~db/client.server";
import { galleryMedia } from "~db/schema/collections";
import { isMedium, wholeMedium } from "./collection-columns.server";
import { type Media, mediaOrder, mediaOrderBack, mediaRank } from "./medium.server";

const { collectionId, type } = galleryMedia;

function photosOf(id: string) {
  return and(isMedium, eq(collectionId, id), eq(type, "photo"));
}

function inOrder(which: SQL | undefined, limit = -1, offset = 0) {
  return db
    .select(wholeMedium)
    .from(galleryMedia)
    .where(which)
    .orderBy(...mediaOrder)
    .limit(limit)
    .offset(offset)
    .all();
}

/** One page of a collection's photos in their order, counted from 1; `null` beyond the last. */
export function pageOfPhotos(id: string, page: number) {
  return pageOf(page, PAGE_ITEMS.photos, {
    count: () => countRows(galleryMedia, photosOf(id)),
    read: (limit, offset) => inOrder(photosOf(id), limit, offset),
  });
}

/**
 * The first photo of a collection with this address, or its first photo when `url` is null; `null` when there is none.
 */
export function findFirstPhoto(id: string, url: string | null) {
  const isAsked = and(photosOf(id), url ? eq(galleryMedia.url, url) : undefined);
  return inOrder(isAsked, 1)[0] ?? null;
}

/** Up to so many photos of a collection, in their order. */
export function listFirstPhotos(id: string, limit: number) {
  return inOrder(photosOf(id), limit);
}

/** A collection's videos and links in their order. */
export function listOtherMedia(id: string) {
  return inOrder(and(isMedium, eq(collectionId, id), ne(type, "photo")));
}

/**
 * The photo's place in its collection, from 1, the number of photos, and the ids of its neighbours; the ends join up.
 */
export function placeOfPhoto({ id, ...photo }: Media) {
  const own = sql`(${photo.sortOrder}, ${photo.createdAt.getTime()},
    (select rowid from gallery_media where id = ${id}))`;
  const all = photosOf(photo.collectionId);
  const find = (which: SQL | undefined, order: SQL[]) =>
    db
      .select({ id: galleryMedia.id })
      .from(galleryMedia)
      .where(which)
      .orderBy(...order)
      .limit(1)
      .get()?.id ?? id;
  const before = and(all, sql`${mediaRank} < ${own}`);
  const position = countRows(galleryMedia, before) + 1;
  const total = countRows(galleryMedia, all);
  return {
    position,
    total,
    previousId: find(position > 1 ? before : all, mediaOrderBack),
    nextId: find(position < total ? and(all, sql`${mediaRank} > ${own}`) : all, mediaOrder),
  };
}
