import { and, asc, desc, eq, sql } from "drizzle-orm";
import { exists } from "~/models/base/lists/exists.server";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes } from "~/models/base/records/patch";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { moveToBin } from "~/models/bin/bin.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { db, transact } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { lacksVideoId, type MediaChange, type NewMedia, NO_VIDEO_ID } from "./collection";
import { collectionsSeenBy, isMedium, wholeMedium } from "./collection-columns.server";

const { sortOrder, createdAt } = galleryMedia;
const rowid = sql`gallery_media.rowid`;

/** A total order of a collection's media. */
export const mediaRank = sql`(${sortOrder}, ${createdAt}, ${rowid})`;
export const mediaOrder = [asc(sortOrder), asc(createdAt), asc(rowid)];
export const mediaOrderBack = [desc(sortOrder), desc(createdAt), desc(rowid)];

/** The media of a collection in their order. */
export const mediaOf = db
  .select(wholeMedium)
  .from(galleryMedia)
  .where(and(isMedium, eq(galleryMedia.collectionId, sql.placeholder("id"))))
  .orderBy(...mediaOrder)
  .prepare();

export type Media = ReturnType<typeof mediaOf.all>[number];

/** The medium with this id, if the audience may see its collection, else `null`. */
export function findMedium(id: string, audience: Audience): Media | null {
  const found = db
    .select(wholeMedium)
    .from(galleryMedia)
    .innerJoin(galleryCollections, eq(galleryCollections.id, galleryMedia.collectionId))
    .where(and(isMedium, eq(galleryMedia.id, id), collectionsSeenBy(audience)))
    .get();
  return found ?? null;
}

/** Adds a medium, at the end unless it has a sort order. If `givenId` exists, returns that medium. */
export function addMedia({ collectionId, ...input }: NewMedia, givenId?: string): Saved<Media> {
  return transact(() => {
    const id = freeId(galleryMedia, givenId);
    const before = findMedium(id, "owner");
    if (before) return saved(before);
    if (!exists(galleryCollections, collectionId)) {
      return invalid("collectionId", "This collection no longer exists.");
    }
    const values = {
      ...changes(input, {}),
      id,
      type: input.type,
      url: input.url,
      sortOrder: input.sortOrder ?? mediaOf.all({ id: collectionId }).length,
      collectionId,
    };
    return saved(db.insert(galleryMedia).values(values).returning(wholeMedium).get());
  });
}

/**
 * Adds own pictures as photos, in this order; they differ only in their addresses. A picture that the collection has
 * already is not added again: it gets the title, caption and place that are given. So sending the same post twice
 * changes nothing.
 */
export function addPhotos({ sortOrder, ...input }: NewMedia, urls: string[]): Saved<Media> {
  return transact(() => {
    const known = new Map(mediaOf.all({ id: input.collectionId }).map((one) => [one.url, one]));
    const all = [...new Set(urls.filter(pictureIdOf))].map((url, index) => {
      const place = sortOrder == null ? {} : { sortOrder: sortOrder + index };
      const before = known.get(url);
      if (before) return saying(before, { ...said(input), ...place });
      return addMedia({ ...input, ...place, type: "photo", url });
    });
    return all.find(({ ok }) => !ok) ?? all[0] ?? { ok: false, kind: "missing" };
  });
}

/** The given title and caption, without empty ones. */
function said({ title, caption }: Pick<NewMedia, "title" | "caption">) {
  return { ...(title && { title }), ...(caption && { caption }) };
}

/** Updates the medium, or returns it unchanged if it has all of these values already. */
function saying(medium: Media, words: MediaChange) {
  const isNews = Object.entries(words).some(
    ([name, value]) => medium[name as keyof Media] !== value,
  );
  return isNews ? updateMedia(medium.id, words) : saved(medium);
}

export function updateMedia(id: string, { version, ...input }: MediaChange): Saved<Media> {
  const values = changes(input, { sortOrder: 0 });
  return transact((): Saved<Media> => {
    const before = findMedium(id, "owner");
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    if (lacksVideoId({ ...before, ...values })) return invalid("url", NO_VIDEO_ID);
    const set = { ...values, version: before.version + 1 };
    db.update(galleryMedia).set(set).where(eq(galleryMedia.id, id)).run();
    return saved(findMedium(id, "owner") as Media);
  });
}

/** Moves a medium to the bin. Returns the time, or `null` when there was none. */
export function deleteMedia(id: string) {
  return moveToBin("medium", [id]);
}
