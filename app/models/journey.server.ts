import { getTableColumns } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { journeyTracking } from "~db/schema";
import type { JourneyChange } from "./journey";
import { JOURNEY_DEFAULTS, PAGE_FALLBACK } from "./journey";
import { changes } from "./patch";
import { type Saved, saved, stale } from "./result";

const { latitude, longitude, ...plain } = getTableColumns(journeyTracking);
const whole = { ...plain, currentCoordinates: { lat: latitude, lng: longitude } };

const CLEARED = {
  journeyProgress: 0,
  daysTraveled: 0,
  statesCovered: 0,
  distanceCovered: 0,
  nextStop: "",
};

/** The journey record, or `null` before its first save. */
export function getJourney() {
  return db.select(whole).from(journeyTracking).get() ?? null;
}

export type Journey = NonNullable<ReturnType<typeof getJourney>>;

/** The figures that public pages read. */
export function getJourneyStats() {
  const journey = getJourney();
  return {
    daysTraveled: journey?.daysTraveled ?? 0,
    statesCovered: journey?.statesCovered ?? 0,
    distanceCovered: journey?.distanceCovered ?? 0,
    currentLocation: journey?.currentLocation ?? JOURNEY_DEFAULTS.currentLocation,
    currentLocationDescription: journey?.currentLocationDescription ?? "",
    journeyProgress: journey?.journeyProgress ?? 0,
  };
}

/** What the journey page shows of the record; its position is `null` when there is none. */
export function getJourneyOverview() {
  const journey = getJourney();
  return {
    ...getJourneyStats(),
    ...(journey ? {} : PAGE_FALLBACK),
    nextStop: journey?.nextStop ?? "",
    currentCoordinates: journey?.currentCoordinates ?? null,
  };
}

export type JourneyOverview = ReturnType<typeof getJourneyOverview>;

/** Saves the journey record; the first save starts from the defaults. */
export function updateJourney({ version, ...input }: JourneyChange): Saved<Journey> {
  return transact(() => {
    const before = getJourney();
    if (before && version != null && version !== before.version) return stale;
    const set = {
      ...columnsOf(input),
      version: (before?.version ?? 0) + 1,
      lastUpdated: new Date(),
    };
    db.insert(journeyTracking)
      .values({ ...columnsOf(JOURNEY_DEFAULTS), ...set, id: 1 })
      .onConflictDoUpdate({ target: journeyTracking.id, set })
      .run();
    return saved(getJourney() as Journey);
  });
}

function columnsOf({ currentCoordinates, ...input }: Omit<JourneyChange, "version">) {
  const position =
    currentCoordinates === undefined
      ? {}
      : { latitude: currentCoordinates?.lat ?? 0, longitude: currentCoordinates?.lng ?? 0 };
  return { ...changes(input, CLEARED), ...position };
}
