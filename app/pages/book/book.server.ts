import { countPostTexts, listPostTexts, type PostText } from "~/models/posts/posts-of-days.server";
import { figuresNow } from "~/models/road/line/figures.server";
import { listMomentsBetween } from "~/models/road/moments/moment-lists.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { findDaySpan } from "~/pages/days/day-span.server";
import { roadUpTo } from "~/pages/days/road-of-days.server";
import { dayStart, siteDay } from "~/utils/words/dates";
import { type PrintedContent, viewOfPart, type WrittenPost } from "./book-part.server";
import { type BookStop, bookStops, stopOfDay, stopOfPost } from "./book-stops.server";
import { partsOf, type VolumeDays } from "./parts";

/** The most letters in a volume: some five hundred pages of a small book, in one document that a phone can hold. */
const VOLUME_POSTS = 100;
const VOLUME_MOMENTS = 300;
/** Later than every day. */
const EVER = "9999-12-31";

/**
 * A volume of the public journey in order, counted from 1; `null` beyond the last. Between two letters other requests
 * get a turn.
 */
export async function readBook(volume: number) {
  const volumes = Math.max(1, Math.ceil(countPostTexts() / VOLUME_POSTS));
  if (volume > volumes) return null;
  const found = listPostTexts(VOLUME_POSTS + 1, (volume - 1) * VOLUME_POSTS);
  const [posts, following] = [found.slice(0, VOLUME_POSTS), found[VOLUME_POSTS]];
  const days = {
    from: volume === 1 ? "" : dayOf(posts[0]),
    before: following ? dayOf(following) : EVER,
  };
  const stops = bookStops();
  const printed: PrintedContent = { places: new Set(), texts: [] };
  const parts = [];
  for (const part of partsOf(stops, writtenOf(posts, days), (item) => stopOf(stops, item), days)) {
    parts.push(await viewOfPart(part, parts.length + 1, printed));
  }
  const span = findDaySpan();
  return {
    title: getHomeContent().heroTitle,
    volume,
    volumes,
    dates: span && { from: span.first, to: span.last },
    map: roadUpTo(stops).map,
    figures: figuresNow(),
    parts,
  };
}

export type Book = NonNullable<Awaited<ReturnType<typeof readBook>>>;

function writtenOf(posts: PostText[], { from, before }: VolumeDays): WrittenPost[] {
  const moments = listMomentsBetween(
    from ? dayStart(from) : new Date(0),
    dayStart(before),
    VOLUME_MOMENTS,
  );
  return [
    ...posts.map((post) => ({ ...post, isMoment: false as const })),
    ...moments.map((moment) => ({ ...moment, isMoment: true as const })),
  ];
}

function dayOf(post: Pick<PostText, "publishedAt"> | undefined) {
  return siteDay(post?.publishedAt ?? new Date());
}

function stopOf(stops: BookStop[], item: WrittenPost) {
  return item.isMoment
    ? stopOfDay(stops, siteDay(item.happenedAt))
    : stopOfPost(stops, item, dayOf(item));
}
