import { destinationOfPin } from "~/models/base/places/positions.server";
import { areasOfStops } from "~/models/road/line/figures.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { memoPerContent } from "~db/client.server";

/**
 * The stops that were reached, in order of arrival, each with its day, its state and its region, and the destination at
 * its place. Those of which no day is known were where the journey began.
 */
export const roadStops = memoPerContent(() => {
  const { reached } = getRoad();
  const firstDay = startDay() ?? reached.find(({ arrivedOn }) => arrivedOn)?.arrivedOn ?? "";
  const shown = new Set<string>();
  const stops = reached.map((stop) => {
    const destination = destinationOfPin()(stop) ?? null;
    const isFirstVisit = destination !== null && !shown.has(destination.slug);
    const isFirstOfCollection =
      destination?.relatedGalleryId != null && !shown.has(destination.relatedGalleryId);
    if (destination) shown.add(destination.slug).add(destination.relatedGalleryId ?? "");
    return {
      ...stop,
      arrivedOn: stop.arrivedOn || firstDay,
      state: areasOfStops().get(stop.id) ?? "",
      region: destination?.region ?? "",
      /** What shows the place, where the road comes to it for the first time. */
      featuredImage: isFirstVisit ? destination.featuredImage : null,
      collectionId: isFirstOfCollection ? destination.relatedGalleryId : null,
    };
  });
  // A first stop without a day may have been given one after the next stop's.
  return withBorders(stops.filter(({ arrivedOn }) => arrivedOn)).sort(byDay);
});

export type RoadStop = ReturnType<typeof roadStops>[number];

/** The day on which the journey began, as far as the owner has said so. */
export function startDay() {
  const { version, journeyStartDate } = getHomeContent();
  return version > 0 ? journeyStartDate || null : null;
}

function byDay(one: { arrivedOn: string }, other: { arrivedOn: string }) {
  return one.arrivedOn < other.arrivedOn ? -1 : Number(one.arrivedOn > other.arrivedOn);
}

/** The last stop that was reached before a calendar day, or `null`. */
export function stopBefore(day: string) {
  return roadStops().findLast(({ arrivedOn }) => arrivedOn < day) ?? null;
}

type Placed = { state: string; region: string };

export type Bordered<Stop> = Stop & {
  /** The states of the road before and after, where that of the stop itself is not known. */
  from: string;
  towards: string;
};

/**
 * Stops of which nobody said the state: between two of one state they lie in it, else on the way from one to the next.
 * A region that is not known is that of what comes next, at the road's end that of what came before.
 */
export function withBorders<Stop extends Placed>(stops: Stop[]): Bordered<Stop>[] {
  const next = { state: "", region: "" };
  const ahead = stops
    .toReversed()
    .map(({ state, region }) => {
      const following = { ...next };
      if (state) next.state = state;
      if (region) next.region = region;
      return following;
    })
    .reverse();
  const last = { state: "", region: "" };
  return stops.map((stop, index) => {
    const following = ahead[index] ?? last;
    const isWithin = last.state !== "" && last.state === following.state;
    const state = stop.state || (isWithin ? last.state : "");
    const from = state ? "" : last.state;
    const region = stop.region || following.region || last.region;
    if (state) last.state = state;
    last.region = region;
    return { ...stop, state, region, from, towards: state ? "" : following.state };
  });
}
