import { isEnglish, pageTitle } from "~/site";
import { inForm } from "~/utils/words/notation";

/** Addresses and words of calendar days `YYYY-MM-DD` and months `YYYY-MM`. */

const DAY_MS = 86_400_000;

export const DAYS_PATH = "/days";

/** The address of a month's days; the journey's first month has the address of the list itself. */
export function monthPath(month: string, firstMonth: string) {
  return month === firstMonth ? DAYS_PATH : `${DAYS_PATH}/${month}`;
}

/** The address of a part of a month's days, counted from 1. */
export function partPath(path: string, part: number) {
  return part === 1 ? path : `${path}?page=${part}`;
}

export function isMonth(text: string) {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

export function monthOf(day: string) {
  return day.slice(0, 7);
}

/** 'September 2025', or as the site's language writes it. */
export function monthName(month: string) {
  return inForm(month, "month");
}

/** The month so many months later. */
export function monthAfter(month: string, months = 1) {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The day so many days later. */
export function dayAfter(day: string, days = 1) {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** '14 September', or as the site's language writes it. */
export function dayName(day: string) {
  return inForm(day, "inYear");
}

/** '14 September 2025', or as the site's language writes it. */
export function wholeDayName(day: string) {
  return inForm(day, "long");
}

/**
 * '12 to 15 September', '30 September to 2 October', or one day. Only English leaves out the first month; it may not be
 * right in other languages.
 */
export function spanName(from: string, to: string) {
  if (from === to) return dayName(from);
  const isOneMonth = isEnglish() && monthOf(from) === monthOf(to);
  return `${isOneMonth ? Number(from.slice(8)) : dayName(from)} to ${dayName(to)}`;
}

export function dayTitle(day: string) {
  return pageTitle(`The journey on ${wholeDayName(day)}`);
}
