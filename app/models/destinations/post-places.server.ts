import { destinationOfPin } from "~/models/base/places/positions.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { siteDay } from "~/utils/words/dates";
import { memoPerContent } from "~db/client.server";
import { listDestinationsOfPost } from "./destination-lists.server";

/** The day on which the road first reached each destination, by slug; `null` while it is only planned. */
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
 * The places that a letter is from: the destinations that name it as related. One that the road had not reached on the
 * letter's day is only mentioned in it, so it is left out if others remain.
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
