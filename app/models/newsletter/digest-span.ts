import { dayInKolkata, startOfDay } from "~/utils/words/dates";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Six in the morning. */
const HOUR_MS = 6 * 60 * 60 * 1000;

export const digestKinds = ["weekly", "monthly"] as const;
export type DigestKind = (typeof digestKinds)[number];

/** When a digest of this kind last fell due: on Sunday, or on the first of the month, at six in Asia/Kolkata. */
export function lastDue(kind: DigestKind, now: Date) {
  const before = startOfDay(new Date(now.getTime() - HOUR_MS));
  const day = dayInKolkata(before);
  const daysBack = kind === "weekly" ? new Date(day).getUTCDay() : Number(day.slice(8)) - 1;
  return new Date(before.getTime() - daysBack * DAY_MS + HOUR_MS);
}

/** Since when the first digest of this kind tells: a week, or a month, before it ends. */
export function firstSince(kind: DigestKind, until: Date) {
  if (kind === "weekly") return new Date(until.getTime() - 7 * DAY_MS);
  const before = new Date(until);
  before.setUTCMonth(before.getUTCMonth() - 1);
  return before;
}
