import { z } from "zod";
import { updateAddressFields } from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  coordinates,
  count,
  oneLine,
  requiredText,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { isOwn } from "~/site";

/** Where the traveller is and how far the journey has come. */
export const journeyInput = z.object({
  currentLocation: requiredText("Current location"),
  nextStop: oneLine("Next stop").nullish(),
  currentLocationDescription: requiredText("Location description", LIMITS.excerpt),
  currentCoordinates: coordinates().nullish(),
  /** A figure left empty is worked out with the next move. */
  journeyProgress: whole("Journey progress", 0, 100).nullish(),
  daysTraveled: count("Days traveled").nullish(),
  statesCovered: count("States covered").nullish(),
  distanceCovered: count("Distance covered").nullish(),
  ...updateAddressFields,
});

/** A change to the journey record: absent fields stay as they are. */
export const journeyChange = journeyInput.partial().extend({ version });

export type JourneyInput = z.output<typeof journeyInput>;
export type JourneyChange = z.output<typeof journeyChange>;

/** What the admin form of an empty site begins with, except on the owner's own; it is no data until it is saved. */
const JOURNEY_DEFAULTS = {
  currentLocation: "Thrissur, Kerala",
  currentLocationDescription: "A city where festivals never really end",
  currentCoordinates: { lat: 10.5276, lng: 76.2144 },
  journeyProgress: 65,
  daysTraveled: 78,
  statesCovered: 0,
  distanceCovered: 0,
  nextStop: "Coimbatore",
} satisfies JourneyInput;

const NOT_WRITTEN: JourneyInput = { currentLocation: "", currentLocationDescription: "" };

export function journeyDefaults(): JourneyInput {
  return isOwn() ? NOT_WRITTEN : JOURNEY_DEFAULTS;
}

const HOME_FALLBACK = {
  daysTraveled: 24,
  statesCovered: 3,
  distanceCovered: 6500,
  journeyProgress: 20,
  currentLocation: "Kochi, Kerala",
};

const PAGE_FALLBACK = { journeyProgress: 65, currentLocation: "Thrissur, Kerala, India" };

/** On the owner's own site: pages leave out empty texts and figures of 0. */
const NOT_KNOWN = {
  daysTraveled: 0,
  statesCovered: 0,
  distanceCovered: 0,
  journeyProgress: null as number | null,
  currentLocation: "",
};

/** What the home page shows of a record or a figure that was never given. */
export function homeFallback() {
  return isOwn() ? NOT_KNOWN : HOME_FALLBACK;
}

/** The same for the journey page and the about page. */
export function pageFallback() {
  return isOwn() ? NOT_KNOWN : { ...HOME_FALLBACK, ...PAGE_FALLBACK };
}
