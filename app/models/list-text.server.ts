import { or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { listTexts } from "~db/schema";
import type { ListKind } from "./vocabulary";

/** The least that the index of trigrams can find; what is shorter is looked for in the texts of the kind. */
const TRIGRAM = 3;

/** Whether the item with this id holds the search in one of its fields, in any case; nothing for an empty search. */
export function containsSearch(id: SQLiteColumn, kind: ListKind, search: string): SQL | undefined {
  if (search === "") return;
  const isFound = [...search].length < TRIGRAM ? holds(search) : isIndexed(search);
  return sql`${id} in (select ${listTexts.itemId} from ${listTexts}
    where ${listTexts.kind} = ${kind} and ${isFound})`;
}

/** A string of the query language of FTS5 holds anything but NUL, its quotes doubled. */
function isIndexed(search: string) {
  const quoted = `"${search.replaceAll("\0", "").replaceAll('"', '""')}"`;
  return sql`${listTexts.entry} in (select rowid from list_trigrams where list_trigrams match ${quoted})`;
}

/** Each way to write the few letters in capitals or small ones: SQLite itself knows those of ASCII alone. */
function holds(search: string) {
  const spellings = [...search].reduce(
    (begun, letter) =>
      [letter.toLowerCase(), letter.toUpperCase()].flatMap((one) => begun.map((all) => all + one)),
    [""],
  );
  return or(...[...new Set(spellings)].map((one) => sql`instr(${listTexts.text}, ${one})`));
}
