import { link, mkdir, open } from "node:fs/promises";
import { positionColumns } from "~/models/base/records/shared-columns";
import { restorePicture } from "~/models/bin/bin-restore.server";
import type { Focus, PictureSize } from "~/models/pictures/picture";
import { originalFile, originalsFolder, workingFile } from "~/models/pictures/picture-files.server";
import { MAX_PICTURE_BYTES, PictureError } from "~/models/pictures/picture-problem";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import type { Measured } from "~/models/pictures/picture-tasks";
import { isUsed } from "~/models/pictures/picture-uses.server";
import { findSize, makeFirstVariant, makeVariants } from "~/models/pictures/picture-variant.server";
import { site } from "~/site";
import { hasContent } from "~/utils/files/file-content.server";
import { hashFile } from "~/utils/files/file-hash.server";
import { logError } from "~/utils/log-failure.server";
import { db, raiseContentVersion, transact } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import type { PictureChange } from "./picture-input";
import { updatePicture } from "./picture-library.server";

type Known = {
  alt?: string;
  /** The point that must stay in sight; by default the automatic focus. */
  focus?: Focus;
  /** The name that it had on the owner's device. */
  fileName?: string;
  /** The site drew it itself; see `isDrawn` in the table. */
  isDrawn?: boolean;
  /** Written with the record, if the picture is new in the library. */
  described?: PictureChange;
};

type Taken = PictureSize & { id: string; isNew: boolean };

/**
 * Imports a file as a picture of the site. Its bytes decide what it is; the original stays private. The same bytes give
 * the same picture. The file may be removed afterwards. Throws `PictureError`.
 */
export async function importPicture(file: string, known: Known = {}): Promise<Taken> {
  const { sha256, bytes } = await hashFile(file);
  if (bytes > MAX_PICTURE_BYTES) throw new PictureError("bytes");
  // The id is the hash of the bytes, so that no picture is stored twice.
  const id = sha256.slice(0, 16);
  const original = originalFile(id);
  const before = findSize(id);
  if (before && hasContent(original)) return { id, ...before, isNew: false };
  const back = hasContent(original) ? restoreDescribed(id, known) : null;
  if (back) return { id, ...back, isNew: true };
  const measured = await askPictureProcess(
    {
      kind: "measure",
      file,
      fileName: known.fileName ?? "",
      workingFile: workingFile(id),
      timeZone: site().timeZone,
    },
    "owner",
  );
  await keep(file, original);
  const isNew = insert({ id, ...columnsOf(measured, known) }, known);
  // If the picture was deleted for good meanwhile, that removed the original.
  if (!hasContent(original)) await keep(file, original);
  return { id, width: measured.width, height: measured.height, isNew };
}

/** The columns of a picture: what was measured, and what the caller knows of it. */
function columnsOf(
  { eyeCatcher, capture, ...measured }: Measured,
  { focus = eyeCatcher, alt = "", fileName = "", isDrawn = false }: Known,
) {
  const { timeSource, position, ...captured } = capture;
  const takenAt = capture.takenAt === null ? null : new Date(capture.takenAt);
  return {
    ...measured,
    ...captured,
    ...positionColumns(position),
    takenAt,
    takenGuess: timeSource === "name" ? takenAt : null,
    focusX: focus.x,
    focusY: focus.y,
    alt,
    fileName,
    isDrawn,
  };
}

/** Brings a picture back from the bin; `null` if it was not there. */
function restoreDescribed(id: string, known: Known) {
  return transact(() => {
    const back = restorePicture(id);
    if (back) describeNew(id, known);
    return back;
  });
}

/** Inserts a picture, or restores it if its record is in the bin without a file; returns whether it is new. */
function insert(values: typeof pictures.$inferInsert, known: Known) {
  return transact(() => {
    const isNew =
      restorePicture(values.id) !== null ||
      db.insert(pictures).values(values).onConflictDoNothing().run().changes > 0;
    if (isNew) describeNew(values.id, known);
    return isNew;
  });
}

function describeNew(id: string, { described }: Known) {
  if (described) updatePicture(id, described);
  // No page shows a new picture, unless one still named it after it was deleted. No trigger can see that.
  if (isUsed(id)) raiseContentVersion();
}

/** The same for a picture that readers may see next: its first variant is made at once. */
export async function importForReaders(file: string, known: Known) {
  const taken = await importPicture(file, known);
  if (taken.isNew) {
    await makeFirstVariant(taken);
    makeVariants(taken).catch((error) => logError("pictures", error));
  }
  return taken;
}

/** Stores the file among the originals, synced to the disk, so that a power cut afterwards loses nothing. */
async function keep(file: string, original: string) {
  await mkdir(originalsFolder, { recursive: true });
  await sync(file);
  await link(file, original).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  await sync(originalsFolder);
}

async function sync(path: string) {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
