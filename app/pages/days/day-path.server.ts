import { countPostsBetween } from "~/models/posts/posts-of-days.server";
import { dayStart } from "~/utils/words/dates";
import { spanTold } from "./day-span.server";
import { dayAfter, monthOf, monthPath, partPath } from "./days";
import { firstDayOf, PART_POSTS } from "./days-part.server";

/** Where a day is told, in its part of its month; `null` where it is not yet. */
export function dayPath(day: string) {
  const span = spanTold();
  if (!span || day < span.first || day > span.last) return null;
  const month = monthOf(day);
  const part = partOf(day, firstDayOf(month, span));
  return `${partPath(monthPath(month, monthOf(span.first)), part)}#day-${day}`;
}

/** The part that tells of a day, by the letters since the month's first day: each part goes on until the next one's first letter. */
function partOf(day: string, first: string) {
  const before = countPostsBetween(dayStart(first), dayStart(day));
  const hasPosts = countPostsBetween(dayStart(day), dayStart(dayAfter(day))) > 0;
  return hasPosts
    ? Math.floor(before / PART_POSTS) + 1
    : Math.max(1, Math.ceil(before / PART_POSTS));
}
