import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { among } from "~/models/base/lists/among.server";
import { text, whole } from "~/models/base/records/value-schemas";
import { removeOriginals } from "~/models/bin/bin-deletion.server";
import { pictureInput } from "~/models/collections/library/picture-input";
import { importPicture } from "~/models/collections/library/picture-intake.server";
import { pictureAddress } from "~/models/pictures/picture";
import { uploadsFolder } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { hashFile } from "~/utils/files/file-hash.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { type ImportProblem, ImportRefused } from "./import-problem";
import type { ImportReport } from "./importing.server";
import { DESCRIPTIONS, PHOTOGRAPH, SHARED_PHOTOGRAPHS } from "./layout";
import type { SourceFolder } from "./source-folder.server";
import { check, partOf, readYaml } from "./yaml-file";

const { alt, title, takenAt, coordinates } = pictureInput.shape;

const description = z.strictObject({
  fileName: text("File name", 300).optional(),
  alt,
  title,
  takenAt,
  coordinates,
  /** Percent from the left and from the top. */
  focus: z
    .tuple(
      [whole("Focus across", 0, 100), whole("Focus down", 0, 100)],
      "Focus must be two numbers.",
    )
    .optional(),
});

/** A photograph that is to be imported, and the address that it will have. */
export type FoundPhotograph = {
  path: string;
  address: string;
  description: z.output<typeof description>;
};

/** As wide as any: the real width is known once the photograph is in the library. */
const FORESEEN_WIDTH = 2048;

/** The photographs of a folder with what is said of them; nothing is changed. */
export async function findPhotographs(source: SourceFolder, problems: ImportProblem[]) {
  const found = new Map<string, FoundPhotograph>();
  for (const path of source.paths) {
    if (!PHOTOGRAPH.test(path)) continue;
    const { sha256 } = await hashFile(source.locate(path));
    const address = pictureAddress({ id: sha256.slice(0, 16), width: FORESEEN_WIDTH });
    found.set(path, { path, address, description: {} });
  }
  for (const path of source.paths) {
    if (basename(path) === DESCRIPTIONS) readDescriptions(source, path, found, problems);
  }
  return found;
}

function readDescriptions(
  source: SourceFolder,
  path: string,
  found: Map<string, FoundPhotograph>,
  problems: ImportProblem[],
) {
  const yaml = readYaml(path, source.read(path), problems);
  const names = Object.keys(typeof yaml?.value === "object" ? (yaml.value ?? {}) : {});
  for (const name of yaml ? names : []) {
    const photograph = found.get(`${dirname(path)}/${name.normalize("NFC")}`);
    if (!yaml) continue;
    if (!photograph) problems.push(yaml.problem([name], "This photograph is missing."));
    const described = check(partOf(yaml, [name]), description, problems);
    if (photograph && described) photograph.description = described;
  }
}

/** Takes the photographs into the library; with the ids of those that were not there. Throws `ImportRefused`. */
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

/** A copy of its own, on the disk of the originals: the folder's file stays its owner's. */
async function take(source: SourceFolder, { path, description: said }: FoundPhotograph) {
  const copy = join(uploadsFolder, `import-${randomUUID()}`);
  try {
    await copyFile(source.locate(path), copy);
    const [x, y] = said.focus ?? [];
    const focus = x === undefined || y === undefined ? undefined : { x, y };
    const { focus: _, fileName = basename(path), ...described } = said;
    return await importPicture(copy, { focus, fileName, described });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new ImportRefused([{ file: path, message: error.message }]);
  } finally {
    await rm(copy, { force: true });
  }
}

/** Names each photograph that lies beside a record, as if it were shown there, and is shown nowhere. */
export function notesOnUnused(found: Map<string, FoundPhotograph>, shown: ReadonlySet<string>) {
  return [...found.keys()]
    .filter((path) => !path.startsWith(`${SHARED_PHOTOGRAPHS}/`) && !shown.has(path))
    .map((path) => `${path} is in the library, and no text or record shows it.`);
}

/** Takes back what an import brought that came to nothing. */
export function deletePhotographs(ids: string[]) {
  db.delete(pictures).where(among(pictures.id, ids)).run();
  removeOriginals(ids);
}
