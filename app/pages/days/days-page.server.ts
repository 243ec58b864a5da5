import { journeyDay } from "~/models/road/line/journey-day.server";
import { plainNumber } from "~/utils/words/counted";
import { monthOfYear } from "~/utils/words/month-names";
import { type DaySpan, findDaySpan } from "./day-span.server";
import { dayAfter, isMonth, monthAfter, monthName, monthOf, monthPath, partPath } from "./days";
import { readPart } from "./days-part.server";
import { entriesOf } from "./entries.server";
import { foldDays } from "./fold-days";
import { roadOf } from "./road-of-days.server";
import { stopBefore } from "./road-stops.server";
import { byState } from "./sections";
import { stateColours } from "./state-colours.server";

/** How many months are linked before and after the shown one. */
const MONTHS_AROUND = 6;

/**
 * A page of the journey day by day: a part, counted from 1, of a month; without a month, of the first. `null` for a
 * month without content and beyond the last part. If nothing has any content, the first page is empty.
 */
export function daysPage(asked: string | null, part: number) {
  const span = findDaySpan();
  if (!span) return asked === null && part === 1 ? { isEmpty: true as const } : null;
  const first = monthOf(span.first);
  const month = asked ?? first;
  if (!isMonth(month) || month < first || month > monthOf(span.last)) return null;
  const found = readPart(month, part, span);
  if (!found) return null;
  const { from, to, moreStops, moreMoments, isLast } = found;
  const road = roadOf(found.stops, from);
  const told = foldDays(entriesOf(found, road.shares), ({ day }) => day, { from, to });
  const path = monthPath(month, first);
  return {
    isEmpty: false as const,
    name: monthName(month),
    path,
    part,
    moreStops,
    moreMoments,
    numbers: numbersOf(from, to),
    sections: byState(told, stopBefore(from), stateColours()),
    map: road.map,
    months: monthsAround(month, span),
    previous: part > 1 ? partLink(path, part - 1) : monthLink(monthAfter(month, -1), span),
    next: isLast ? monthLink(monthAfter(month), span) : partLink(path, part + 1),
  };
}

export type DaysPage = Extract<NonNullable<ReturnType<typeof daysPage>>, { isEmpty: false }>;

/** The addresses of all months, for the sitemap. */
export function monthPaths() {
  const span = findDaySpan();
  return span ? monthsFrom(span).map((month) => monthPath(month, monthOf(span.first))) : [];
}

/** The first and the last day number within these days. */
function numbersOf(from: string, to: string) {
  const numbers: number[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    const number = journeyDay(day)?.number;
    if (number !== undefined) numbers.push(number);
  }
  return { first: numbers[0] ?? null, last: numbers.at(-1) ?? null };
}

function monthsFrom({ first, last }: DaySpan) {
  const months = [monthOf(first)];
  for (let month = monthAfter(monthOf(first)); month <= monthOf(last); month = monthAfter(month)) {
    months.push(month);
  }
  return months;
}

function monthsAround(shown: string, span: DaySpan) {
  const months = monthsFrom(span);
  const at = months.indexOf(shown);
  return months.slice(Math.max(0, at - MONTHS_AROUND), at + MONTHS_AROUND + 1).map((month) => ({
    name: monthName(month),
    shortName: monthOfYear(Number(month.slice(5)), "short"),
    path: monthPath(month, monthOf(span.first)),
    isShown: month === shown,
  }));
}

function monthLink(month: string, { first, last }: DaySpan) {
  if (month < monthOf(first) || month > monthOf(last)) return null;
  return { name: monthName(month), path: monthPath(month, monthOf(first)) };
}

function partLink(path: string, part: number) {
  return { name: `Part ${plainNumber(part)}`, path: partPath(path, part) };
}
