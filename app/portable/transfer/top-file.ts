import type { Importing } from "./import/importing.server";

/** A file beside the folders of records, and both ways between it and the site. */
export type TopFile = {
  path: string;
  /** What it says; `null` where it has nothing to say, and is left out. */
  read: (choice: ExportChoice) => unknown;
  add: (importing: Importing, path: string) => void;
};

export type ExportChoice = { withSubscribers: boolean };

/** The list, or `null` for an empty one. */
export function orNothing<Item>(list: Item[]) {
  return list.length > 0 ? list : null;
}
