import { siteDay } from "~/utils/words/dates";
import type { PrivateSettings } from "~/words";
import type { Backup } from "./backup-list.server";

const DAY_MS = 86_400_000;
/** What the site has named itself; an archive that was put there by hand is its owner's to remove. */
const OWN_NAME = /^\d{4}-\d{2}-\d{2}-\d{6}$/;

export type KeptNumbers = Pick<PrivateSettings, "keepDaily" | "keepWeekly" | "keepMonthly">;

/**
 * Which of these may go, the newest of them first: of each day, week and month the last one that was proved is kept, for
 * as many of them as is asked; all of the last 24 hours are; and nothing goes that a newer proved one does not make up for.
 *
 * One that is dated ahead was made by a clock that was: it counts for no day, and goes once there are as many good days
 * as are kept. Before that it may be the clock of today that is behind.
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

/** The last one of each period, for so many periods that have any, from the newest on. */
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

/** The Monday that the week began with. */
function weekOf(backup: Backup) {
  const day = new Date(`${dayOf(backup)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function monthOf(backup: Backup) {
  return dayOf(backup).slice(0, 7);
}
