import { and, eq, isNull, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

/** The owner's word lists, and the column of records that holds a word of each. */
const holders = {
  regions: {
    kind: "destination",
    table: destinations,
    column: destinations.region,
    noun: "place",
  },
  destinationCategories: {
    kind: "destination",
    table: destinations,
    column: destinations.category,
    noun: "place",
  },
  postCategories: { kind: "post", table: blogPosts, column: blogPosts.category, noun: "letter" },
} as const;

export type WordList = keyof typeof holders;
export const wordLists = Object.keys(holders) as WordList[];

/** How many records use this word, and what such records are called. */
export function usesOfWord(list: WordList, word: string) {
  const { table, column, noun } = holders[list];
  return { number: countRows(table, and(eq(column, word), isNull(table.deletedAt))), noun };
}

/** Replaces a word in every record, including the bin and drafts. */
export function renameWord(list: WordList, word: string, to: string) {
  const { kind, table, column } = holders[list];
  const inDraft = `$.${column.name}`;
  db.run(sql`update drafts set "values" = json_set("values", ${inDraft}, ${to})
    where kind = ${kind} and json_extract("values", ${inDraft}) = ${word}`);
  db.update(table)
    .set({ [column.name]: to })
    .where(eq(column, word))
    .run();
}

/** The one word that was replaced by another; `null` if the lists differ in any other way. */
export function renamedWord(before: readonly string[], after: readonly string[]) {
  const places = [...before.keys()].filter((at) => before[at] !== after[at]);
  const [at] = places;
  if (before.length !== after.length || places.length !== 1 || at === undefined) return null;
  return { from: before[at] ?? "", to: after[at] ?? "" };
}
