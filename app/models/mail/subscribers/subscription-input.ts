import { z } from "zod";
import { day, oneOfThe } from "~/models/base/records/value-schemas";
import { cadences } from "~/vocabulary";
import { pauseBounds } from "./subscriber";

function pauseDay() {
  return day("Pause").superRefine((value, context) => {
    const { first, last } = pauseBounds();
    if (value < first) context.addIssue("Choose a day after today, or leave it empty.");
    if (value > last) context.addIssue("A pause lasts a year at most.");
  });
}

/** The cadence and the pause that a reader chooses, or the owner for them. */
export const subscriptionInput = z.object({
  cadence: oneOfThe("How often", cadences),
  /** The first day on which mail comes again. */
  pausedUntil: pauseDay().nullish(),
});

export type SubscriptionInput = z.output<typeof subscriptionInput>;

/** What confirms a subscription; the cadence is optional. */
export const confirmationInput = z.object({ cadence: oneOfThe("How often", cadences).nullish() });
