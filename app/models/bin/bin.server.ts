import { and, eq, isNull, like, type SQL, sql } from "drizzle-orm";
import { type BinKind, kinds } from "~/kinds";
import { among } from "~/models/base/lists/among.server";
import { db, transact } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { galleryMedia } from "~db/schema/collections";
import { drafts } from "~db/schema/drafts";
import { pictures } from "~db/schema/pictures";
import { removeFromPlaces } from "./picture-places.server";

/**
 * Moves records to the bin, with their drafts and the records that depend on them. Returns the time, which no other
 * deletion shares, so that the deletion can be undone by it; `null` when none of them was there.
 */
export function moveToBin(kind: BinKind, ids: string[]): Date | null {
  return transact(() => {
    const table = sql.identifier(kinds[kind].table);
    const isGoing = sql`${among(sql`id`, ids)} and deleted_at is null`;
    const going = db.all<{ id: string }>(sql`select id from ${table} where ${isGoing}`);
    if (going.length === 0) return null;
    const gone = going.map(({ id }) => id);
    const deletedAt = freeInstant();
    db.run(sql`update ${table} set deleted_at = ${Number(deletedAt)} where ${isGoing}`);
    moveDrafts(kind, gone, deletedAt);
    if (kind === "collection") moveMedia(among(galleryMedia.collectionId, gone), deletedAt);
    if (kind === "picture") for (const id of gone) movePicture(id, deletedAt);
    return deletedAt;
  });
}

function freeInstant() {
  let instant = Date.now();
  const isTaken = () =>
    db
      .select({ id: bin.id })
      .from(bin)
      .where(eq(bin.deletedAt, new Date(instant)))
      .get();
  while (isTaken()) instant += 1;
  return new Date(instant);
}

/** A draft comes back with its record. */
function moveDrafts(kind: BinKind, ids: string[], deletedAt: Date) {
  const areTheirs = and(eq(sql`${drafts.kind}`, kind), among(drafts.recordId, ids));
  db.update(drafts).set({ deletedAt }).where(areTheirs).run();
}

function moveMedia(which: SQL, deletedAt: Date) {
  const areGoing = and(which, isNull(galleryMedia.deletedAt));
  db.update(galleryMedia).set({ deletedAt }).where(areGoing).run();
}

function movePicture(id: string, deletedAt: Date) {
  moveMedia(like(galleryMedia.url, `/media/${id}-%`), deletedAt);
  const formerPlaces = removeFromPlaces(id);
  db.update(pictures).set({ formerPlaces }).where(eq(pictures.id, id)).run();
}
