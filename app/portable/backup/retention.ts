import { siteDay } from "~/utils/words/dates";
import type { PrivateSettings } from "~/words";
import type { Backup } from "./backup-list.server";

const DAY_MS = 86_400_000;
/** The names that the site gives; an archive put there by hand is left for its owner to remove. */
const OWN_NAME = /^\d{4}-\d{2}-\d{2}-\d{6}$/;

export type KeptNumbers = Pick<PrivateSettings, "keepDaily" | "keepWeekly" | "keepMonthly">;

/**
 * The archives that may be deleted, newest first. Kept are the last good one of each day, week and month, for as many
 * periods as the settings say, and all of the last 24 hours. An archive also stays until a newer good one exists. An
 * archive dated in the future was made while the clock was wrong. It counts for no period, and may be deleted once
 * there are as many good days as are kept; until then today's clock may be the wrong one.
 */
export function tooOld(backups: Backup[], kept: KeptNumbers, now = new Date()) {
  const good = backups.filter(({ proof, madeAt }) => proof?.failure === null && madeAt <= now);
  const newest = good[0];
  if (!newest) return [];
  const daily = lastOfEach(good, dayOf, kept.keepDaily);
  const isSettled = daily.length === kept.keepDaily;
  const staying = new Set([
    ...daily,
    ...lastOfEach(good, weekOf, kept.keepWeekly),
    ...lastOfEach(good, monthOf, kept.keepMonthly),
  ]);
  return backups.filter((backup) => {
    const isOld = now.getTime() - backup.madeAt.getTime() > DAY_MS && backup.madeAt < newest.madeAt;
    const isAhead = backup.madeAt > now;
    return (
      (isOld || (isAhead && isSettled)) &&
      backup.proof !== null &&
      OWN_NAME.test(backup.name) &&
      !staying.has(backup)
    );
  });
}

/** The last archive of each period that has any, for the newest `periods` of them. */
function lastOfEach(backups: Backup[], periodOf: (backup: Backup) => string, periods: number) {
  const last = new Map<string, Backup>();
  for (const backup of backups) {
    const period = periodOf(backup);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, periods);
}

function dayOf({ madeAt }: Backup) {
  return siteDay(madeAt);
}

/** The Monday of the week. */
function weekOf(backup: Backup) {
  const day = new Date(`${dayOf(backup)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function monthOf(backup: Backup) {
  return dayOf(backup).slice(0, 7);
}
