import { publishedSpan } from "~/models/posts/posts-of-days.server";
import { momentSpan } from "~/models/road/moments/moment-lists.server";
import { siteDay } from "~/utils/words/dates";
import { roadStops, startDay } from "./road-stops.server";

export type DaySpan = { first: string; last: string };

export function today() {
  return siteDay(new Date());
}

/** The first and the last calendar day with content; `null` if there is none. */
export function findDaySpan(): DaySpan | null {
  const now = today();
  const stops = roadStops().filter(({ arrivedOn }) => arrivedOn <= now);
  const told = [publishedSpan(), momentSpan()].flatMap((span) =>
    span ? [span.first, span.last] : [],
  );
  const ends = [stops[0], stops.at(-1)].flatMap((stop) => stop?.arrivedOn ?? []);
  const days = [...ends, ...told.map(siteDay)].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const start = startDay();
  return { first: start && start < first ? start : first, last };
}
