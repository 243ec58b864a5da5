import type { Importing } from "./import/importing.server";

/** A file at the top of an export: how to export it and import it. */
export type TopFile = {
  path: string;
  /** Its content; `null` if there is none, and then the file is left out. */
  read: (choice: ExportChoice) => unknown;
  add: (importing: Importing, path: string) => void;
};

export type ExportChoice = { withSubscribers: boolean };

/** The list, or `null` if it is empty. */
export function orNothing<Item>(list: Item[]) {
  return list.length > 0 ? list : null;
}
