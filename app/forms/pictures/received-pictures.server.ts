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
  /** The refused ones, each with the reason. */
  refused: { name: string; message: string }[];
};

/** Imports files in their order; a refused one does not stop the others. */
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

/** File fields that are not for pictures. */
const OTHER_FILES = new Set([CSV_FIELD, ARCHIVE_FIELD]);

/** Fields whose pictures are part of a text. */
const TEXTS = new Set(["content", "detailedDescription"]);

const received = new WeakMap<FormData, Map<string, Received>>();

/**
 * Imports the pictures of a form and writes their addresses into it as if they had been typed, so that a form that
 * comes back keeps them. `featuredImageFile` fills `featuredImage`, `imagesFiles` the list `images`; those of a text
 * become a figure at its end. A file wins over an address. `receivedIn` returns the results.
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
 * Writes the photographs chosen from the library into the form as if they had been sent with it, whichever button was
 * pressed. While more photographs are being looked at, they stay chosen.
 */
export function writeChosen(form: FormData) {
  const fileField = form.get(CHOOSE_FOR);
  if (typeof fileField !== "string" || fieldChosenFor(form) !== null) return;
  const isList = fileField.endsWith("Files");
  const addresses = form.getAll(CHOSEN).map(String).filter(pictureIdOf);
  write(form, fieldOf(fileField), addresses, isList);
  for (const name of [CHOOSE_FOR, CHOSEN]) form.delete(name);
}

/**
 * Removes and returns the addresses in file fields: of pictures that were uploaded before their form, such as from the
 * queue of a phone.
 */
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

/** The field that a file field belongs to. */
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

/** The addresses of the photographs in a collection's form: uploaded, sent as addresses or chosen from the library. */
export function sentPhotos(form: FormData) {
  return entriesIn(form.getAll("files").join());
}

export function receivedIn(form: FormData, fileField: string): Received {
  return received.get(form)?.get(fileField) ?? { taken: [], refused: [] };
}

/** Why files of a form were refused, by the field that they belong to. */
export function pictureProblems(form: FormData) {
  const all = [...(received.get(form) ?? [])].filter(([, { refused }]) => refused.length > 0);
  return new Map(
    all.map(([fileField, { refused }]) => [
      fieldOf(fileField),
      refused.map(({ name, message }) => `${name}: ${message}`),
    ]),
  );
}
