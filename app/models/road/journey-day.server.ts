import { site } from "~/site";
import { daysBetween } from "~/utils/words/dates";
import { dayNumber, figuresOn, hasBegun, startOfJourney } from "./figures.server";

/**
 * Which day of the journey a calendar day is, from 1, and how many days the journey has; `null` before its start, and
 * while nobody has said when that was.
 */
export function journeyDay(day: string) {
  const start = startOfJourney();
  const counted = dayNumber(day);
  if (start === null || counted === null) return null;
  const number = hasBegun() ? figuresOn(day).daysTraveled : counted;
  // Who is still on the way after the planned last day has no end yet.
  return { number, of: Math.max(number, daysBetween(start, site().journeyEndDate) + 1) };
}
