import { groupBy } from "~/utils/group-by";
import { dayAfter } from "./days";

export type FilledDay<Item> = { day: string; items: Item[] };
/** Consecutive days without content. */
export type EmptyDays = { from: string; to: string };

export type FoldedDays<Item> = FilledDay<Item> | EmptyDays;

/** The days of a span: each with its items, and runs of days without any folded into one. */
export function foldDays<Item>(
  items: Item[],
  dayOf: (item: Item) => string,
  { from, to }: EmptyDays,
): FoldedDays<Item>[] {
  const folded: FoldedDays<Item>[] = [];
  let next = from;
  for (const [day, of] of groupBy(items, dayOf)) {
    if (day > next) folded.push({ from: next, to: dayAfter(day, -1) });
    folded.push({ day, items: of });
    next = dayAfter(day);
  }
  if (next <= to) folded.push({ from: next, to });
  return folded;
}
