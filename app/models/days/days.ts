import { pageTitle } from "~/site";

/** Addresses and words of calendar days `YYYY-MM-DD` and months `YYYY-MM`. */

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const DAY_MS = 86_400_000;

export const DAYS_PATH = "/days";

/** Where the days of a month are told; the first of the journey has the list's own address. */
export function monthPath(month: string, firstMonth: string) {
  return month === firstMonth ? DAYS_PATH : `${DAYS_PATH}/${month}`;
}

/** Where a part of a month's days is, counted from 1. */
export function partPath(path: string, part: number) {
  return part === 1 ? path : `${path}?page=${part}`;
}

export function isMonth(text: string) {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

export function monthOf(day: string) {
  return day.slice(0, 7);
}

/** 'September 2025'. */
export function monthName(month: string) {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
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

/** '14 September'. */
export function dayName(day: string) {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** '12 to 15 September', '30 September to 2 October', or one day. */
export function spanName(from: string, to: string) {
  if (from === to) return dayName(from);
  const isOneMonth = monthOf(from) === monthOf(to);
  return `${isOneMonth ? Number(from.slice(8)) : dayName(from)} to ${dayName(to)}`;
}

/** The title of the journey as it was on a day. */
export function dayTitle(day: string) {
  return pageTitle(`The journey on ${dayName(day)} ${day.slice(0, 4)}`);
}
