import { eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Saved } from "~/models/base/records/result";
import { instantText } from "~/models/base/records/value-schemas";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import type { JsonValue } from "../json-file";
import type { ImportProblem } from "./import-problem";
import type { SourceFolder } from "./source-folder.server";

/** The result of an import: how many records of each kind were added, what was there already, and what to look at. */
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
  /** Links between records, to be made when all records are there. */
  later: (() => void)[];
  /** What this import itself has added. */
  made: Set<string>;
  /** The id that a record has here, by the one that it had where it was exported. */
  ids: Map<string, string>;
};

/** The id of a record, by which others may point to it. */
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

/** A record's values for the fields of a schema, in their order. */
export function fieldsOf(record: object, { shape }: z.ZodObject) {
  const values = new Map<string, unknown>(Object.entries(record));
  const names = Object.keys(shape).filter((name) => values.has(name));
  return Object.fromEntries(names.map((name) => [name, values.get(name)]));
}

/** Returns what was saved; where it was refused, notes the reasons as problems and returns `null`. */
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
 * Whether the record called `name` is there already, which the report says. If this import itself added it, another
 * file has the same record, which is a problem.
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

/** Adds a record; `null` if the site has it already, or refuses it. */
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

/** The site's record with the same slug, else the same id. */
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
