import { findCollectionSummary } from "~/models/collections/collection-lists.server";
import { collectionCards, postCards } from "~/models/find/cards.server";
import { described } from "~/models/pictures/picture";
import { viewPictures } from "~/models/pictures/picture.server";
import { kilometresTo } from "~/models/road/line/figures.server";
import { journeyDay } from "~/models/road/line/journey-day.server";
import { describeStop } from "~/models/road/line/road-so-far.server";
import { type MomentCard, viewMoments } from "~/models/road/moments/moment-lists.server";
import { findPinWords } from "~/models/road/pins/pin-lists.server";
import { pick } from "~/utils/pick";
import { siteDay } from "~/utils/words/dates";
import type { DayPost, DaysPart } from "./days-part.server";
import type { RoadStop } from "./road-stops.server";

/** The entries of the days, in order; within a day first stops, then moments, then letters. */
export function entriesOf({ stops, moments, posts }: DaysPart, shares: Map<string, number>) {
  const entries = [...stopEntries(stops, shares), ...momentEntries(moments), ...postEntries(posts)];
  return entries.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

export type EntryOfDay = ReturnType<typeof entriesOf>[number];
export type StopEntry = Extract<EntryOfDay, { kind: "stop" }>;
export type PostEntry = Extract<EntryOfDay, { kind: "post" }>;

/** Stops as the days show them; the first stop at a place has a picture. */
export function stopEntries(stops: RoadStop[], shares: Map<string, number>) {
  const words = findPinWords(stops.map(({ id }) => id));
  const pictureOf = (stop: RoadStop) => words.get(stop.id)?.images[0] ?? stop.featuredImage ?? "";
  const views = viewPictures(stops.map(pictureOf));
  return stops.map((stop) => {
    const { names, path } = describeStop(stop);
    return {
      kind: "stop" as const,
      id: stop.id,
      day: stop.arrivedOn,
      path,
      ...pick(stop, "name", "state", "region", "from", "towards"),
      number: journeyDay(stop.arrivedOn)?.number ?? null,
      shortName: names[0] ?? stop.name,
      description: words.get(stop.id)?.description ?? "",
      kilometres: kilometresTo(stop),
      share: shares.get(stop.id) ?? 0,
      picture: described(views.get(pictureOf(stop)) ?? null, stop.name),
      collection: collectionOf(stop),
    };
  });
}

/** The collection of the place, if it is public. */
function collectionOf({ collectionId }: RoadStop) {
  const summary = collectionId ? findCollectionSummary(collectionId) : null;
  const [card] = summary ? collectionCards([summary]) : [];
  return card ? pick(card, "id", "title", "photoCount", "thumbnails") : null;
}

function momentEntries(moments: MomentCard[]) {
  return viewMoments(moments).map((moment) => {
    const day = siteDay(moment.happenedAt);
    return {
      kind: "moment" as const,
      day,
      number: journeyDay(day)?.number ?? null,
      ...moment,
    };
  });
}

function postEntries(posts: DayPost[]) {
  return postCards(posts).map((card, index) => {
    const day = posts[index]?.day ?? "";
    return {
      kind: "post" as const,
      id: card.slug,
      day,
      number: journeyDay(day)?.number ?? null,
      ...pick(card, "slug", "title", "excerpt", "readingTime", "picture"),
    };
  });
}
