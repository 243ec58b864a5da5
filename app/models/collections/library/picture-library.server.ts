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
import { changes } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { positionOf, withPositionColumns } from "~/models/base/records/shared-columns";
import { pictureAddress } from "~/models/pictures/picture";
import { originalFile } from "~/models/pictures/picture-files.server";
import { isUnused, listUses } from "~/models/pictures/picture-uses.server";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import type { PictureChange } from "./picture-input";
import { pictureSearch } from "./picture-search.server";

/** The library is for the owner alone: it says when and where a picture was taken. */

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

export type LibraryPicture = ReturnType<typeof inLibrary>[number];

function isAsked({ ids, undescribed, unused }: LibraryQuery) {
  return and(
    isNull(pictures.deletedAt),
    // Drawn maps are found by their id only: each has a page like any picture.
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
  /** Only these. */
  ids?: string[];
};

/** The pictures that the query asks for, newest first. */
export function listPictures(query: LibraryQuery = {}) {
  return inLibrary(read(query).filter(pictureSearch(query.q)));
}

/** The same as a keyset list. */
export function pictureList(query: LibraryQuery): KeysetList<LibraryPicture> {
  const all = keysetList<ReturnType<typeof read>[number]>({
    columns,
    table: pictures,
    where: isAsked(query),
    order: { way: "desc", by: [pictures.createdAt, sql`pictures.rowid`] },
  });
  return mapList(filterList(all, pictureSearch(query.q)), inLibrary);
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

/** A search also matches the names of nearby places, which no column has: it filters in memory. */
function searched(query: LibraryQuery) {
  const found = read(query).filter(pictureSearch(query.q));
  return {
    count: () => found.length,
    read: (limit: number, offset: number) => found.slice(offset, offset + limit),
  };
}

function inLibrary(found: ReturnType<typeof read>) {
  const uses = listUses(found.map(({ id }) => id));
  return found.map((picture) => ({
    ...picture,
    /** The address that stands for it in texts and records. */
    url: pictureAddress(picture),
    /** The size of its original. */
    bytes: statSync(originalFile(picture.id), { throwIfNoEntry: false })?.size ?? 0,
    uses: uses.get(picture.id) ?? [],
  }));
}

/** The picture with this id, or `null`. */
export function findPicture(id: string): LibraryPicture | null {
  return listPictures({ ids: [id] })[0] ?? null;
}

/** Changes what is known of a picture. */
export function updatePicture(id: string, { version, ...input }: PictureChange) {
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
