import { eq, lte } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { siteDay } from "~/utils/words/dates";
import { instantOfClock } from "~/utils/words/zone";
import { db } from "~db/client.server";
import { backupSchedule } from "~db/schema/backups";

const HOUR_MS = 3_600_000;
/** In the site's time zone; a time when hardly anybody reads or writes. */
const AT = "03:00";

/** The next three o'clock at night in the site's time zone. */
export function nextNight(after: Date) {
  const tonight = nightOf(siteDay(after));
  if (tonight > after) return tonight;
  const day = new Date(`${siteDay(after)}T00:00:00Z`);
  return nightOf(new Date(day.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10));
}

function nightOf(day: string) {
  return instantOfClock(new Date(`${day}T${AT}:00Z`));
}

const row = pick(backupSchedule, "dueAt", "failure", "failedAt", "toldName");

/** When the next backup is due, and the last failure; `null` before the first schedule. */
export function getSchedule() {
  return db.select(row).from(backupSchedule).where(eq(backupSchedule.id, 1)).get() ?? null;
}

/**
 * Schedules the next backup if none is scheduled: a new site has its first in its first night. A date later than the
 * next night was written while the clock or the zone was wrong; it is corrected.
 */
export function scheduleBackup(now: Date) {
  const dueAt = nextNight(now);
  const schedule = getSchedule();
  if (!schedule) db.insert(backupSchedule).values({ dueAt }).onConflictDoNothing().run();
  else if (schedule.dueAt > dueAt) db.update(backupSchedule).set({ dueAt }).run();
}

export function isBackupDue(now: Date) {
  const due = db.select(row).from(backupSchedule).where(lte(backupSchedule.dueAt, now)).get();
  return due !== undefined;
}

export function recordBackupMade(now: Date) {
  db.update(backupSchedule)
    .set({ dueAt: nextNight(now), failure: null, failedAt: null })
    .run();
}

/** Stores why a backup failed; the next try is in an hour. Returns whether the failure is new. */
export function recordBackupFailed(failure: string, now: Date) {
  const isNews = getSchedule()?.failure === null;
  const dueAt = new Date(now.getTime() + HOUR_MS);
  db.update(backupSchedule).set({ dueAt, failure, failedAt: now }).run();
  return isNews;
}

/** Stores that the owner is notified of this archive's failed check; returns false if she was already. */
export function recordFailureNotified(toldName: string) {
  const isNews = getSchedule()?.toldName !== toldName;
  if (isNews) db.update(backupSchedule).set({ toldName }).run();
  return isNews;
}
