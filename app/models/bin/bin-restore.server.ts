import { and, eq, like, type SQL, sql } from "drizzle-orm";
import { type BinKind, kinds } from "~/kinds";
import { exists } from "~/models/base/lists/exists.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { db, transact } from "~db/client.server";
import { galleryMedia } from "~db/schema/collections";
import { drafts } from "~db/schema/drafts";
import { pictures } from "~db/schema/pictures";
import { findDeletedTitle, findEntry, listDeletion } from "./bin-entries.server";
import { isClaimed, NotRestored, notRestored, type Restoration } from "./bin-refusals";
import { addToPlaces } from "./picture-places.server";

/** Brings back what this entry of the bin holds, all or nothing. */
export function restoreFromBin(id: string): Restoration {
  return restoreAll([id]);
}

/** Brings back everything that was deleted at this instant and still lies in the bin, all or nothing. */
export function undoDeletion(deletedAt: Date): Restoration {
  return restoreAll(listDeletion(deletedAt));
}

function restoreAll(ids: string[]): Restoration {
  try {
    return transact(() => {
      if (ids.length === 0) throw notRestored("missing");
      return { ok: true, restored: ids.map(restore) };
    });
  } catch (error) {
    if (error instanceof NotRestored) return error.refusal;
    throw error;
  }
}

function restore(id: string) {
  const entry = findEntry(id);
  if (!entry) throw notRestored("missing");
  const { kind, title, deletedAt } = entry;
  const collectionId = kind === "medium" ? collectionOf(id, title) : "";
  try {
    const table = sql.identifier(kinds[kind].table);
    db.run(sql`update ${table} set deleted_at = null where id = ${id}`);
  } catch (error) {
    throw isClaimed(error) ? notRestored("claimed", title) : error;
  }
  restoreDrafts(kind, id, deletedAt);
  if (kind === "collection") restoreMedia(eq(galleryMedia.collectionId, id), deletedAt);
  if (kind === "picture") restorePlaces(id, deletedAt);
  const path =
    kind === "medium"
      ? `${kinds.collection.adminPath}/${collectionId}/media/${id}`
      : `${kinds[kind].adminPath}/${id}`;
  return { kind, recordId: id, title, path };
}

/** The collection of a medium, which must be there, as must the picture that it shows. */
function collectionOf(id: string, title: string) {
  const { collectionId, url } = galleryMedia;
  const medium = db.select({ collectionId, url }).from(galleryMedia).where(eq(galleryMedia.id, id));
  const { collectionId: holderId = "", url: address } = medium.get() ?? {};
  const collection = findDeletedTitle("collection", holderId);
  if (collection) throw notRestored("collection", title, collection);
  const pictureId = pictureIdOf(address);
  if (pictureId && !exists(pictures, pictureId)) {
    throw notRestored("picture", title, findDeletedTitle("picture", pictureId));
  }
  return holderId;
}

function restoreDrafts(kind: BinKind, id: string, deletedAt: Date) {
  const areIts = and(
    eq(sql`${drafts.kind}`, kind),
    eq(drafts.recordId, id),
    eq(drafts.deletedAt, deletedAt),
  );
  db.update(drafts).set({ deletedAt: null }).where(areIts).run();
}

/** A photo whose collection or picture is in the bin too stays there, and comes back with that. */
function restoreMedia(which: SQL, deletedAt: Date) {
  const holder = sql`coalesce(
    (select deleted_at from gallery_collections where id = ${galleryMedia.collectionId}),
    (select deleted_at from pictures where id = substr(${galleryMedia.url}, 8, 16)))`;
  db.update(galleryMedia)
    .set({ deletedAt: holder })
    .where(and(which, eq(galleryMedia.deletedAt, deletedAt)))
    .run();
}

function restorePlaces(id: string, deletedAt: Date) {
  restoreMedia(like(galleryMedia.url, `/media/${id}-%`), deletedAt);
  const { formerPlaces } = pictures;
  const picture = db.select({ formerPlaces }).from(pictures).where(eq(pictures.id, id)).get();
  addToPlaces(id, picture?.formerPlaces ?? []);
  db.update(pictures).set({ formerPlaces: [] }).where(eq(pictures.id, id)).run();
}

/**
 * Restores a picture from the bin because its file was uploaded again: it becomes the library's newest and keeps what
 * was known of it. It does not go back to its former places. Returns its size, or `null` when it is not in the bin.
 */
export function restorePicture(id: string) {
  const { width, height, version } = pictures;
  const isDeleted = and(eq(pictures.id, id), sql`${pictures.deletedAt} is not null`);
  const [size] = db
    .update(pictures)
    .set({ deletedAt: null, formerPlaces: [], version: sql`${version} + 1`, createdAt: new Date() })
    .where(isDeleted)
    .returning({ width, height })
    .all();
  return size ?? null;
}
