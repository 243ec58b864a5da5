import { and, desc, eq, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { moveToBin } from "~/models/bin/bin.server";
import { groupBy } from "~/utils/group-by";
import { db, transact } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { CLEARED, type CollectionChange, type NewCollection } from "./collection";
import {
  collectionsSeenBy,
  isMedium,
  wholeCollection,
  wholeMedium,
} from "./collection-columns.server";
import { mediaOf, mediaOrder } from "./medium.server";

/** Collections with their media, newest first. Two queries, however many there are. */
export function listCollections(audience: Audience) {
  const collections = db
    .select(wholeCollection)
    .from(galleryCollections)
    .where(collectionsSeenBy(audience))
    .orderBy(desc(galleryCollections.createdAt), desc(sql`gallery_collections.rowid`))
    .all();
  return withTheirMedia(collections);
}

export type Collection = ReturnType<typeof listCollections>[number];

type WithoutMedia = Pick<typeof galleryCollections.$inferSelect, keyof typeof wholeCollection>;

/** Collections with their media, which one query reads. */
export function withTheirMedia(collections: WithoutMedia[]) {
  const ids = collections.map((collection) => collection.id);
  const media = db
    .select(wholeMedium)
    .from(galleryMedia)
    .where(and(isMedium, among(galleryMedia.collectionId, ids)))
    .orderBy(...mediaOrder)
    .all();
  const grouped = groupBy(media, (medium) => medium.collectionId);
  return collections.map((collection) => withMedia(collection, grouped.get(collection.id) ?? []));
}

function withMedia<Item, Medium>(collection: Item, media: Medium[]) {
  return { ...collection, mediaCount: media.length, media };
}

/** The collection with this id with its media in order, if the audience may see it, else `null`. */
export function findCollection(id: string, audience: Audience): Collection | null {
  const found = findCollectionHead(id, audience);
  return found && withMedia(found, mediaOf.all({ id }));
}

/** The same without its media. */
export function findCollectionHead(id: string, audience: Audience) {
  const isAsked = and(collectionsSeenBy(audience), eq(galleryCollections.id, id));
  return db.select(wholeCollection).from(galleryCollections).where(isAsked).get() ?? null;
}

export type CollectionHead = NonNullable<ReturnType<typeof findCollectionHead>>;

/** Adds a collection, empty of media. The same `id` a second time gives back the first one. */
export function createCollection(input: NewCollection, givenId?: string): Collection {
  return transact(() => {
    const id = freeId(galleryCollections, givenId);
    const before = findCollection(id, "owner");
    if (before) return before;
    const values = { ...CLEARED, ...changes(input, CLEARED), id, title: input.title };
    return withMedia(
      db.insert(galleryCollections).values(values).returning(wholeCollection).get(),
      [],
    );
  });
}

export function updateCollection(id: string, { version, ...input }: CollectionChange) {
  const values = changes(input, CLEARED);
  return transact((): Saved<Collection> => {
    const before = findCollection(id, "owner");
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const set = { ...values, version: before.version + 1, updatedAt: new Date() };
    db.update(galleryCollections).set(set).where(eq(galleryCollections.id, id)).run();
    return saved(findCollection(id, "owner") as Collection);
  });
}

/** Moves a collection and its media to the bin. Returns when, or `null` if there was none. */
export function deleteCollection(id: string) {
  return moveToBin("collection", [id]);
}
