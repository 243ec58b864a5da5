import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { among } from "~/models/base/lists/among.server";
import { oneLine } from "~/models/base/records/value-schemas";
import { removeOriginals } from "~/models/bin/bin-deletion.server";
import { pictureInput } from "~/models/collections/library/picture-input";
import { importPicture } from "~/models/collections/library/picture-intake.server";
import { pictureAddress } from "~/models/pictures/picture";
import { uploadsFolder } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { hashFile } from "~/utils/files/file-hash.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { check, type JsonValue, partOf, readJson } from "../json-file";
import { DESCRIPTIONS, PHOTOGRAPH, SHARED_PHOTOGRAPHS } from "../layout";
import { type ImportProblem, ImportRefused } from "./import-problem";
import type { ImportReport } from "./importing.server";
import type { SourceFolder } from "./source-folder.server";

/** The description of a photograph; `id` only if it was exported. */
const description = z.object({
  id: z.string("An id must be text.").default(""),
  fileName: oneLine("File name", 300).optional(),
  ...pictureInput.omit({ version: true }).shape,
});

/** A photograph to be imported, and its future address. */
export type FoundPhotograph = {
  path: string;
  address: string;
  description: z.output<typeof description>;
};

/** Stands for the width, which is known only once the photograph is in the library. */
const EXPECTED_WIDTH = 2048;

/** Finds the photographs of a folder and their descriptions; changes nothing. */
export async function findPhotographs(source: SourceFolder, problems: ImportProblem[]) {
  const found = new Map<string, FoundPhotograph>();
  for (const path of source.paths) {
    if (!PHOTOGRAPH.test(path)) continue;
    const { sha256 } = await hashFile(source.locate(path));
    const address = pictureAddress({ id: sha256.slice(0, 16), width: EXPECTED_WIDTH });
    found.set(path, { path, address, description: { id: "" } });
  }
  if (source.paths.has(DESCRIPTIONS)) readDescriptions(source, found, problems);
  return found;
}

const descriptions = z.record(z.string(), z.unknown());

function readDescriptions(
  source: SourceFolder,
  found: Map<string, FoundPhotograph>,
  problems: ImportProblem[],
) {
  const json = readJson(DESCRIPTIONS, source.read(DESCRIPTIONS), problems);
  const entries = json && check(json, descriptions, problems);
  for (const path of json && entries ? Object.keys(entries) : []) {
    const entry = partOf(json as JsonValue, path);
    const photograph = found.get(path.normalize("NFC"));
    if (!photograph) problems.push(entry.problem([], "This photograph is missing."));
    const described = check(entry, description, problems);
    if (photograph && described) photograph.description = described;
  }
}

/** Adds the photographs to the library. Returns the ids of the new ones. Throws `ImportRefused`. */
export async function importPhotographs(
  source: SourceFolder,
  found: Map<string, FoundPhotograph>,
  report: ImportReport,
) {
  const added: string[] = [];
  await mkdir(uploadsFolder, { recursive: true });
  try {
    for (const photograph of found.values()) {
      const { id, width, isNew } = await take(source, photograph);
      photograph.address = pictureAddress({ id, width });
      if (isNew) added.push(id);
      else report.left.push(photograph.path);
    }
    report.added.set("photographs", added.length);
    return added;
  } catch (error) {
    deletePhotographs(added);
    throw error;
  }
}

/** Copies the file to the disk of the originals, because the one in the folder belongs to its owner. */
async function take(source: SourceFolder, { path, description: said }: FoundPhotograph) {
  const copy = join(uploadsFolder, `import-${randomUUID()}`);
  try {
    await copyFile(source.locate(path), copy);
    const { id: _, fileName = basename(path), focusX, focusY, ...described } = said;
    const focus = focusX == null || focusY == null ? undefined : { x: focusX, y: focusY };
    return await importPicture(copy, { focus, fileName, described });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new ImportRefused([{ file: path, message: error.message }]);
  } finally {
    await rm(copy, { force: true });
  }
}

/** A note for each photograph in a record's folder that the record does not show. */
export function notesOnUnused(found: Map<string, FoundPhotograph>, shown: ReadonlySet<string>) {
  return [...found.keys()]
    .filter((path) => !path.startsWith(`${SHARED_PHOTOGRAPHS}/`) && !shown.has(path))
    .map((path) => `${path} is in the library, and no text or record shows it.`);
}

/** Deletes the photographs of a failed import. */
export function deletePhotographs(ids: string[]) {
  db.delete(pictures).where(among(pictures.id, ids)).run();
  removeOriginals(ids);
}
