import { and, eq, isNull, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

/** The lists of the owner's of which records hold a word, and where. */
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

/** How many records hold this word, with what they are called. */
export function usesOfWord(list: WordList, word: string) {
  const { table, column, noun } = holders[list];
  return { number: countRows(table, and(eq(column, word), isNull(table.deletedAt))), noun };
}

/** Puts another word in a word's place, in every record, also in the bin, and in what is written of one. */
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

/** The one word that stands in another's place; `null` where the lists differ in anything else. */
export function renamedWord(before: readonly string[], after: readonly string[]) {
  const places = [...before.keys()].filter((at) => before[at] !== after[at]);
  const [at] = places;
  if (before.length !== after.length || places.length !== 1 || at === undefined) return null;
  return { from: before[at] ?? "", to: after[at] ?? "" };
}
