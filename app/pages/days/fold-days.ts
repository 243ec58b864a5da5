import { groupBy } from "~/utils/group-by";
import { dayAfter } from "./days";

export type ToldDay<Item> = { day: string; items: Item[] };
/** Consecutive days without content. */
export type EmptyDays = { from: string; to: string };

export type Told<Item> = ToldDay<Item> | EmptyDays;

/** The days of a span: each with its items, and runs of days without any folded into one. */
export function foldDays<Item>(
  items: Item[],
  dayOf: (item: Item) => string,
  { from, to }: EmptyDays,
): Told<Item>[] {
  const told: Told<Item>[] = [];
  let next = from;
  for (const [day, of] of groupBy(items, dayOf)) {
    if (day > next) told.push({ from: next, to: dayAfter(day, -1) });
    told.push({ day, items: of });
    next = dayAfter(day);
  }
  if (next <= to) told.push({ from: next, to });
  return told;
}
