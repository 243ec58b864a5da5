import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { desc, eq, sql } from "drizzle-orm";
import { dayInKolkata, formatDate } from "~/utils/dates";
import { distanceKm } from "~/utils/distance";
import { hasPosition } from "~/utils/position";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema";
import { listKnownPlaces } from "./known-place.server";
import { containsText } from "./list-query";
import { changes } from "./patch";
import { pictureAddress } from "./picture";
import { originalFile, variantFiles, workingFile } from "./picture-files.server";
import type { PictureChange } from "./picture-input";
import { pointElsewhere } from "./picture-references.server";
import { listUses, type PictureUse } from "./picture-uses.server";
import type { Saved } from "./result";
import { saveChange } from "./saving.server";
import { positionOf, withPositionColumns } from "./shared-columns";

/** The library is the owner's alone: when and where a picture was taken stands in it. */

/** What each optional field becomes when it is cleared. */
const CLEARED = { alt: "", title: "", takenAt: null };

const columns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  title: pictures.title,
  takenAt: pictures.takenAt,
  coordinates: positionOf(pictures),
  camera: pictures.camera,
  fileName: pictures.fileName,
  version: pictures.version,
  createdAt: pictures.createdAt,
};

export type LibraryPicture = ReturnType<typeof readAll>[number] & {
  /** The address that stands for it in texts and records. */
  url: string;
  /** The size of its original. */
  bytes: number;
  uses: PictureUse[];
};

function readAll() {
  return db
    .select(columns)
    .from(pictures)
    .orderBy(desc(pictures.createdAt), desc(sql`rowid`))
    .all();
}

export type LibraryQuery = {
  /** Words in its description, title, file's name, date or the name of the place it was taken at. */
  q?: string;
  unused?: boolean;
  undescribed?: boolean;
};

/** The pictures that the query asks for, newest first. */
export function listPictures({ q = "", unused = false, undescribed = false }: LibraryQuery = {}) {
  const uses = listUses();
  const wordsOf = searchedWords(q);
  return readAll()
    .filter(({ id, alt }) => !(unused && uses.has(id)) && !(undescribed && alt))
    .filter((picture) => q === "" || containsText(q, wordsOf(picture)))
    .map((picture) => inLibrary(picture, uses.get(picture.id) ?? []));
}

function inLibrary(
  picture: ReturnType<typeof readAll>[number],
  uses: PictureUse[],
): LibraryPicture {
  const bytes = statSync(originalFile(picture.id), { throwIfNoEntry: false })?.size ?? 0;
  return { ...picture, url: pictureAddress(picture), bytes, uses };
}

/** The nearest place within this distance is where a picture was taken. */
const NEAR_KM = 25;

function searchedWords(q: string) {
  const places = q === "" ? [] : listKnownPlaces();
  return ({ alt, title, fileName, takenAt, coordinates }: ReturnType<typeof readAll>[number]) => {
    const near = hasPosition(coordinates)
      ? places.filter((place) => distanceKm(place.coordinates, coordinates) < NEAR_KM)
      : [];
    const dates = takenAt ? [dayInKolkata(takenAt), formatDate(takenAt)] : [];
    return [alt, title, fileName, ...dates, ...near.map(({ name }) => name)];
  };
}

/** The picture with this id, or `null`. */
export function findPicture(id: string): LibraryPicture | null {
  const found = db.select(columns).from(pictures).where(eq(pictures.id, id)).get();
  return found ? inLibrary(found, listUses().get(id) ?? []) : null;
}

/** Changes what is known of a picture. */
export function updatePicture(
  id: string,
  { version, ...input }: PictureChange,
): Saved<LibraryPicture> {
  const values = changes(input, CLEARED);
  return saveChange({
    version,
    values,
    read: () => findPicture(id),
    write: (before) => {
      const set = { ...withPositionColumns(values), version: before.version + 1 };
      db.update(pictures).set(set).where(eq(pictures.id, id)).run();
    },
  });
}

/** Deletes a picture, and with it what points to it; says whether there was one. */
export async function deletePicture(id: string) {
  const picture = findPicture(id);
  if (!picture) return false;
  transact(() => {
    pointElsewhere(id, null);
    db.delete(pictures).where(eq(pictures.id, id)).run();
  });
  await removeFiles(picture);
  return true;
}

async function removeFiles({ id, width }: { id: string; width: number }) {
  const files = [originalFile(id), workingFile(id), ...variantFiles({ id, width })];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
