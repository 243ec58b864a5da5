import { countPostsBetween } from "~/models/posts/posts-of-days.server";
import { dayStart } from "~/utils/words/dates";
import { findDaySpan } from "./day-span.server";
import { dayAfter, monthOf, monthPath, partPath } from "./days";
import { firstDayOf, PART_POSTS } from "./days-part.server";

/** The path to a day within its month's part; `null` while it has no page. */
export function dayPath(day: string) {
  const span = findDaySpan();
  if (!span || day < span.first || day > span.last) return null;
  const month = monthOf(day);
  const part = partOf(day, firstDayOf(month, span));
  return `${partPath(monthPath(month, monthOf(span.first)), part)}#day-${day}`;
}

/**
 * The part that contains a day. A part goes on until the first letter of the next, so it follows from the number of
 * letters since the month's first day.
 */
function partOf(day: string, first: string) {
  const before = countPostsBetween(dayStart(first), dayStart(day));
  const hasPosts = countPostsBetween(dayStart(day), dayStart(dayAfter(day))) > 0;
  return hasPosts
    ? Math.floor(before / PART_POSTS) + 1
    : Math.max(1, Math.ceil(before / PART_POSTS));
}
