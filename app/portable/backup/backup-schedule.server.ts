import { eq, lte } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { siteDay } from "~/utils/words/dates";
import { instantOfClock } from "~/utils/words/zone";
import { db } from "~db/client.server";
import { backupSchedule } from "~db/schema/backups";

const HOUR_MS = 3_600_000;
/** By the site's clocks: when hardly anybody reads or writes. */
const AT = "03:00";

/** The next time that the site's clocks show three at night, after this. */
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

/** When the next one is due and what became of the last attempt; `null` for a site that has never been looked at. */
export function getSchedule() {
  return db.select(row).from(backupSchedule).where(eq(backupSchedule.id, 1)).get() ?? null;
}

/**
 * Notes when a backup is due, where nothing does so yet: a new site has its first one in its first night. What is due later
 * than the next night was noted by other clocks.
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

/** Notes why there was no backup; it is tried again in an hour. Whether that is news. */
export function recordBackupFailed(failure: string, now: Date) {
  const isNews = getSchedule()?.failure === null;
  const dueAt = new Date(now.getTime() + HOUR_MS);
  db.update(backupSchedule).set({ dueAt, failure, failedAt: now }).run();
  return isNews;
}

/** Notes that the owner is told of this archive's failed proof; whether she was not before. */
export function recordFailureNotified(toldName: string) {
  const isNews = getSchedule()?.toldName !== toldName;
  if (isNews) db.update(backupSchedule).set({ toldName }).run();
  return isNews;
}
