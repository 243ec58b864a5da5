import { rm } from "node:fs/promises";
import { eq, inArray } from "drizzle-orm";
import { hasPosition } from "~/utils/position";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema";
import { originalFile, variantFiles, workingFile } from "./picture-files.server";
import { findPicture, type LibraryPicture } from "./picture-library.server";
import { pointElsewhere } from "./picture-references.server";
import { withPositionColumns } from "./shared-columns";

/** Deletes pictures, and with them what points to them; says how many there were. */
export async function deletePictures(ids: string[]) {
  const { id, width } = pictures;
  const going = db.select({ id, width }).from(pictures).where(inArray(id, ids)).all();
  transact(() => {
    for (const picture of going) {
      pointElsewhere(picture.id, null);
      db.delete(pictures).where(eq(id, picture.id)).run();
    }
  });
  await Promise.all(going.map(removeFiles));
  return going.length;
}

/**
 * Puts another picture wherever this one stands, with what was known of this one where the other knows nothing
 * itself; this one goes. Says whether there were both, and two.
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
  await removeFiles(former);
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

async function removeFiles({ id, width }: { id: string; width: number }) {
  const files = [originalFile(id), workingFile(id), ...variantFiles({ id, width })];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
