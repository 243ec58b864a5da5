import { eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Saved } from "~/models/base/records/result";
import { instantText } from "~/models/base/records/value-schemas";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { check, type JsonValue, mapTexts, partOf, readJson } from "../json-file";
import { TEXT_ENDINGS } from "../layout";
import { addressOf, withAddresses } from "../references";
import { textOf } from "../text-file";
import type { ImportProblem } from "./import-problem";
import type { SourceFolder } from "./source-folder.server";

/** What came of an import: how many of what were added, what was there already, and what should be looked at. */
export type ImportReport = { added: Map<string, number>; left: string[]; notes: string[] };

/** What every record is imported with. */
export type Importing = {
  source: SourceFolder;
  /** The address of the photograph at this path. */
  addressAt: (path: string) => string | null;
  /** The address of the photograph that had this id where it was exported. */
  addressOfId: (id: string) => string | null;
  /** Whether the photographs are in the library already, and not only looked at. */
  hasPhotographs: boolean;
  /** Whether nobody has said yet where the traveller is. */
  isFirstJourney: boolean;
  problems: ImportProblem[];
  report: ImportReport;
  /** What points to other records, to be done when all are there. */
  later: (() => void)[];
  /** What this import itself has added. */
  made: Set<string>;
  /** The id that a record has here, by the one that it had where it was exported. */
  ids: Map<string, string>;
};

/** The name of a record that others may point to. */
export const recordId = z
  .string("An id must be text.")
  .regex(/^[\w-]{1,64}$/, "An id has letters, digits and hyphens, at most 64.");

/** The part of an address that is a record's own. */
export const recordSlug = z
  .string("Slug must be text.")
  .refine(
    (slug) => slugify(slug) === slug,
    "Slug must be small letters, digits and single hyphens.",
  );

/** What every record has beside the fields that its owner edits. */
export const recordShape = {
  id: recordId.optional(),
  createdAt: instantText("Created").optional(),
  updatedAt: instantText("Changed").optional(),
};

/** What a record says in the fields of a schema, in their order. */
export function fieldsOf(record: object, { shape }: z.ZodObject) {
  const values = new Map<string, unknown>(Object.entries(record));
  const names = Object.keys(shape).filter((name) => values.has(name));
  return Object.fromEntries(names.map((name) => [name, values.get(name)]));
}

/** The value of a file, photographs named by their addresses; `null` where there is no such file, or none to be read. */
export function readValue(importing: Importing, path: string): JsonValue | null {
  const { source, problems } = importing;
  if (!source.paths.has(path)) return null;
  const json = readJson(path, source.read(path), problems);
  if (!json) return null;
  const folder = folderOf(path);
  const value = mapTexts(json.value, (text) => asStored(importing, text, folder));
  return { ...json, value };
}

function folderOf(path: string) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** A photograph's address as it is here, where the text is one, or a path written by hand. */
function asStored({ addressAt, addressOfId }: Importing, text: string, folder: string) {
  if (text.startsWith("./")) return addressOf(text, folder, addressAt) ?? text;
  const id = pictureIdOf(text);
  const address = id && addressOfId(id);
  // What is still the same photograph keeps the variant that was chosen.
  return address && pictureIdOf(address) !== id ? address : text;
}

/** A record of its own folder, its running text in the field of that name. */
export function readRecord(importing: Importing, path: string, text: string | null) {
  const { source, problems, report } = importing;
  const json = readValue(importing, `${path}.json`);
  if (!json) {
    if (!source.paths.has(`${path}.json`)) {
      problems.push({
        file: folderOf(path),
        message: `${path.split("/").at(-1)}.json is missing.`,
      });
    }
    return null;
  }
  const [ending, second] = TEXT_ENDINGS.filter((one) => source.paths.has(path + one));
  if (second) problems.push({ file: path + second, message: "There are two texts: keep one." });
  if (!text || !ending) return json;
  const words = textOf(source.read(path + ending));
  const missing = (photograph: string) => {
    if (/\.\w{3,4}$/.test(photograph))
      report.notes.push(`${path}${ending} names ${photograph}, which is not there.`);
  };
  const stored =
    ending === ".html" ? withAddresses(words, folderOf(path), importing.addressAt, missing) : words;
  return { ...json, value: { ...(json.value as object), [text]: stored } };
}

