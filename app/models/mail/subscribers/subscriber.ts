import { siteDay } from "~/utils/words/dates";
import type { Cadence, subscriberSources } from "~/vocabulary";

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

/** The first and the last day until which mail can be paused. */
export function pauseBounds(now = new Date()) {
  const after = (days: number) => siteDay(new Date(now.getTime() + days * DAY_MS));
  return { first: after(1), last: after(LONGEST_PAUSE_DAYS) };
}
