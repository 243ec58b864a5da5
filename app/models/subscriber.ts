import { z } from "zod";
import { dayInKolkata } from "~/utils/dates";
import { day, email, LIMITS, oneOfThe, text } from "./value-schemas";
import { type Cadence, cadences, type subscriberSources } from "./vocabulary";

/** What an address on the list can be; `left` by its reader's doing, `stopped` by the mail server's or the owner's. */
export const subscriberStates = ["waiting", "subscribed", "paused", "left", "stopped"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export type SubscriberSource = (typeof subscriberSources)[number];

/** What stands with an address that the owner herself stopped, where else the mail server's words stand. */
export const STOPPED_BY_OWNER = "Stopped by the owner of the site.";

type Marks = {
  isActive: boolean;
  endedAt: Date | null;
  pausedUntil: string | null;
  stopReason: string | null;
};

/** What the address is today. A pause ends by itself, on the day that it names. */
export function subscriberState(
  { isActive, endedAt, pausedUntil, stopReason }: Marks,
  today = dayInKolkata(new Date()),
): SubscriberState {
  if (isActive) return pausedUntil !== null && pausedUntil > today ? "paused" : "subscribed";
  if (endedAt === null) return "waiting";
  return stopReason === null ? "left" : "stopped";
}

export const cadenceLabels: Record<Cadence, string> = {
  each: "Each letter, when it is published",
  weekly: "Weekly, on Sunday",
  monthly: "Monthly, on the first of the month",
};

const LONGEST_PAUSE_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first and the last day until which mail can be paused. */
export function pauseBounds(now = new Date()) {
  const after = (days: number) => dayInKolkata(new Date(now.getTime() + days * DAY_MS));
  return { first: after(1), last: after(LONGEST_PAUSE_DAYS) };
}

function pauseDay() {
  return day("Pause").superRefine((value, context) => {
    const { first, last } = pauseBounds();
    if (value < first) context.addIssue("Choose a day after today, or leave it empty.");
    if (value > last) context.addIssue("A pause lasts a year at most.");
  });
}

/** How often, and from when on: what a reader chooses, or the owner for them. */
export const subscriptionInput = z.object({
  cadence: oneOfThe("How often", cadences),
  /** The first day on which mail comes again. */
  pausedUntil: pauseDay().nullish(),
});

export type SubscriptionInput = z.output<typeof subscriptionInput>;

/** What confirms a subscription: the button alone, or with how often. */
export const confirmationInput = z.object({ cadence: oneOfThe("How often", cadences).nullish() });

const consent = () => text("Consent", LIMITS.excerpt).nullish();

/** An address that the owner puts in; with their consent stated, no mail asks for it. */
export const newSubscriberInput = z.object({
  email: email(),
  cadence: oneOfThe("How often", cadences),
  consent: consent(),
});

export type NewSubscriberInput = z.output<typeof newSubscriberInput>;

/** Many addresses that the owner brings. */
export const importInput = z.object({
  addresses: text("The list", LIMITS.content).nullish(),
  cadence: oneOfThe("How often", cadences),
  consent: consent(),
  /** Whether the good lines are taken in although there are bad ones. */
  skipsBad: z.boolean().optional(),
});