/** The entries of a file with a list, each as the schema has it; what does not fit goes to the problems. */
export function readList<Schema extends z.ZodType>(
  importing: Importing,
  path: string,
  schema: Schema,
) {
  const json = readValue(importing, path);
  if (!json) return [];
  if (!Array.isArray(json.value)) {
    importing.problems.push(json.problem([], "This file must be a list."));
    return [];
  }
  return json.value.flatMap((_, index) => {
    const part = partOf(json, index);
    const data = check(part, schema, importing.problems);
    return data === null ? [] : [{ data, json: part }];
  });
}

/** What was saved; where it was refused, the reasons go to the problems. */
export function accept<Item>({ problems }: Importing, { problem }: JsonValue, result: Saved<Item>) {
  if (result.ok) return result.item;
  const errors =
    result.kind === "invalid" ? result.fieldErrors : { "": ["This could not be saved."] };
  for (const [field, messages] of Object.entries(errors)) {
    for (const message of messages) problems.push(problem(field === "" ? [] : [field], message));
  }
  return null;
}

/**
 * Whether what is called `name` is there already, which is said; what this very import has added stands in another of its
 * files, which is a problem.
 */
export function isLeft(importing: Importing, json: JsonValue, name: string, isThere: boolean) {
  const isTwice = importing.made.has(name);
  importing.made.add(name);
  if (isTwice) importing.problems.push(json.problem([], `Another file has ${name} already.`));
  else if (isThere) importing.report.left.push(name);
  return isTwice || isThere;
}

type New<Item> = {
  /** What the report counts it as. */
  plural: string;
  name: string;
  /** Its id where it was exported. */
  id: string | undefined;
  /** The one that the site has already. */
  before: { id: string } | null;
  create: () => Saved<Item>;
};

/** Adds a record that the site has not; `null` where it has, or refuses it. */
export function addRecord<Item extends { id: string }>(
  importing: Importing,
  json: JsonValue,
  { plural, name, id, before, create }: New<Item>,
) {
  if (id && importing.made.has(`${plural} ${id}`)) {
    importing.problems.push(json.problem(["id"], "Another one has this id."));
    return null;
  }
  if (id && before) importing.ids.set(id, before.id);
  if (isLeft(importing, json, name, before !== null)) return null;
  const item = accept(importing, json, create());
  if (!item) return null;
  if (id) importing.ids.set(id, item.id);
  importing.made.add(`${plural} ${id ?? item.id}`);
  countAdded(importing, plural);
  return item;
}

export function countAdded({ report }: Importing, what: string, number = 1) {
  report.added.set(what, (report.added.get(what) ?? 0) + number);
}

type Key = { id: string } | { slug: string };

/** What the site has at the address of a file's record, or under its id. */
export function findHere<Item>(
  find: (key: Key) => Item | null,
  { id, slug }: { id?: string | undefined; slug?: string | undefined },
) {
  return (slug ? find({ slug }) : null) ?? (id ? find({ id }) : null);
}

type Dated = SQLiteTable & { id: SQLiteColumn; createdAt: SQLiteColumn; updatedAt: SQLiteColumn };

/** Writes when a record was made and last changed, where its file says so. */
export function setDates(
  table: Dated,
  id: string,
  { createdAt, updatedAt = createdAt }: { createdAt?: Date; updatedAt?: Date },
) {
  if (createdAt) db.update(table).set({ createdAt, updatedAt }).where(eq(table.id, id)).run();
}
