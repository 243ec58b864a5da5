import type { Audience } from "~/models/base/records/audience";
import { homeFallback, journeyDefaults, pageFallback } from "~/models/road/journey/journey";
import { getHere, getJourney, type Journey } from "~/models/road/journey/journey.server";
import { pick } from "~/utils/pick";
import { figuresNow, nextStopOf, type RoadFigures } from "./figures.server";

/** The journey as pages and the API show it: the record with the figures of the road. */

/** The journey record with its figures filled in; `null` before its first save. */
export function getJourneyRecord(audience: Audience = "public"): Journey | null {
  const journey = getJourney(audience);
  const figures = figuresNow(audience);
  return journey && figures
    ? { ...journey, ...figures, nextStop: nextStopOf(journey.nextStop, audience) }
    : journey;
}

/** The figures on public pages. Before she has said where she is, missing ones are the fallbacks. */
export function getJourneyStats(audience: Audience = "public") {
  const journey = getJourney(audience);
  return {
    ...(figuresNow(audience) ?? beforeTheRoad(journey, homeFallback())),
    currentLocation: journey?.currentLocation || homeFallback().currentLocation,
    currentLocationDescription: journey?.currentLocationDescription ?? "",
  };
}

/** The fields of the record on the journey page and the about page. */
export function getJourneyOverview() {
  const journey = getJourney();
  return {
    ...(figuresNow() ?? beforeTheRoad(journey, pageFallback())),
    currentLocation: journey?.currentLocation || pageFallback().currentLocation,
    currentLocationDescription: journey?.currentLocationDescription ?? "",
    nextStop: journey?.currentLocation ? nextStopOf(journey.nextStop) : (journey?.nextStop ?? ""),
    here: getHere(),
  };
}

export type JourneyOverview = ReturnType<typeof getJourneyOverview>;

/** The about page's note on where she is. */
export function getJourneyUpdate() {
  const journey = getJourney();
  const { nextStop, ...overview } = getJourneyOverview();
  return {
    ...pick(overview, "currentLocation", "journeyProgress"),
    currentLocationDescription: (journey?.currentLocation ? journey : journeyDefaults())
      .currentLocationDescription,
    nextStop: journey ? nextStop : (journeyDefaults().nextStop ?? ""),
    lastUpdated: journey?.lastUpdated ?? null,
  };
}

/** The record's figures, each missing one replaced by the fallback. */
export function beforeTheRoad(journey: Journey | null, fallback: RoadFigures): RoadFigures {
  return {
    daysTraveled: journey?.daysTraveled ?? fallback.daysTraveled,
    statesCovered: journey?.statesCovered ?? fallback.statesCovered,
    distanceCovered: journey?.distanceCovered ?? fallback.distanceCovered,
    journeyProgress: journey?.journeyProgress ?? fallback.journeyProgress,
  };
}
