import { z } from "zod";
import type { Saved } from "~/models/base/records/result";
import { instantText } from "~/models/base/records/value-schemas";
import { slugify } from "~/utils/words/slug";
import type { ImportProblem } from "./import-problem";
import { type FolderKind, recordFolders, TEXT_ENDINGS } from "./layout";
import { withAddresses } from "./references";
import type { SourceFolder } from "./source-folder.server";
import { check, partOf, readYaml, type YamlValue } from "./yaml-file";
import { mapTexts } from "./yaml-text";

/** What came of an import: how many of what were added, what was there already, and what should be looked at. */
export type ImportReport = { added: Map<string, number>; left: string[]; notes: string[] };

/** What every record is imported with. */
export type Importing = {
  source: SourceFolder;
  /** The address of the photograph at this path. */
  addressAt: (path: string) => string | null;
  /** Whether the photographs are in the library already, and not only looked at. */
  hasPhotographs: boolean;
  /** Whether nobody has said yet where the traveller is. */
  isFirstJourney: boolean;
  problems: ImportProblem[];
  report: ImportReport;
  /** What points to other records, to be done when all are there. */
  later: (() => void)[];
  /** What this import itself has added, by its folder's address. */
  made: Set<string>;
  /** The id of each collection, by the name of its folder. */
  collections: Map<string, string>;
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

export const recordDates = {
  createdAt: instantText("Created").optional(),
  updatedAt: instantText("Changed").optional(),
};

/** The dates as columns, where there are any; what was not changed since it was made has one of them only. */
export function dateColumns({ createdAt, updatedAt }: { createdAt?: Date; updatedAt?: Date }) {
  return createdAt ? { createdAt, updatedAt: updatedAt ?? createdAt } : null;
}

export function countAdded({ report }: Importing, what: string, number = 1) {
  report.added.set(what, (report.added.get(what) ?? 0) + number);
}

/** Says of a new record that it came without a text, which a draft may and a lost file would. */
export function reportEmpty({ report }: Importing, folder: string, text: string) {
  if (text === "") report.notes.push(`${folder} has no text.`);
}

/** Values of a file, photographs named by their addresses; `null` where there is no such file, or none to be read. */
export function readValues(importing: Importing, path: string): YamlValue | null {
  const { source, problems } = importing;
  if (!source.paths.has(path)) return null;
  const yaml = readYaml(path, source.read(path), problems);
  return (
    yaml && { ...yaml, value: mapTexts(yaml.value, (text) => asStored(importing, text, path)) }
  );
}

function asStored({ addressAt, report }: Importing, text: string, path: string) {
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
  return withAddresses(text, folder, addressAt, (missing) => {
    if (/\.\w{3,4}$/.test(missing))
      report.notes.push(`${path} names ${missing}, which is not there.`);
  });
}

/** A record of its own folder as the schema has it, its running text in the field `content`; else `null`. */
export function readRecord<Schema extends z.ZodType>(
  importing: Importing,
  of: { kind: FolderKind; name: string; content?: string },
  schema: Schema,
) {
  const { folder, file } = recordFolders[of.kind];
  const path = `${folder}/${of.name}/${file}`;
  const yaml = readValues(importing, `${path}.yaml`);
  if (!yaml) {
    if (!importing.source.paths.has(`${path}.yaml`)) {
      importing.problems.push({
        file: `${folder}/${of.name}`,
        message: `${file}.yaml is missing.`,
      });
    }
    return null;
  }
  const texts = TEXT_ENDINGS.filter((ending) => importing.source.paths.has(path + ending));
  const [ending] = texts;
  if (texts.length > 1)
    importing.problems.push({ file: path + ending, message: "There are two texts: keep one." });
  const { value } = yaml;
  if (of.content && ending && typeof value === "object" && value !== null) {
    const text = asStored(importing, importing.source.read(path + ending), path);
    yaml.value = { ...value, [of.content]: text };
  }
  const data = check(yaml, schema, importing.problems);
  return data && { data, yaml };
}

/** What was saved; where it was refused, the reasons go to the problems. */
export function accept<Item>({ problems }: Importing, { problem }: YamlValue, result: Saved<Item>) {
  if (result.ok) return result.item;
  const errors =
    result.kind === "invalid" ? result.fieldErrors : { "": ["This could not be saved."] };
  for (const [field, messages] of Object.entries(errors)) {
    for (const message of messages) problems.push(problem(field === "" ? [] : [field], message));
  }
  return null;
}

/**
 * Whether a record is there already, which is said; one that this very import has added has the same address as another
 * of its files, which is a problem.
 */
export function isLeft(importing: Importing, yaml: YamlValue, path: string, isThere: boolean) {
  const isTwice = importing.made.has(path);
  importing.made.add(path);
  if (isTwice) importing.problems.push(yaml.problem([], `Another file has ${path} already.`));
  else if (isThere) importing.report.left.push(path);
  return isTwice || isThere;
}

/** The entries of a file with a list, each as the schema has it; what does not fit goes to the problems. */
export function readList<Schema extends z.ZodType>(
  importing: Importing,
  path: string,
  schema: Schema,
) {
  const yaml = readValues(importing, path);
  if (!yaml) return [];
  if (!Array.isArray(yaml.value)) {
    importing.problems.push(yaml.problem([], "This file must be a list."));
    return [];
  }
  return yaml.value.flatMap((_, index) => {
    const part = partOf(yaml, [index]);
    const data = check(part, schema, importing.problems);
    return data === null ? [] : [{ data, yaml: part }];
  });
}
