import { counted } from "./counted";
import { inDigits, inForm } from "./notation";
import { instantOfClock, minutesEast } from "./zone";

/** All dates are shown and entered in the site's time zone, on the server and in the browser. */

/** ISO 8601: a date, perhaps with a time, which may have an offset. */
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3])(:[0-5]\d)(:[0-5]\d(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/** A date such as 'Jan 5, 2024', or as the site's language writes it. */
export function formatDate(date: Date | string) {
  return formatDay(siteDay(new Date(date)));
}

/** The same of a calendar day, `YYYY-MM-DD`. */
export function formatDay(calendarDay: string) {
  return inForm(calendarDay, "medium");
}

/** A short calendar day, such as '1 Dec', with the year unless it is that of `now`. */
export function formatShortDay(calendarDay: string, now = new Date()) {
  const isThisYear = siteDay(now).slice(0, 4) === calendarDay.slice(0, 4);
  return inForm(calendarDay, isThisYear ? "shortInYear" : "short");
}

/** A date with a time, such as 'Jan 5, 2024, 14:32', for visitors; times for the owner name their zone. */
export function formatMoment(date: Date | string) {
  return `${formatDate(date)}, ${inDigits(toLocalInput(date).slice(11))}`;
}

/**
 * An instant from ISO 8601 text; without an offset in the site's zone. `null` for any other format, because
 * '05/08/2025' may mean a day in May or in August.
 */
export function parseInstant(value: string) {
  const [, day, hour = "00", minute = ":00", second = "", offset] = ISO.exec(value.trim()) ?? [];
  if (!day || !isDay(day)) return null;
  const shown = new Date(`${day}T${hour}${minute}${second}${offset ? withColon(offset) : "Z"}`);
  const date = offset ? shown : instantOfClock(shown);
  const year = date.getUTCFullYear();
  return year < 1900 || year > 2200 ? null : date;
}

/** An offset in the form that all browsers parse, such as `+05:30` for `+0530`. */
function withColon(offset: string) {
  return offset.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, "$1:$2");
}

/** A calendar day `YYYY-MM-DD`, or `null` if the text is not a date. */
export function parseDay(value: string) {
  const date = parseInstant(value);
  return date ? siteDay(date) : null;
}

/** The value of an `<input type="datetime-local">`, in the site's zone or with this offset in minutes east of UTC. */
export function toLocalInput(date: Date | string | null | undefined, offset?: number) {
  if (!date) return "";
  const instant = new Date(date);
  return shifted(instant, offset ?? minutesEast(instant))
    .toISOString()
    .slice(0, 16);
}

/** The calendar day in the site's zone, `YYYY-MM-DD`. */
export function siteDay(date: Date) {
  return dayAt(date, minutesEast(date));
}

/** The calendar day `YYYY-MM-DD` at an offset in minutes east of UTC. */
export function dayAt(date: Date, offset: number) {
  return shifted(date, offset).toISOString().slice(0, 10);
}

/** The instant at which this date's day began in the site's zone. */
export function startOfDay(date: Date) {
  return dayStart(siteDay(date));
}

/** The instant at which a calendar day, `YYYY-MM-DD`, begins in the site's zone. */
export function dayStart(day: string) {
  return instantOfClock(new Date(`${day}T00:00:00Z`));
}

/** The days from one calendar day, `YYYY-MM-DD`, to another; negative when it comes before. */
export function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function shifted(date: Date, offset: number) {
  return new Date(date.getTime() + offset * 60_000);
}

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const STEPS = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** The time since a date, such as '2 hours ago'; 'just now' below a minute and for a date in the future. */
export function timeAgo(date: Date | string, now = new Date()) {
  const seconds = (now.getTime() - new Date(date).getTime()) / 1000;
  const step = STEPS.find((candidate) => seconds >= candidate.seconds);
  if (!step) return "just now";
  const amount = Math.floor(seconds / step.seconds);
  return `${counted(amount, step.unit)} ago`;
}

/** The latest of these dates; `null` when there is none. */
export function latestOf(dates: (Date | null | undefined)[]) {
  const moments = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}
