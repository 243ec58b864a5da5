import { type SearchName, searchNames } from "~/kinds";

/** What a search found in titles, in titles and other names, and anywhere; each list is best first. */
export type FoundWhere<Item> = { titled: Item[]; named: Item[]; all: Item[] };

/**
 * Puts results into the one order that every search uses. Results whose title or name matches come first and are
 * grouped by kind, guides before stops. By text rank alone a short map stop would come before the long guide.
 * Photographs are many and come last.
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
