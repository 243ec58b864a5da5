import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { withPositionColumns } from "~/models/base/records/shared-columns";
import { moveToBin } from "~/models/bin/bin.server";
import { removeOriginals } from "~/models/bin/bin-deletion.server";
import { variantFiles, workingFile } from "~/models/pictures/picture-files.server";
import { hasPosition } from "~/utils/position/position";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { findPicture, type LibraryPicture } from "./picture-library.server";
import { pointElsewhere } from "./picture-references.server";

/**
 * Moves pictures to the bin, with what points to them. Their originals stay as long as the bin holds them; the files
 * that readers were served go at once. Returns how many there were and when, to undo it by; else `null`.
 */
export async function deletePictures(ids: string[]) {
  const { id, width } = pictures;
  const { going, deletedAt } = transact(() => ({
    going: db.select({ id, width }).from(pictures).where(among(id, ids)).all(),
    deletedAt: moveToBin("picture", ids),
  }));
  await Promise.all(going.map(removeVariants));
  return deletedAt && { count: going.length, deletedAt };
}

/**
 * Replaces a picture by another one everywhere and deletes it. The other takes over what it does not know itself.
 * Returns false if one of the two does not exist or both are the same.
 */
export async function replacePicture(id: string, by: string) {
  const former = findPicture(id);
  const next = findPicture(by);
  if (!former || !next || id === by) return false;
  transact(() => {
    pointElsewhere(id, next.url);
    const set = { ...withPositionColumns(knownOf(next, former)), version: next.version + 1 };
    db.update(pictures).set(set).where(eq(pictures.id, by)).run();
    db.delete(pictures).where(eq(pictures.id, id)).run();
  });
  removeOriginals([id]);
  await removeVariants(former);
  return true;
}

function knownOf(next: LibraryPicture, former: LibraryPicture) {
  return {
    alt: next.alt || former.alt,
    title: next.title || former.title,
    takenAt: next.takenAt ?? former.takenAt,
    coordinates: hasPosition(next.coordinates) ? next.coordinates : former.coordinates,
  };
}

async function removeVariants({ id, width }: { id: string; width: number }) {
  const files = [workingFile(id), ...variantFiles({ id, width })];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
