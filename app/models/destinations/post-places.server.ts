import { destinationOfPin } from "~/models/base/places/positions.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { siteDay } from "~/utils/words/dates";
import { memoPerContent } from "~db/client.server";
import { listDestinationsOfPost } from "./destination-lists.server";

/** By a destination's slug the day on which the road first reached it, `null` while it is only planned. */
const arrivals = memoPerContent(() => {
  const destinationOf = destinationOfPin();
  const { planned, reached } = getRoad();
  const days = new Map<string, string | null>();
  for (const pin of planned) {
    const slug = destinationOf(pin)?.slug;
    if (slug) days.set(slug, null);
  }
  for (const { arrivedOn = "", ...pin } of reached.toReversed()) {
    const slug = destinationOf(pin)?.slug;
    if (slug) days.set(slug, arrivedOn);
  }
  return days;
});

type Dated = { id: string; publishedAt: Date | null };

/**
 * The places that a letter is from: the destinations that name it as theirs. Of several, one that the road had not
 * reached on the letter's day is a place that it speaks of.
 */
export function placesOfPost({ id, publishedAt }: Dated) {
  const naming = listDestinationsOfPost(id);
  const day = siteDay(publishedAt ?? new Date());
  const places = naming.filter(({ slug }) => {
    const arrivedOn = arrivals().get(slug);
    return arrivedOn === undefined || (arrivedOn !== null && arrivedOn <= day);
  });
  return places.length > 0 ? places : naming;
}
