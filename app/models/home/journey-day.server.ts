import { JOURNEY_MONTHS } from "~/site";
import { daysBetween } from "~/utils/words/dates";
import { getHomeContent } from "./home-content.server";

/**
 * Which day of the journey a calendar day is, from 1, and how many days the journey has; `null` before its start, and
 * while nobody has said when that was.
 */
export function journeyDay(day: string) {
  const { journeyStartDate: start, version } = getHomeContent();
  if (version === 0 || day < start) return null;
  return { number: daysBetween(start, day) + 1, of: daysBetween(start, monthsAfter(start)) };
}

function monthsAfter(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + JOURNEY_MONTHS);
  return date.toISOString().slice(0, 10);
}
