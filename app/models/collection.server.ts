import { asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { groupBy } from "~/utils/group-by";
import { db, transact } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema";
import type { Audience } from "./audience";
import {
  type CollectionChange,
  lacksVideoId,
  type MediaChange,
  type NewCollection,
  type NewMedia,
  NO_VIDEO_ID,
} from "./collection";
import { changes } from "./patch";
import { invalid, missing, type Saved, saved, stale } from "./result";

const whole = getTableColumns(galleryCollections);
const wholeMedia = getTableColumns(galleryMedia);

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = { description: "", location: "", isVisible: true, socialMediaHashtags: [] };

const mediaOrder = [asc(galleryMedia.sortOrder), asc(galleryMedia.createdAt)];

/** Collections with their media, newest first. Two queries, however many there are. */
export function listCollections(audience: Audience = "public", limit = -1) {
  const collections = db
    .select(whole)
    .from(galleryCollections)
    .where(audience === "owner" ? undefined : eq(galleryCollections.isVisible, true))
    .orderBy(desc(galleryCollections.createdAt), desc(sql`gallery_collections.rowid`))
    .limit(limit)
    .all();
  const ids = collections.map((collection) => collection.id);
  const media = db
    .select(wholeMedia)
    .from(galleryMedia)
    .where(inArray(galleryMedia.collectionId, ids))
    .orderBy(...mediaOrder)
    .all();
  const grouped = groupBy(media, (medium) => medium.collectionId);
  return collections.map((collection) => withMedia(collection, grouped.get(collection.id) ?? []));
}

export type Collection = ReturnType<typeof listCollections>[number];
export type Media = Collection["media"][number];

function withMedia<Item, Medium>(collection: Item, media: Medium[]) {
  return { ...collection, mediaCount: media.length, media };
}

const byId = db
  .select(whole)
  .from(galleryCollections)
  .where(eq(galleryCollections.id, sql.placeholder("id")))
  .prepare();

const mediaOf = db
  .select(wholeMedia)
  .from(galleryMedia)
  .where(eq(galleryMedia.collectionId, sql.placeholder("id")))
  .orderBy(...mediaOrder)
  .prepare();

/** Any collection with this id, hidden ones too, with its media in order; `null` when there is none. */
export function getCollection(id: string) {
  const collection = byId.get({ id });
  return collection ? withMedia(collection, mediaOf.all({ id })) : null;
}

/** Adds a collection, empty of media. The same `id` a second time gives back the first one. */
export function createCollection(
  input: NewCollection,
  id: string = crypto.randomUUID(),
): Collection {
  return transact(() => {
    const before = getCollection(id);
    if (before) return before;
    const values = { ...CLEARED, ...changes(input, CLEARED), id, title: input.title };
    return withMedia(db.insert(galleryCollections).values(values).returning(whole).get(), []);
  });
}

export function updateCollection(
  id: string,
  { version, ...input }: CollectionChange,
): Saved<Collection> {
  return transact(() => {
    const before = getCollection(id);
    if (!before) return missing;
    if (version != null && version !== before.version) return stale;
    const set = { ...changes(input, CLEARED), version: before.version + 1, updatedAt: new Date() };
    db.update(galleryCollections).set(set).where(eq(galleryCollections.id, id)).run();
    return saved(getCollection(id) as Collection);
  });
}

/** Deletes a collection with its media; says whether there was one. */
export function deleteCollection(id: string) {
  return db.delete(galleryCollections).where(eq(galleryCollections.id, id)).run().changes > 0;
}

/** Any medium with this id; `null` when there is none. */
export function getMedia(id: string) {
  return db.select(wholeMedia).from(galleryMedia).where(eq(galleryMedia.id, id)).get() ?? null;
}

/** Adds a medium; without a sort order it goes to the end. The same `id` a second time gives back the first one. */
export function addMedia(
  { collectionId, ...input }: NewMedia,
  id: string = crypto.randomUUID(),
): Saved<Media> {
  return transact(() => {
    const before = getMedia(id);
    if (before) return saved(before);
    const collection = getCollection(collectionId);
    if (!collection) return invalid("collectionId", "This collection no longer exists.");
    const values = {
      ...changes(input, {}),
      id,
      type: input.type,
      url: input.url,
      sortOrder: input.sortOrder ?? collection.mediaCount,
      collectionId,
    };
    return saved(db.insert(galleryMedia).values(values).returning(wholeMedia).get());
  });
}

export function updateMedia(id: string, { version, ...input }: MediaChange): Saved<Media> {
  return transact(() => {
    const before = getMedia(id);
    if (!before) return missing;
    if (version != null && version !== before.version) return stale;
    const set = { ...changes(input, { sortOrder: 0 }), version: before.version + 1 };
    if (lacksVideoId({ ...before, ...set })) return invalid("url", NO_VIDEO_ID);
    db.update(galleryMedia).set(set).where(eq(galleryMedia.id, id)).run();
    return saved(getMedia(id) as Media);
  });
}

/** Moves a medium one place up (-1) or down (1) in its collection and numbers all of them anew. */
export function moveMedia(id: string, step: -1 | 1) {
  return transact(() => {
    const medium = getMedia(id);
    if (!medium) return false;
    const order = mediaOf.all({ id: medium.collectionId });
    const from = order.findIndex((item) => item.id === id);
    const to = Math.min(Math.max(from + step, 0), order.length - 1);
    order.splice(to, 0, ...order.splice(from, 1));
    for (const [sortOrder, item] of order.entries()) {
      if (item.sortOrder === sortOrder) continue;
      const set = { sortOrder, version: item.version + 1 };
      db.update(galleryMedia).set(set).where(eq(galleryMedia.id, item.id)).run();
    }
    return true;
  });
}

/** Deletes a medium; says whether there was one. */
export function deleteMedia(id: string) {
  return db.delete(galleryMedia).where(eq(galleryMedia.id, id)).run().changes > 0;
}
