import type { Importing } from "../import/importing.server";
import type { JsonValue } from "../json-file";

/** A kind of record with one folder for each record: how to export it and import it. */
export type RecordKind = {
  /** The folder of the kind, and the name of each record's own file. */
  folder: string;
  file: string;
  /** The field that is stored in a file of its own, for people to edit. */
  text: string | null;
  /** All records, sorted by the names of their folders, which are unique on any file system. */
  list: () => { id: string; name: string }[];
  /** The record's fields as the API has them, as far as an import needs them; `null` if it was deleted since. */
  read: (id: string) => { title: string; fields: Record<string, unknown> } | null;
  /** Imports the record in a file. */
  add: (importing: Importing, json: JsonValue, path: string) => void;
};

/** Notes that a new record has no text: a draft may have none, but its file may also be lost. */
export function reportEmpty({ report }: Importing, path: string, text: string) {
  if (text === "") report.notes.push(`${path} has no text.`);
}
