import { and, eq } from "drizzle-orm";
import { exists } from "~/models/base/lists/exists.server";
import { moveToBin } from "~/models/bin/bin.server";
import { listPictures } from "~/models/collections/library/picture-library.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { db, transact } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { isMedium } from "./collection-columns.server";
import { type Media, mediaOf } from "./medium.server";

/** One medium as the owner arranged it: its index in the list is its place. */
export type ArrangedMedium = { id: string; caption: string; version: number };

type Arranged = { ok: true } | { ok: false; message: string };

/**
 * Saves the order and the captions of a collection's media, all or nothing. It refuses to overwrite a caption that
 * somebody else saved meanwhile. Media that the list does not name were added later and go to the end.
 */
export function arrangeMedia(collectionId: string, list: ArrangedMedium[]): Arranged {
  return transact(() => {
    const stored = mediaOf.all({ id: collectionId });
    const byId = new Map(stored.map((medium) => [medium.id, medium]));
    const named = list.filter(({ id }) => byId.has(id));
    const newer = named.flatMap(({ id, caption, version }) => {
      const medium = byId.get(id);
      const isChanged = medium && caption !== (medium.caption ?? "");
      return isChanged && medium.version !== version ? medium : [];
    });
    if (newer[0]) return { ok: false, message: savedMeanwhile(newer[0]) };
    const captions = new Map(named.map(({ id, caption }) => [id, caption]));
    const others = stored.filter(({ id }) => !captions.has(id));
    for (const [sortOrder, { id }] of [...named, ...others].entries()) {
      const before = byId.get(id) as Media;
      const caption = captions.get(id) ?? before.caption ?? "";
      if (before.sortOrder === sortOrder && (before.caption ?? "") === caption) continue;
      const set = { sortOrder, caption: caption || null, version: before.version + 1 };
      db.update(galleryMedia).set(set).where(eq(galleryMedia.id, id)).run();
    }
    return { ok: true };
  });
}

/**
 * Sorts these media by the time when their pictures were taken; those without a time come last, in their present order.
 */
export function inOrderOfTime<Row extends { id: string }>(collectionId: string, rows: Row[]) {
  const pictureIds = new Map(
    mediaOf.all({ id: collectionId }).map(({ id, url }) => [id, pictureIdOf(url) ?? ""]),
  );
  const pictures = listPictures({ ids: [...pictureIds.values()] });
  const times = new Map(pictures.map(({ id, takenAt }) => [id, takenAt?.getTime()]));
  const timeOf = ({ id }: Row) => times.get(pictureIds.get(id) ?? "") ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((one, other) => timeOf(one) - timeOf(other));
}

function savedMeanwhile({ caption }: Media) {
  return `Somebody saved another caption meanwhile: “${caption ?? ""}”. Nothing was saved; save again to keep yours.`;
}

/**
 * Moves media to the end of another collection, in their order. Returns how many, or `null` when that collection is
 * gone.
 */
export function moveMediaTo(collectionId: string, ids: string[]) {
  return transact(() => {
    if (!exists(galleryCollections, collectionId)) return null;
    const end = mediaOf.all({ id: collectionId }).length;
    let moved = 0;
    for (const id of ids) {
      const set = { collectionId, sortOrder: end + moved };
      moved += db
        .update(galleryMedia)
        .set(set)
        .where(and(isMedium, eq(galleryMedia.id, id)))
        .run().changes;
    }
    return moved;
  });
}

/** Moves several media of a collection to the bin. Returns the time, or `null` when there were none. */
export function deleteSeveral(collectionId: string, ids: string[]) {
  const chosen = new Set(ids);
  const own = mediaOf.all({ id: collectionId }).filter(({ id }) => chosen.has(id));
  return moveToBin(
    "medium",
    own.map(({ id }) => id),
  );
}
