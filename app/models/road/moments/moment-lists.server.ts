import { and, asc, desc, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import { containsSearch } from "~/models/base/lists/list-text.server";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { described } from "~/models/pictures/picture";
import { withPictures } from "~/models/pictures/picture.server";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { momentCard, momentForOwner, momentsSeenBy } from "./moment-columns.server";
import { momentPath } from "./moment-path";

const { happenedAt, createdAt } = moments;

const isShown = momentsSeenBy("public");
const oldestFirst = [asc(happenedAt), asc(createdAt)];
const newestFirst = [desc(happenedAt), desc(createdAt)];

/** One page of all moments that hold the search, newest first; `null` beyond the last. */
export function pageOfMoments(search: string, page: number) {
  const holdsSearch = containsSearch(search, { texts: [moments.text, moments.place] });
  const isFound = and(momentsSeenBy("owner"), holdsSearch);
  return pageOfRows(page, PAGE_ITEMS.rows, {
    columns: { ...momentForOwner, isKnown: sql<boolean>`held is not null`.mapWith(Boolean) },
    table: moments,
    where: isFound,
    order: newestFirst,
  });
}

function cards(which: SQL | undefined, order: typeof oldestFirst, limit: number) {
  return db
    .select(momentCard)
    .from(moments)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .all();
}

export type MomentCard = ReturnType<typeof cards>[number];

function isShownBetween(from: Date, before: Date) {
  return and(isShown, gte(happenedAt, from), lt(happenedAt, before));
}

/** Public moments from one instant up to, but not including, another; oldest first. */
export function listMomentsBetween(from: Date, before: Date, limit: number) {
  return cards(isShownBetween(from, before), oldestFirst, limit);
}

export function countMomentsBetween(from: Date, before: Date) {
  return countRows(moments, isShownBetween(from, before));
}

/** The newest public moments, newest first. */
export function listNewestMoments(limit: number) {
  return cards(isShown, newestFirst, limit);
}

/** When the first and the last of the public moments happened; `null` without any. */
export function momentSpan() {
  const [first] = cards(isShown, oldestFirst, 1);
  const [last] = listNewestMoments(1);
  return first && last ? { first: first.happenedAt, last: last.happenedAt } : null;
}

/** The public moments that were written down in a span of time, in the order in which they happened. */
export function listMomentsWritten({ since, until }: { since: Date; until: Date }, limit: number) {
  return cards(and(isShown, gt(createdAt, since), lte(createdAt, until)), oldestFirst, limit);
}

/** The latest public moments after an instant, or of all for `null`; oldest first. */
export function listMomentsAfter(instant: Date | null, limit: number) {
  const isAfter = instant ? gt(happenedAt, instant) : undefined;
  return cards(and(isShown, isAfter), newestFirst, limit).reverse();
}

/** Moments as pages show them, in their order. */
export function viewMoments(cards: MomentCard[]) {
  return withPictures(cards, ({ picture }) => picture).map(({ picture, ...moment }) => ({
    ...moment,
    path: momentPath(moment),
    picture: described(picture, moment.place ?? "A moment on the road"),
  }));
}

export type MomentView = ReturnType<typeof viewMoments>[number];
