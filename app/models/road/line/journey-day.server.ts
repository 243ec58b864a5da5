import { getTracker } from "~/models/road/journey/tracker.server";
import { site } from "~/site";
import { daysBetween } from "~/utils/words/dates";
import { dayNumber, dayOfLastStop, hasBegun, startOfJourney } from "./figures.server";

/**
 * Which day of the journey a calendar day is, from 1, and how many days the journey has; `null` before its start, while
 * nobody has said when that was, and where a later day has the number. No two days have one number.
 */
export function journeyDay(day: string) {
  const start = startOfJourney();
  const counted = dayNumber(day);
  const number = start !== null && counted !== null ? numberOf(day, counted) : null;
  if (start === null || number === null) return null;
  return { number, of: daysInAll(start, number) };
}

/** 0 while no last day is planned; who is still on the way after it has no end yet. */
function daysInAll(start: string, number: number) {
  const { journeyEndDate } = site();
  return journeyEndDate === "" ? 0 : Math.max(number, daysBetween(start, journeyEndDate) + 1);
}

/** By the calendar; from the last stop on by the days that the owner has set by hand, which go on by the calendar. */
function numberOf(day: string, counted: number) {
  const { daysTraveled = null, daysCountedOn = null } = (hasBegun() && getTracker()) || {};
  const last = dayOfLastStop();
  const setOn = daysCountedOn ?? last;
  if (daysTraveled === null || setOn === "") return counted;
  const byHand = (on: string) => daysTraveled + daysBetween(setOn, on);
  // Who counts fewer days than the calendar does so from the day on which that was set.
  const from = byHand(last) >= (dayNumber(last) ?? 1) ? last : setOn;
  if (day >= from) return byHand(day);
  return counted < byHand(from) ? counted : null;
}
