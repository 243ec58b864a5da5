import { env } from "~/utils/env.server";
import { daysBetween, formatShortDay, siteDay } from "~/utils/words/dates";
import type { backupSchedule } from "~db/schema/backups";
import type { Backup } from "./backup-list.server";

const HOUR_MS = 3_600_000;
/**
 * An archive overdue by this much means that something is wrong: the site checks twice a minute and retries every hour.
 */
const OVERDUE_MS = 2 * HOUR_MS;

type Schedule = Pick<typeof backupSchedule.$inferSelect, "dueAt" | "failure">;

export function isProved({ proof }: Backup) {
  return proof?.failure === null;
}

/** The day in words, such as 'today'. */
export function dayInWords(at: Date, now: Date) {
  const day = siteDay(at);
  const ago = daysBetween(day, siteDay(now));
  return ago === 0 ? "today" : ago === 1 ? "yesterday" : formatShortDay(day, now);
}

/** What is wrong with the backups, judged by the newest one and by when the next is due; `null` if nothing is. */
export function problemOf(newest: Backup | undefined, schedule: Schedule | null, now: Date) {
  if (schedule?.failure) return `No backup was made at the last attempt: ${schedule.failure}`;
  const failure = newest?.proof?.failure;
  if (newest && failure) {
    return `The backup of ${dayInWords(newest.madeAt, now)} did not pass its proof: ${failure}`;
  }
  const isOverdue = schedule && now.getTime() - schedule.dueAt.getTime() > OVERDUE_MS;
  if (env.BACKUPS === "on" && isOverdue) {
    return `No backup was made since ${dayInWords(schedule.dueAt, now)}, when one was due: see the site's log.`;
  }
  return null;
}
