import { existsSync } from "node:fs";
import { and, asc, eq, isNull } from "drizzle-orm";
import { timeInName } from "~/device/uploads/time-in-name";
import { positionOf } from "~/models/base/records/shared-columns";
import { pictureAddress } from "~/models/pictures/picture";
import { originalFile } from "~/models/pictures/picture-files.server";
import { readKind } from "~/models/pictures/picture-kind";
import { groupBy } from "~/utils/group-by";
import { pick } from "~/utils/pick";
import { hasPosition } from "~/utils/position";
import { db } from "~db/client.server";
import { galleryMedia } from "~db/schema/collections";
import { pictures, pictureUses } from "~db/schema/pictures";
import { nameOfWords, safeName, uniqueNames } from "./file-names";
import { DESCRIPTIONS, PHOTOGRAPH, recordFolders, SHARED_PHOTOGRAPHS } from "./layout";
import type { FolderNames } from "./record-names.server";
import type { Photograph } from "./references";

const columns = {
  id: pictures.id,
  width: pictures.width,
  alt: pictures.alt,
  title: pictures.title,
  takenAt: pictures.takenAt,
  takenOffset: pictures.takenOffset,
  direction: pictures.direction,
  camera: pictures.camera,
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

/** A photograph of the library as the export has it. */
export type PlannedPhotograph = Photograph & { original: string; description: object };

/**
 * Where each photograph of the library lies in an export: beside the one record that shows it, or with those that
 * several show, or none. Maps that the site drew for mails are none.
 */
export async function planPhotographs(names: FolderNames) {
  const placed = new Map<string, PlannedPhotograph>();
  const folders = folderOf(names);
  const named: { row: Row; name: string }[] = [];
  // One after the other: a library has more files than a process may have open.
  for (const row of listRows()) named.push({ row, name: await nameOf(row) });
  for (const [folder, all] of groupBy(named, ({ row }) => folders(row.id))) {
    const unique = uniqueNames();
    unique(DESCRIPTIONS);
    const sorted = all.sort(
      (one, other) => compare(one.name, other.name) || compare(one.row.id, other.row.id),
    );
    for (const { row, name } of sorted) {
      const file = unique(name);
      placed.set(row.id, {
        path: `${folder}/${file}`,
        address: pictureAddress(row),
        original: originalFile(row.id),
        description: descriptionOf(row, file),
      });
    }
  }
  return placed;
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other);
}

/** The folder of the record that alone shows a picture. */
function folderOf(names: FolderNames) {
  const collections = new Map(
    db
      .select({ id: galleryMedia.id, of: galleryMedia.collectionId })
      .from(galleryMedia)
      .all()
      .map(({ id, of }) => [id, of]),
  );
  const below = (kind: keyof FolderNames, id: string | undefined) => {
    const name = names[kind].get(id ?? "");
    return name === undefined ? SHARED_PHOTOGRAPHS : `${recordFolders[kind].folder}/${name}`;
  };
  const folderOfUse = ({
    kind,
    recordId,
  }: Pick<typeof pictureUses.$inferSelect, "kind" | "recordId">) => {
    if (kind === "letter") return below("post", recordId);
    if (kind === "place") return below("destination", recordId);
    if (kind === "collection") return below("collection", recordId);
    if (kind === "photo") return below("collection", collections.get(recordId));
    return kind === "page" ? below("page", recordId) : SHARED_PHOTOGRAPHS;
  };
  // A mail shows what its letters and places do, and is in no export.
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

/** The name that the file had, else the first words of its title or description. */
async function nameOf({ id, fileName, title, alt }: Row) {
  const name = safeName(fileName || nameOfWords(title || alt) || "photograph");
  if (PHOTOGRAPH.test(name)) return name;
  const kind = await readKind(originalFile(id)).catch(() => "jpeg");
  return `${name}.${kind === "jpeg" ? "jpg" : kind}`;
}

function descriptionOf(row: Row, file: string) {
  const { alt, title, takenAt, coordinates, focusX, focusY, fileName } = row;
  // What the camera or the name said, and was taken away since, must not come back with the file.
  const cleared =
    row.camera !== "" ||
    row.takenOffset !== null ||
    row.direction !== null ||
    timeInName(fileName || file) !== null;
  return {
    ...(fileName !== file && { fileName }),
    ...(alt && { alt }),
    ...(title && { title }),
    ...((takenAt || cleared) && { takenAt }),
    ...((hasPosition(coordinates) || cleared) && {
      coordinates: hasPosition(coordinates) ? coordinates : null,
    }),
    focus: [focusX, focusY],
  };
}
