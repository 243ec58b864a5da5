import { getTracker } from "~/models/road/journey/tracker.server";
import { site } from "~/site";
import { daysBetween } from "~/utils/words/dates";
import { dayNumber, dayOfLastStop, hasBegun, startOfJourney } from "./figures.server";

/**
 * The number of a calendar day within the journey, from 1, and how many days the journey has. `null` before the start
 * or without one, and for a day whose number belongs to a later day: no number is used twice.
 */
export function journeyDay(day: string) {
  const start = startOfJourney();
  const counted = dayNumber(day);
  const number = start !== null && counted !== null ? numberOf(day, counted) : null;
  if (start === null || number === null) return null;
  return { number, of: daysInAll(start, number) };
}

/** 0 without a planned last day. After that day the journey goes on, so the last day is the present one. */
function daysInAll(start: string, number: number) {
  const { journeyEndDate } = site();
  return journeyEndDate === "" ? 0 : Math.max(number, daysBetween(start, journeyEndDate) + 1);
}

/** The day's number by the calendar. From the last stop on, days that the owner set by hand are counted up instead. */
function numberOf(day: string, counted: number) {
  const { daysTraveled = null, daysCountedOn = null } = (hasBegun() && getTracker()) || {};
  const last = dayOfLastStop();
  const setOn = daysCountedOn ?? last;
  if (daysTraveled === null || setOn === "") return counted;
  const byHand = (on: string) => daysTraveled + daysBetween(setOn, on);
  // If her number is smaller than the calendar's, it counts only from the day on which she set it.
  const from = byHand(last) >= (dayNumber(last) ?? 1) ? last : setOn;
  if (day >= from) return byHand(day);
  return counted < byHand(from) ? counted : null;
}
