import { CHOOSE_FOR, CHOSEN, fieldChosenFor } from "~/models/collections/library/picture-choice";
import { importForReaders } from "~/models/collections/library/picture-intake.server";
import { CSV_FIELD } from "~/models/mail/subscribers/subscriber-intake";
import { pictureAddress } from "~/models/pictures/picture";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { PictureError } from "~/models/pictures/picture-problem";
import { figureHtml } from "~/models/texts/content/content-figure";
import { ARCHIVE_FIELD } from "~/portable/backup/archive/archive-field";
import type { ReceivedFile } from "~/utils/http/load-context";
import { entriesIn } from "~/utils/words/entries";

type Received = {
  taken: { id: string; url: string }[];
  /** Those that could not be taken in, each with what is wrong with it. */
  refused: { name: string; message: string }[];
};

/** Takes the files in, in their order; one that is refused keeps none of the others out. */
async function importAll(files: ReceivedFile[]): Promise<Received> {
  const taken: Received["taken"] = [];
  const refused: Received["refused"] = [];
  for (const { name, path } of files) {
    try {
      if (path === null) throw new PictureError("bytes");
      const picture = await importForReaders(path, { fileName: name });
      taken.push({ id: picture.id, url: pictureAddress(picture) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      refused.push({ name, message: error.message });
    }
  }
  return { taken, refused };
}

/** The fields whose files are no pictures. */
const OTHER_FILES = new Set([CSV_FIELD, ARCHIVE_FIELD]);

/** The fields whose pictures stand inside a text. */
const TEXTS = new Set(["content", "detailedDescription"]);

const received = new WeakMap<FormData, Map<string, Received>>();

/**
 * Takes in the pictures that came with a form, and writes their addresses into it as if they had been typed, so
 * that a form that comes back keeps them: `featuredImageFile` is for `featuredImage`, `imagesFiles` for the
 * list `images`; those of a text are a figure at its end. A file wins over an address. What came of each file,
 * `receivedIn` tells.
 */
export async function importPictures(form: FormData, files: ReceivedFile[]) {
  const all = new Map<string, Received>();
  received.set(form, all);
  const ahead = takeSentAhead(form);
  const fields = new Set(
    files.map(({ field }) => field).filter((field) => !OTHER_FILES.has(field)),
  );
  for (const fileField of new Set([...ahead.keys(), ...fields])) {
    const came = await importAll(files.filter(({ field }) => field === fileField));
    if (fields.has(fileField)) all.set(fileField, came);
    const addresses = [...(ahead.get(fileField) ?? []), ...came.taken.map(({ url }) => url)];
    write(form, fieldOf(fileField), addresses, fileField.endsWith("Files"));
  }
}

/**
 * Writes the photographs that were chosen from the library into the form as if they had been sent with it, whichever
 * button ended the choice; while more are looked at, they stay chosen.
 */
export function writeChosen(form: FormData) {
  const fileField = form.get(CHOOSE_FOR);
  if (typeof fileField !== "string" || fieldChosenFor(form) !== null) return;
  const isList = fileField.endsWith("Files");
  const addresses = form.getAll(CHOSEN).map(String).filter(pictureIdOf);
  write(form, fieldOf(fileField), addresses, isList);
  for (const name of [CHOOSE_FOR, CHOSEN]) form.delete(name);
}

/** Takes the addresses out of file fields: of pictures that were sent ahead of their form, as a phone without a line does. */
function takeSentAhead(form: FormData) {
  const ahead = new Map<string, string[]>();
  for (const fileField of new Set(form.keys())) {
    if (!/Files?$/.test(fileField)) continue;
    const addresses = form.getAll(fileField).filter((value) => typeof value === "string");
    ahead.set(fileField, addresses.filter(Boolean));
    form.delete(fileField);
  }
  return ahead;
}

/** The field that the files of this one are for. */
function fieldOf(fileField: string) {
  return fileField.replace(/Files?$/, "");
}

function write(form: FormData, field: string, addresses: string[], isList: boolean) {
  const [first] = addresses;
  if (TEXTS.has(field)) {
    if (addresses.length === 0) return;
    const figure = figureHtml(addresses.map((address) => ({ address })));
    form.set(field, `${String(form.get(field) ?? "").trimEnd()}\n\n${figure}`.trimStart());
  } else if (isList || field === "files") {
    for (const address of addresses) form.append(field, address);
  } else if (first) {
    form.set(field, first);
  }
}

/** The addresses of the photographs that a collection's form brought, as files, as addresses or from the library. */
export function sentPhotos(form: FormData) {
  return entriesIn(form.getAll("files").join());
}

/** What came of the files that a form brought in a file field. */
export function receivedIn(form: FormData, fileField: string): Received {
  return received.get(form)?.get(fileField) ?? { taken: [], refused: [] };
}

/** Why files of a form were refused, by the names of the fields that they were for. */
export function pictureProblems(form: FormData) {
  const all = [...(received.get(form) ?? [])].filter(([, { refused }]) => refused.length > 0);
  return new Map(
    all.map(([fileField, { refused }]) => [
      fieldOf(fileField),
      refused.map(({ name, message }) => `${name}: ${message}`),
    ]),
  );
}
