import { site } from "~/site";
import { daysBetween } from "~/utils/words/dates";
import { getHomeContent } from "./home-content.server";

/**
 * Which day of the journey a calendar day is, from 1, and how many days the journey has; `null` before its start, and
 * while nobody has said when that was.
 */
export function journeyDay(day: string) {
  const { journeyStartDate: start, version } = getHomeContent();
  if (version === 0 || day < start) return null;
  const number = daysBetween(start, day) + 1;
  // Who is still on the way after the planned last day has no end yet.
  return { number, of: Math.max(number, daysBetween(start, site().journeyEndDate) + 1) };
}
