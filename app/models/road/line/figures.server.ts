import { firstPart, stateNamed } from "~/models/base/places/known-place";
import { destinationOfPin } from "~/models/base/places/positions.server";
import type { Audience } from "~/models/base/records/audience";
import { getJourney } from "~/models/road/journey/journey.server";
import { daysOn } from "~/models/road/journey/journey-figures";
import { getTracker } from "~/models/road/journey/tracker.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { site } from "~/site";
import { pick } from "~/utils/pick";
import { lineKm } from "~/utils/position/distance";
import { daysBetween, siteDay } from "~/utils/words/dates";
import { memoPerContent } from "~db/client.server";
import { kilometresOn, reachedOn } from "./road-so-far";
import { getRoad, type Stop } from "./road-so-far.server";

/**
 * The one place where the journey's figures are worked out: days, kilometres, states, progress and next stop. They come
 * from the road as the audience may see it. A figure that the owner set by hand wins from the last stop on; for earlier
 * days it is always worked out.
 */

/** The figures once she has said where she is. `journeyProgress` is `null` while the rest of the way is unknown. */
export type RoadFigures = {
  daysTraveled: number;
  statesCovered: number;
  distanceCovered: number;
  journeyProgress: number | null;
};

/** The figures by the road alone at the end of a calendar day, `YYYY-MM-DD` in the site's zone. */
export function workedOutOn(day: string, audience: Audience = "public"): RoadFigures {
  const { reached, ahead } = getRoad(audience);
  const behind = reached.slice(0, reachedOn(reached, day));
  const stateOf = (stop: Stop) => areasOfStops().get(stop.id) ?? areaOfStop(stop);
  return {
    daysTraveled: dayNumber(day, audience) ?? 1,
    statesCovered: new Set(behind.map(stateOf).filter(Boolean)).size,
    distanceCovered: kilometresOn(reached, day),
    journeyProgress: progress(behind, [...reached.slice(behind.length), ...ahead]),
  };
}

/** The figures of a calendar day. From the last stop on, those set by hand win. */
export function figuresOn(day: string, audience: Audience = "public"): RoadFigures {
  const worked = workedOutOn(day, audience);
  return day < dayOfLastStop(audience) ? worked : { ...worked, ...setByHand(day, audience) };
}

/** The day of the last stop; empty before the first. */
export function dayOfLastStop(audience: Audience = "public") {
  const { reached } = getRoad(audience);
  return reached[reachedOn(reached, siteDay(new Date())) - 1]?.arrivedOn ?? "";
}

/** Today's figures; `null` while her place is unknown. */
export function figuresNow(audience: Audience = "public"): RoadFigures | null {
  return hasBegun(audience) ? figuresOn(siteDay(new Date()), audience) : null;
}

/** Whether she has said where she is; until then pages show fallbacks. */
export function hasBegun(audience: Audience = "public") {
  return Boolean(getTracker(audience)?.currentLocation);
}

/** The figures that the owner set by hand, continued since: days by the calendar, the others with each move. */
export function setByHand(day: string, audience: Audience = "public"): Partial<RoadFigures> {
  const journey = getTracker(audience);
  if (!journey) return {};
  const figures = {
    ...pick(journey, "statesCovered", "distanceCovered", "journeyProgress"),
    daysTraveled: daysOn(day, journey),
  };
  const set = Object.entries(figures).filter(([, figure]) => figure !== null);
  return Object.fromEntries(set) as Partial<RoadFigures>;
}

/** The owner's journey record for its form; days that were set by hand are counted up to today. */
export function getFormJourney() {
  const journey = getJourney("owner");
  return journey && { ...journey, ...setByHand(siteDay(new Date()), "owner") };
}

/** The next stop: the owner's, else the next planned one; empty without one. */
export function nextStopOf(named: string, audience: Audience = "public") {
  const [next] = getRoad(audience).ahead;
  return named || (next ? next.city || firstPart(next.name) : "");
}

/** The number of a calendar day within the journey, from 1, by the calendar; `null` before the start. */
export function dayNumber(day: string, audience: Audience = "public") {
  const start = startOfJourney(audience);
  return start !== null && start <= day ? daysBetween(start, day) + 1 : null;
}

/** The first day of the journey: the owner's, else the day of the first stop; `null` while neither is known. */
export function startOfJourney(audience: Audience = "public") {
  const { version, journeyStartDate } = getHomeContent();
  const [first] = getRoad(audience).reached;
  const arrived = first?.arrivedOn || null;
  if (version === 0 || journeyStartDate === "") return arrived;
  // If she is on the road already, a later start that is still to come is not used.
  return arrived !== null && arrived < journeyStartDate && journeyStartDate > siteDay(new Date())
    ? arrived
    : journeyStartDate;
}

/** Whole kilometres from the start to a reached stop; for the last one the figures count, which may be set by hand. */
export function kilometresTo({ id, km = 0 }: Stop) {
  const isLast = getRoad().reached.at(-1)?.id === id;
  const figures = isLast ? figuresNow() : null;
  return figures ? figures.distanceCovered : Math.round(km);
}

/** The area of each reached stop by its id; empty if unknown. */
export const areasOfStops = memoPerContent(
  () => new Map(getRoad().reached.map((stop) => [stop.id, areaOfStop(stop)])),
);

/** The state or the country of a stop, whichever the journey counts. */
function areaOfStop(stop: Stop) {
  if (site().areaOf === "country") return stop.country;
  return destinationOfPin()(stop)?.state || stateNamed(stop.name);
}

/** The progress in per cent: the length of the road so far against that plus the rest. */
function progress(behind: Stop[], toGo: Stop[]) {
  const here = behind.at(-1);
  if (!here) return null;
  if (toGo.length === 0) return isFinal(here) ? 100 : null;
  const kmToGo = lineKm([here, ...toGo].map(({ coordinates }) => coordinates));
  const whole = (here.km ?? 0) + kmToGo;
  return whole > 0 ? Math.round(100 - (100 * kmToGo) / whole) : null;
}

/** Whether this stop is the end of the journey that the owner entered. */
function isFinal({ name, city }: Stop) {
  const { version, finalDestination } = getHomeContent();
  const end = firstPart(finalDestination);
  return version > 0 && end !== "" && [firstPart(name), city].includes(end);
}
