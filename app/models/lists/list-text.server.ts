import { or, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ListKind } from "~/models/records/vocabulary";
import { listTexts } from "~db/schema/lists";

/** The least that the index of trigrams can find; what is shorter is looked for in the texts of the kind. */
const TRIGRAM = 3;

/**
 * Whether the row of this table, whose items are of this kind, holds the search in one of its fields, in any case;
 * nothing for an empty search. Rows are told by rowid, which every index has, so that an index alone says which count
 * and which come before a page; the sign keeps SQLite from reading them all by their rowids first.
 */
export function containsSearch(table: SQLiteTable, kind: ListKind, search: string) {
  if (search === "") return;
  const isFound = [...search].length < TRIGRAM ? ofKind(kind, search) : isIndexed(kind, search);
  return sql`+${table}.rowid in (select found.rowid from ${listTexts}
    cross join ${table} found on found.id = ${listTexts.itemId} where ${isFound})`;
}

function ofKind(kind: ListKind, search: string) {
  return sql`${listTexts.kind} = ${kind} and ${holds(search)}`;
}

/** A string of the query language of FTS5 holds anything but NUL, its quotes doubled. */
function isIndexed(kind: ListKind, search: string) {
  const quoted = `"${search.replaceAll("\0", "").replaceAll('"', '""')}"`;
  // With the sign the kind is no way to search: what the index of words has found is less than all of a kind.
  return sql`+${listTexts.kind} = ${kind} and ${listTexts.entry} in
    (select rowid from list_trigrams where list_trigrams match ${quoted})`;
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
