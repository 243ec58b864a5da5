import type { Importing } from "../import/importing.server";
import type { JsonValue } from "../json-file";

/** Records that have a folder each, and both ways between them and their files. */
export type RecordKind = {
  /** The folder of all, and the name of a record's own file in its folder. */
  folder: string;
  file: string;
  /** The field that is a file of its own, in which a person writes. */
  text: string | null;
  /** All of them, in the order of their folders' names; no two alike on any file system. */
  list: () => { id: string; name: string }[];
  /** The record as the API answers with it, as far as an import reads it again; `null` where it was deleted since. */
  read: (id: string) => { title: string; fields: Record<string, unknown> } | null;
  /** Adds the record of a file. */
  add: (importing: Importing, json: JsonValue, path: string) => void;
};

/** Says of a new record that it came without a text, which a draft may and a lost file would. */
export function reportEmpty({ report }: Importing, path: string, text: string) {
  if (text === "") report.notes.push(`${path} has no text.`);
}
