import { type SearchName, searchNames } from "~/kinds";

/** What a search found in titles, in titles and other names, and anywhere; each with the best first. */
export type FoundWhere<Item> = { titled: Item[]; named: Item[]; all: Item[] };

/**
 * All of it in one order, everywhere: what is named so before what only tells of it. Of what is named so kind comes after
 * kind, for by the words alone a stop in a town, which has no others, would come before the guide to it. Photographs are
 * many, and come behind all else.
 */
export function inFoundOrder<Item>(
  { titled, named, all }: FoundWhere<Item>,
  kindOf: (item: Item) => SearchName,
): Item[] {
  const ofKind = (items: Item[], kind: SearchName) => items.filter((item) => kindOf(item) === kind);
  const byKind = (items: Item[]) => searchNames.flatMap((kind) => ofKind(items, kind));
  const ordered = [...new Set([...byKind(titled), ...byKind(named), ...all])];
  return [...ordered.filter((item) => kindOf(item) !== "photo"), ...ofKind(ordered, "photo")];
}
