import type { Audience } from "~/models/base/records/audience";
import { changes } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf } from "~/models/base/records/saving.server";
import { positionOf, UPDATE_ADDRESSES } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { hasPosition, NO_POSITION } from "~/utils/position/position";
import { transact } from "~db/client.server";
import type { JourneyChange } from "./journey";
import { CLEARED, saveTracker } from "./move-by-tracker.server";
import { getTracker } from "./tracker.server";

/**
 * The journey record as the audience may see it, or `null` before its first save. A figure is `null` unless it was set
 * by hand.
 */
export function getJourney(audience: Audience = "public") {
  const tracker = getTracker(audience);
  if (!tracker) return null;
  return {
    id: 1,
    ...pick(tracker, "currentLocation", "currentLocationDescription"),
    currentCoordinates: positionOf(tracker),
    ...pick(tracker, "journeyProgress", "daysTraveled", "statesCovered", "distanceCovered"),
    ...pick(tracker, "nextStop", ...UPDATE_ADDRESSES, "version", "lastUpdated"),
  };
}

export type Journey = NonNullable<ReturnType<typeof getJourney>>;

/** Where the traveller is on the map; `null` if unknown or without a position. */
export function getHere() {
  const { currentLocation: name, currentCoordinates: coordinates } = getJourney() ?? NOWHERE;
  return hasPosition(coordinates) ? { name, coordinates } : null;
}

const NOWHERE = { currentLocation: "", currentCoordinates: NO_POSITION };

/**
 * A message about what was done. If that hid, unmarked or deleted the current record, it also says which place the site
 * still shows.
 */
export function sayWithCurrent(
  done: string,
  wasCurrent: boolean | undefined,
  isStillShown = false,
) {
  const name = getJourney()?.currentLocation;
  if (!wasCurrent || isStillShown || !name) return done;
  return `${done.replace(/\w$/, "$&.")} The site still says that you are in ${name}.`;
}

/** Saves the journey record; a new place in it moves the traveller. */
export function updateJourney({ version, ...input }: JourneyChange): Saved<Journey> {
  return transact((): Saved<Journey> => {
    const before = getJourney("owner");
    const conflict = before && conflictOf(before, version, changes(input, CLEARED));
    if (conflict) return conflict;
    saveTracker(before, input);
    return saved(getJourney("owner") as Journey);
  });
}
