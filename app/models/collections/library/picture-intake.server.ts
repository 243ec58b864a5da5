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
  /** What must stay in sight; else it is where the eye goes first, as far as a program can tell. */
  focus?: Focus;
  /** The name that it had on the owner's device. */
  fileName?: string;
  /** The site drew it itself; see `isDrawn` in the table. */
  isDrawn?: boolean;
  /** What else is said of it, where it was not in the library before: written with its record. */
  described?: PictureChange;
};

type Taken = PictureSize & { id: string; isNew: boolean };

/**
 * Takes a file in as a picture of the site. What it is, its bytes decide; the original stays private. The
 * same bytes give the same picture. The file may be removed afterwards. Throws `PictureError`.
 */
export async function importPicture(file: string, known: Known = {}): Promise<Taken> {
  const { sha256, bytes } = await hashFile(file);
  if (bytes > MAX_PICTURE_BYTES) throw new PictureError("bytes");
  // The bytes' own hash, so that what is there once is not there twice.
  const id = sha256.slice(0, 16);
  const original = originalFile(id);
  const before = findSize(id);
  if (before && hasContent(original)) return { id, ...before, isNew: false };
  const back = hasContent(original) ? write(id, known, () => restorePicture(id)) : null;
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
  const values = { id, ...columnsOf(measured, known) };
  // The bin may have its record, and no file any more.
  const insert = () =>
    restorePicture(id) !== null ||
    db.insert(pictures).values(values).onConflictDoNothing().run().changes > 0;
  const isNew = write(id, known, insert);
  // Deleted for good at this very moment, it took the file along that was there already.
  if (!hasContent(original)) await keep(file, original);
  return { id, width: measured.width, height: measured.height, isNew };
}

/** What the library has of a picture: what was measured, and what is known of it besides. */
function columnsOf(
  { eyeCatcher, capture, ...measured }: Measured,
  { focus = eyeCatcher, alt = "", fileName = "", isDrawn = false }: Known,
) {
  const { toldBy, position, ...captured } = capture;
  const takenAt = capture.takenAt === null ? null : new Date(capture.takenAt);
  return {
    ...measured,
    ...captured,
    ...positionColumns(position),
    takenAt,
    takenGuess: toldBy === "name" ? takenAt : null,
    focusX: focus.x,
    focusY: focus.y,
    alt,
    fileName,
    isDrawn,
  };
}

/** No page shows a picture that is new, unless one has waited for it since it was deleted; that no trigger can see. */
function write<Result>(id: string, { described }: Known, work: () => Result) {
  return transact(() => {
    const result = work();
    if (result && described) updatePicture(id, described);
    if (isUsed(id)) raiseContentVersion();
    return result;
  });
}

/** The same for a picture that the owner sends and readers may see next: some variant of it is there at once. */
export async function importForReaders(file: string, known: Known) {
  const taken = await importPicture(file, known);
  if (taken.isNew) {
    await makeFirstVariant(taken);
    makeVariants(taken).catch((error) => logError("pictures", error));
  }
  return taken;
}

/** Gives the file its place among the originals, so that a power cut after the answer takes nothing. */
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
