import { statSync } from "node:fs";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { countRows } from "~/models/base/lists/count-rows.server";
import {
  filterList,
  type KeysetList,
  keysetList,
  mapList,
} from "~/models/base/lists/keyset.server";
import { pageOf, viewPage } from "~/models/base/lists/list-page";
import { NEAR_KM } from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { changes } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { positionOf, withPositionColumns } from "~/models/base/records/shared-columns";
import { pictureAddress } from "~/models/pictures/picture";
import { dayTaken } from "~/models/pictures/picture-day";
import { originalFile } from "~/models/pictures/picture-files.server";
import { isUnused, listUses, type PictureUse } from "~/models/pictures/picture-uses.server";
import { containsText } from "~/search/search-words";
import { distanceKm } from "~/utils/position/distance";
import { hasPosition } from "~/utils/position/position";
import { formatDay } from "~/utils/words/dates";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import type { PictureChange } from "./picture-input";

/** The library is the owner's alone: when and where a picture was taken stands in it. */

/** What each optional field becomes when it is cleared. */
const CLEARED = { alt: "", title: "", takenAt: null, focusX: 50, focusY: 50 };

const columns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
  title: pictures.title,
  takenAt: pictures.takenAt,
  takenOffset: pictures.takenOffset,
  takenGuess: pictures.takenGuess,
  coordinates: positionOf(pictures),
  camera: pictures.camera,
  fileName: pictures.fileName,
  endsEarly: pictures.endsEarly,
  version: pictures.version,
  createdAt: pictures.createdAt,
};

export type LibraryPicture = ReturnType<typeof read>[number] & {
  /** The address that stands for it in texts and records. */
  url: string;
  /** The size of its original. */
  bytes: number;
  uses: PictureUse[];
};

function isAsked({ ids, undescribed, unused }: LibraryQuery) {
  return and(
    isNull(pictures.deletedAt),
    // Asked for by its id, a drawn map is found as well: it has a page like any picture.
    ids ? among(pictures.id, ids) : eq(pictures.isDrawn, false),
    undescribed ? eq(pictures.alt, "") : undefined,
    unused ? isUnused : undefined,
  );
}

function read(query: LibraryQuery, limit = -1, offset = 0) {
  return db
    .select(columns)
    .from(pictures)
    .where(isAsked(query))
    .orderBy(desc(pictures.createdAt), desc(sql`rowid`))
    .limit(limit)
    .offset(offset)
    .all();
}

export type LibraryQuery = {
  /** Words in its description, title, file's name, date or the name of the place it was taken at. */
  q?: string;
  unused?: boolean;
  undescribed?: boolean;
  /** No others than these. */
  ids?: string[];
};

/** The pictures that the query asks for, newest first. */
export function listPictures(query: LibraryQuery = {}) {
  return inLibrary(read(query).filter(matching(query)));
}

/** The same as a list that is read in parts. */
export function pictureList(query: LibraryQuery): KeysetList<LibraryPicture> {
  const all = keysetList<ReturnType<typeof read>[number]>({
    columns,
    table: pictures,
    where: isAsked(query),
    order: { way: "desc", by: [pictures.createdAt, sql`pictures.rowid`] },
  });
  return mapList(filterList(all, matching(query)), inLibrary);
}

/** One page of these pictures, counted from 1, and how much there is; `null` beyond the last page. */
export function pageOfPictures(query: LibraryQuery, page: number, pagePictures: number) {
  const found = pageOf(page, pagePictures, query.q ? searched(query) : asked(query));
  if (!found) return null;
  const { items, ...list } = viewPage(found, inLibrary);
  return { ...list, pictures: items };
}

function asked(query: LibraryQuery) {
  return {
    count: () => countRows(pictures, isAsked(query)),
    read: (limit: number, offset: number) => read(query, limit, offset),
  };
}

/** What a search finds is told by the names of places near to a picture, which no column has. */
function searched(query: LibraryQuery) {
  const found = read(query).filter(matching(query));
  return {
    count: () => found.length,
    read: (limit: number, offset: number) => found.slice(offset, offset + limit),
  };
}

function matching({ q = "" }: LibraryQuery) {
  const wordsOf = searchedWords(q);
  return (picture: ReturnType<typeof read>[number]) =>
    q === "" || containsText(q, wordsOf(picture));
}

function inLibrary(found: ReturnType<typeof read>): LibraryPicture[] {
  const uses = listUses(found.map(({ id }) => id));
  return found.map((picture) => {
    const bytes = statSync(originalFile(picture.id), { throwIfNoEntry: false })?.size ?? 0;
    const url = pictureAddress(picture);
    return { ...picture, url, bytes, uses: uses.get(picture.id) ?? [] };
  });
}

type Searched = Pick<
  ReturnType<typeof read>[number],
  "alt" | "title" | "fileName" | "coordinates" | "takenAt" | "takenOffset"
>;

/** The words in which a search for `q` looks for a picture. */
export function searchedWords(q: string) {
  const places = q === "" ? [] : listKnownPlaces();
  return (picture: Searched) => {
    const { alt, title, fileName, coordinates } = picture;
    const near = hasPosition(coordinates)
      ? places.filter((place) => distanceKm(place.coordinates, coordinates) < NEAR_KM)
      : [];
    const day = dayTaken(picture);
    const dates = day ? [day, formatDay(day)] : [];
    return [alt, title, fileName, ...dates, ...near.map(({ name }) => name)];
  };
}

/** The picture with this id, or `null`. */
export function findPicture(id: string): LibraryPicture | null {
  return listPictures({ ids: [id] })[0] ?? null;
}

/** Changes what is known of a picture. */
export function updatePicture(
  id: string,
  { version, ...input }: PictureChange,
): Saved<LibraryPicture> {
  const values = changes(input, CLEARED);
  return transact((): Saved<LibraryPicture> => {
    const before = findPicture(id);
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const set = { ...withPositionColumns(values), version: before.version + 1 };
    db.update(pictures).set(set).where(eq(pictures.id, id)).run();
    return saved(findPicture(id) as LibraryPicture);
  });
}
