import { toLocalInput } from "~/utils/words/dates";
import { instantOfClock } from "~/utils/words/zone";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Six in the morning. */
const HOUR_MS = 6 * 60 * 60 * 1000;

export const digestKinds = ["weekly", "monthly"] as const;
export type DigestKind = (typeof digestKinds)[number];

/** When a digest of this kind was last due: on Sunday, or on the first of the month, at six in the site's zone. */
export function lastDue(kind: DigestKind, now: Date) {
  const shown = new Date(`${toLocalInput(now)}Z`).getTime() - HOUR_MS;
  const day = new Date(shown - (shown % DAY_MS));
  const daysBack = kind === "weekly" ? day.getUTCDay() : day.getUTCDate() - 1;
  return instantOfClock(new Date(day.getTime() - daysBack * DAY_MS + HOUR_MS));
}

/** When the next weekly digest falls due. */
export function nextWeeklyDue(now: Date) {
  const shown = new Date(`${toLocalInput(lastDue("weekly", now))}Z`);
  return instantOfClock(new Date(shown.getTime() + 7 * DAY_MS));
}

/** The beginning of the first digest's span: a week or a month before its end. */
export function firstSince(kind: DigestKind, until: Date) {
  if (kind === "weekly") return new Date(until.getTime() - 7 * DAY_MS);
  const before = new Date(until);
  before.setUTCMonth(before.getUTCMonth() - 1);
  return before;
}
