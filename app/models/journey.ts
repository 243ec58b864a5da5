import { z } from "zod";
import {
  coordinates,
  count,
  LIMITS,
  requiredText,
  text,
  updateAddressFields,
  version,
  whole,
} from "./fields";

/** Where the traveller is and how far the journey has come. */
export const journeyInput = z.object({
  currentLocation: requiredText("Current location"),
  currentLocationDescription: requiredText("Location description", LIMITS.excerpt),
  currentCoordinates: coordinates().nullish(),
  journeyProgress: whole("Journey progress", 0, 100),
  daysTraveled: count("Days traveled"),
  statesCovered: count("States covered"),
  distanceCovered: count("Distance covered"),
  nextStop: text("Next stop").nullish(),
  ...updateAddressFields,
});

/** A change to the journey record: absent fields stay as they are. */
export const journeyChange = journeyInput
  .extend({
    journeyProgress: journeyInput.shape.journeyProgress.nullable(),
    daysTraveled: journeyInput.shape.daysTraveled.nullable(),
    statesCovered: journeyInput.shape.statesCovered.nullable(),
    distanceCovered: journeyInput.shape.distanceCovered.nullable(),
  })
  .partial()
  .extend({ version });

export type JourneyInput = z.output<typeof journeyInput>;
export type JourneyChange = z.output<typeof journeyChange>;

/** What the admin form and an empty site start from. */
export const JOURNEY_DEFAULTS = {
  currentLocation: "Thrissur, Kerala",
  currentLocationDescription: "A city where festivals never really end",
  currentCoordinates: { lat: 10.5276, lng: 76.2144 },
  journeyProgress: 65,
  daysTraveled: 78,
  statesCovered: 0,
  distanceCovered: 0,
  nextStop: "Coimbatore",
} satisfies JourneyInput;

/** What the home page shows when there is no journey record. */
export const HOME_FALLBACK = {
  daysTraveled: 24,
  statesCovered: 3,
  distanceCovered: 6500,
  journeyProgress: 20,
  currentLocation: "Kochi, Kerala",
};

export const PAGE_FALLBACK = { journeyProgress: 65, currentLocation: "Thrissur, Kerala, India" };
