import { siteDay } from "~/utils/words/dates";
import type { Cadence, subscriberSources } from "~/vocabulary";

/** The states of an address on the list. The reader made it `left`; the mail server or the owner made it `stopped`. */
export const subscriberStates = ["waiting", "subscribed", "paused", "left", "stopped"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export type SubscriberSource = (typeof subscriberSources)[number];

/** The stop reason of an address that the owner stopped; other reasons are the mail server's responses. */
export const STOPPED_BY_OWNER = "Stopped by the owner of the site.";

type Marks = {
  isActive: boolean;
  endedAt: Date | null;
  pausedUntil: string | null;
  stopReason: string | null;
};

/** The present state of an address. A pause ends by itself on its day. */
export function subscriberState(
  { isActive, endedAt, pausedUntil, stopReason }: Marks,
  today = siteDay(new Date()),
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

/** The earliest and the latest day for the end of a pause. */
export function pauseBounds(now = new Date()) {
  const after = (days: number) => siteDay(new Date(now.getTime() + days * DAY_MS));
  return { first: after(1), last: after(LONGEST_PAUSE_DAYS) };
}
