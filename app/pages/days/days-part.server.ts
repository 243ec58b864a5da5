import { listPostsBetween } from "~/models/posts/posts-of-days.server";
import { countMomentsBetween, listMomentsBetween } from "~/models/road/moments/moment-lists.server";
import { dayStart, siteDay } from "~/utils/words/dates";
import { type DaySpan, today } from "./day-span.server";
import { dayAfter, monthAfter, monthOf } from "./days";
import { roadStops } from "./road-stops.server";

/** The most letters, stops and moments on a page; a month with more letters has several pages. */
export const PART_POSTS = 24;
const PART_STOPS = 60;
const PART_MOMENTS = 90;

/**
 * A part of a month's letters, with the stops and moments from its first day until the next part begins. `null` beyond
 * the last part.
 */
export function readPart(month: string, part: number, span: DaySpan) {
  const first = firstDayOf(month, span);
  const end = dayAfter(`${monthAfter(month)}-01`, -1);
  const isCurrent = monthOf(span.last) === month;
  const last = isCurrent ? span.last : end;
  const skipped = (part - 1) * PART_POSTS;
  const found = listPostsBetween(
    dayStart(first),
    dayStart(dayAfter(last)),
    PART_POSTS + 1,
    skipped,
  ).map((post) => ({ ...post, day: post.publishedAt ? siteDay(post.publishedAt) : first }));
  const [posts, following] = [found.slice(0, PART_POSTS), found[PART_POSTS]];
  const opening = part === 1 ? first : posts[0]?.day;
  if (!opening) return null;
  const until = following?.day ?? dayAfter(last);
  const isShared = posts.at(-1)?.day === until;
  const stops = roadStops().filter(
    ({ arrivedOn }) => arrivedOn >= opening && arrivedOn < until && arrivedOn <= today(),
  );
  const [from, before] = [dayStart(opening), dayStart(until)];
  return {
    posts,
    moments: listMomentsBetween(from, before, PART_MOMENTS),
    moreMoments: Math.max(0, countMomentsBetween(from, before) - PART_MOMENTS),
    stops: stops.slice(0, PART_STOPS),
    moreStops: Math.max(0, stops.length - PART_STOPS),
    from: opening,
    to: isShared ? until : dayAfter(until, -1),
    isLast: following === undefined,
  };
}

/** The first day of a month that is shown. */
export function firstDayOf(month: string, span: DaySpan) {
  return month === monthOf(span.first) ? span.first : `${month}-01`;
}

export type DaysPart = NonNullable<ReturnType<typeof readPart>>;
export type DayPost = DaysPart["posts"][number];
