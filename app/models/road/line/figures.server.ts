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
 * The figures of the journey, and the one place where they are reckoned: whatever tells days, kilometres, states, the share
 * of the way or the next stop asks here. They are worked out from the road as the public may see it. A figure that the
 * owner has set by hand wins from the last stop on; the days before that are worked out always.
 */

/** The figures once she has said where she is. `journeyProgress` is `null` while nothing says how far it is to go. */
export type RoadFigures = {
  daysTraveled: number;
  statesCovered: number;
  distanceCovered: number;
  journeyProgress: number | null;
};

/** What the road says by the end of a calendar day in the site's zone, `YYYY-MM-DD`. */
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

/** The figures of a calendar day: what the owner has set by hand for those of the last stop and after it. */
export function figuresOn(day: string, audience: Audience = "public"): RoadFigures {
  const worked = workedOutOn(day, audience);
  return day < dayOfLastStop(audience) ? worked : { ...worked, ...setByHand(day, audience) };
}

/** When the last stop was reached; empty before the first. */
export function dayOfLastStop(audience: Audience = "public") {
  const { reached } = getRoad(audience);
  return reached[reachedOn(reached, siteDay(new Date())) - 1]?.arrivedOn ?? "";
}

/** The figures of today; `null` while nobody has said where the traveller is. */
export function figuresNow(audience: Audience = "public"): RoadFigures | null {
  return hasBegun(audience) ? figuresOn(siteDay(new Date()), audience) : null;
}

/** Whether she has said where she is: until then the pages tell fallbacks. */
export function hasBegun(audience: Audience = "public") {
  return Boolean(getTracker(audience)?.currentLocation);
}

/** Those that the owner has set by hand, as they have gone on since: days by the calendar, the others with each move. */
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

/** The owner's journey record as its form shows it: days that were set by hand have gone on by the calendar. */
export function getFormJourney() {
  const journey = getJourney("owner");
  return journey && { ...journey, ...setByHand(siteDay(new Date()), "owner") };
}

/** The next stop: what the owner says it is, else the next one that is planned; empty where there is none. */
export function nextStopOf(named: string, audience: Audience = "public") {
  const [next] = getRoad(audience).ahead;
  return named || (next ? next.city || firstPart(next.name) : "");
}

/** Which day of the journey a calendar day is, from 1, by the road alone; `null` before its start. */
export function dayNumber(day: string, audience: Audience = "public") {
  const start = startOfJourney(audience);
  return start !== null && start <= day ? daysBetween(start, day) + 1 : null;
}

/** The day on which the journey began: as the owner has said, else that of the first stop; `null` while neither is known. */
export function startOfJourney(audience: Audience = "public") {
  const { version, journeyStartDate } = getHomeContent();
  const [first] = getRoad(audience).reached;
  const arrived = first?.arrivedOn || null;
  if (version === 0 || journeyStartDate === "") return arrived;
  // Who is on the road already did not wait for a day that is still to come.
  return arrived !== null && arrived < journeyStartDate && journeyStartDate > siteDay(new Date())
    ? arrived
    : journeyStartDate;
}

/** Whole kilometres from the start to a stop that was reached; of the last one they are those of the figures. */
export function kilometresTo({ id, km = 0 }: Stop) {
  const isLast = getRoad().reached.at(-1)?.id === id;
  const figures = isLast ? figuresNow() : null;
  return figures ? figures.distanceCovered : Math.round(km);
}

/** The area of each stop that was reached, by its id; empty where nothing says so. */
export const areasOfStops = memoPerContent(
  () => new Map(getRoad().reached.map((stop) => [stop.id, areaOfStop(stop)])),
);

/** The state or the country of a stop, whichever the journey counts. */
function areaOfStop(stop: Stop) {
  if (site().areaOf === "country") return stop.country;
  return destinationOfPin()(stop)?.state || stateNamed(stop.name);
}

/** The share of the way in per cent: of the line behind and the one that was still ahead. */
function progress(behind: Stop[], toGo: Stop[]) {
  const here = behind.at(-1);
  if (!here) return null;
  if (toGo.length === 0) return isFinal(here) ? 100 : null;
  const kmToGo = lineKm([here, ...toGo].map(({ coordinates }) => coordinates));
  const whole = (here.km ?? 0) + kmToGo;
  return whole > 0 ? Math.round(100 - (100 * kmToGo) / whole) : null;
}

/** Whether the journey is to end at this stop, by what the owner has said of its end. */
function isFinal({ name, city }: Stop) {
  const { version, finalDestination } = getHomeContent();
  const end = firstPart(finalDestination);
  return version > 0 && end !== "" && [firstPart(name), city].includes(end);
}
