import { destinationOfPin } from "~/models/base/places/positions.server";
import { areasOfStops } from "~/models/road/line/figures.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { memoPerContent } from "~db/client.server";

/**
 * The reached stops in order of arrival, each with its day, state and region, and the destination there. Stops without
 * a day get the day on which the journey began.
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
      /** The destination's picture and collection, at the first visit only. */
      featuredImage: isFirstVisit ? destination.featuredImage : null,
      collectionId: isFirstOfCollection ? destination.relatedGalleryId : null,
    };
  });
  // The first stop may get a start day that is later than the next stop's.
  return withBorders(stops.filter(({ arrivedOn }) => arrivedOn)).sort(byDay);
});

export type RoadStop = ReturnType<typeof roadStops>[number];

/** The day on which the journey began, if the owner has entered it. */
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
  /** The known states before and after it, if its own is unknown. */
  from: string;
  towards: string;
};

/**
 * Fills in unknown states and regions. A stop between two of the same state lies in that state; between two states it
 * is on the way from one to the other. An unknown region is that of the next stop, and at the end of the road that of
 * the stop before.
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
