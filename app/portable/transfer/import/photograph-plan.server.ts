import { existsSync } from "node:fs";
import { and, asc, eq, isNull } from "drizzle-orm";
import { positionOf } from "~/models/base/records/shared-columns";
import { pictureAddress } from "~/models/pictures/picture";
import { originalFile } from "~/models/pictures/picture-files.server";
import { readKind } from "~/models/pictures/picture-kind";
import { groupBy } from "~/utils/group-by";
import { pick } from "~/utils/pick";
import { hasPosition } from "~/utils/position/position";
import { db } from "~db/client.server";
import { galleryMedia } from "~db/schema/collections";
import { pictures, pictureUses } from "~db/schema/pictures";
import { nameOfWords, safeName, uniqueNames } from "../file-names";
import type { RecordKind } from "../kinds/record-kind";
import { PHOTOGRAPH, SHARED_PHOTOGRAPHS } from "../layout";
import type { Photograph } from "../references";

const columns = {
  id: pictures.id,
  width: pictures.width,
  alt: pictures.alt,
  title: pictures.title,
  takenAt: pictures.takenAt,
  coordinates: positionOf(pictures),
  focusX: pictures.focusX,
  focusY: pictures.focusY,
  fileName: pictures.fileName,
};

function listRows() {
  return db
    .select(columns)
    .from(pictures)
    .where(and(isNull(pictures.deletedAt), eq(pictures.isDrawn, false)))
    .orderBy(asc(pictures.id))
    .all()
    .filter(({ id }) => existsSync(originalFile(id)));
}

type Row = ReturnType<typeof listRows>[number];

type RecordFolders = { kind: RecordKind; records: { id: string; name: string }[] }[];

/** A photograph of the library as it appears in an export. */
export type PlannedPhotograph = Photograph & { original: string; description: object };

/**
 * The place of each photograph in an export: in the folder of the one record that shows it, or in a shared folder if
 * several do, or none. Maps drawn for mails are left out.
 */
export async function planPhotographs(records: RecordFolders) {
  const placed = new Map<string, PlannedPhotograph>();
  const folders = folderOf(records);
  const named: { row: Row; name: string }[] = [];
  // One at a time, because a library has more files than a process may open.
  for (const row of listRows()) named.push({ row, name: await nameOf(row) });
  for (const [folder, all] of groupBy(named, ({ row }) => folders(row.id))) {
    const unique = uniqueNames();
    const sorted = all.sort(
      (one, other) => compare(one.name, other.name) || compare(one.row.id, other.row.id),
    );
    for (const { row, name } of sorted) {
      const file = unique(name);
      placed.set(row.id, {
        path: `${folder}/${file}`,
        address: pictureAddress(row),
        original: originalFile(row.id),
        description: descriptionOf(row),
      });
    }
  }
  return placed;
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other);
}

type Use = Pick<typeof pictureUses.$inferSelect, "kind" | "recordId">;

const FOLDERS: Partial<Record<Use["kind"], string>> = {
  letter: "letters",
  place: "places",
  collection: "albums",
  photo: "albums",
  page: "pages",
};

/** The folder of the only record that shows a picture. */
function folderOf(records: RecordFolders) {
  const collections = new Map(
    db
      .select({ id: galleryMedia.id, of: galleryMedia.collectionId })
      .from(galleryMedia)
      .all()
      .map(({ id, of }) => [id, of]),
  );
  const byRecord = new Map(
    records.flatMap(({ kind, records: all }) =>
      all.map(({ id, name }) => [`${kind.folder} ${id}`, `${kind.folder}/${name}`]),
    ),
  );
  const folderOfUse = ({ kind, recordId }: Use) => {
    const id = kind === "photo" ? collections.get(recordId) : recordId;
    return byRecord.get(`${FOLDERS[kind]} ${id}`) ?? SHARED_PHOTOGRAPHS;
  };
  // Mails are not exported; they show pictures of letters and places.
  const uses = db
    .select(pick(pictureUses, "pictureId", "kind", "recordId"))
    .from(pictureUses)
    .all()
    .filter(({ kind }) => kind !== "issue");
  const byPicture = groupBy(uses, ({ pictureId }) => pictureId);
  return (id: string) => {
    const folders = new Set((byPicture.get(id) ?? []).map(folderOfUse));
    const [only = SHARED_PHOTOGRAPHS] = folders;
    return folders.size === 1 ? only : SHARED_PHOTOGRAPHS;
  };
}

/** The file's original name, else the first words of its title or description. */
async function nameOf({ id, fileName, title, alt }: Row) {
  const name = safeName(fileName || nameOfWords(title || alt) || "photograph");
  if (PHOTOGRAPH.test(name)) return name;
  const kind = await readKind(originalFile(id)).catch(() => "jpeg");
  return `${name}.${kind === "jpeg" ? "jpg" : kind}`;
}

/** All fields, empty ones too: a value that the owner removed must not be read from the file again. */
function descriptionOf({ id, fileName, alt, title, takenAt, coordinates, focusX, focusY }: Row) {
  const position = hasPosition(coordinates) ? coordinates : null;
  return { id, fileName, alt, title, takenAt, coordinates: position, focusX, focusY };
}
