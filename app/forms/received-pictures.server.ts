import { figureHtml } from "~/models/content-figure";
import { pictureAddress } from "~/models/picture";
import { takeInForReaders } from "~/models/picture-intake.server";
import { PictureError } from "~/picture-process/problem";
import type { ReceivedFile } from "~/utils/load-context";

type Taken = { id: string; url: string };
type Refused = { name: string; message: string };

/** Takes the files in, in their order; one that is refused keeps none of the others out. */
export async function takeInAll(files: ReceivedFile[]) {
  const taken: Taken[] = [];
  const refused: Refused[] = [];
  for (const { name, path } of files) {
    try {
      if (path === null) throw new PictureError("bytes");
      const picture = await takeInForReaders(path, { fileName: name });
      taken.push({ id: picture.id, url: pictureAddress(picture) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      refused.push({ name, message: error.message });
    }
  }
  return { taken, refused };
}

/** The fields whose pictures stand inside a text. */
const TEXTS = new Set(["content", "detailedDescription"]);

const problems = new WeakMap<FormData, Map<string, string[]>>();

/**
 * Takes in the pictures that came with a form, and writes their addresses into it as if they had been typed, so
 * that a form that comes back keeps them: `featuredImageFile` is for `featuredImage`, `imagesFiles` for the
 * list `images`; those of a text are a figure at its end. A file wins over an address. Why some are refused,
 * `pictureProblems` tells.
 */
export async function takeInPictures(form: FormData, files: ReceivedFile[]) {
  const refusals = new Map<string, string[]>();
  problems.set(form, refusals);
  for (const fileField of new Set(files.map(({ field }) => field))) {
    const { taken, refused } = await takeInAll(files.filter(({ field }) => field === fileField));
    const field = fileField.replace(/Files?$/, "");
    const addresses = taken.map(({ url }) => url);
    write(form, field, addresses, fileField.endsWith("Files"));
    if (refused.length === 0) continue;
    refusals.set(
      field,
      refused.map(({ name, message }) => `${name}: ${message}`),
    );
  }
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

/** Why files of a form were refused, by the names of the fields that they were for. */
export function pictureProblems(form: FormData): ReadonlyMap<string, string[]> {
  return problems.get(form) ?? new Map();
}
