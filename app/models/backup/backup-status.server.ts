import { env } from "~/utils/env.server";
import { counted, grouped } from "~/utils/words/counted";
import { daysBetween, formatShortDay, siteDay, toLocalInput } from "~/utils/words/dates";
import { type Backup, listBackups } from "./backup-list.server";
import { getSchedule } from "./backup-schedule.server";

const HOUR_MS = 3_600_000;
/** After this something keeps the site from making what is due: it looks every half a minute and tries every hour. */
const OVERDUE_MS = 2 * HOUR_MS;
const MEGABYTE = 1_000_000;

/** What the owner has to know of the backups: the last that was proved, in a line, and what is wrong. */
export async function getBackupStatus(now = new Date()) {
  const backups = await listBackups(env.DATA_DIR);
  const proved = backups.find(isProved);
  return {
    line: proved ? provedLine(proved, now) : null,
    problem: problemOf(backups[0], now),
  };
}

export type BackupStatus = Awaited<ReturnType<typeof getBackupStatus>>;

/** The same for programs: when the last one was made, when the last proved one was proved, whether all is well. */
export async function getBackupHealth(now = new Date()) {
  const backups = await listBackups(env.DATA_DIR);
  return {
    at: backups[0]?.madeAt ?? null,
    provedAt: backups.find(isProved)?.proof?.at ?? null,
    ok: problemOf(backups[0], now) === null,
  };
}

function isProved({ proof }: Backup) {
  return proof?.failure === null;
}

/** Such as 'Last proved backup: today 03:04, 14 letters, 95 photographs, 38 MB', by the site's clocks. */
export function provedLine({ madeAt, counts, bytes }: Backup, now: Date) {
  const parts = [
    formatWhen(madeAt, now),
    counted(counts.posts, "letter"),
    counted(counts.photographs, "photograph"),
    `${grouped(Math.max(1, Math.round(bytes / MEGABYTE)))} MB`,
  ];
  return `Last proved backup: ${parts.join(", ")}`;
}

function formatWhen(at: Date, now: Date) {
  const day = siteDay(at);
  const ago = daysBetween(day, siteDay(now));
  const word = ago === 0 ? "today" : ago === 1 ? "yesterday" : formatShortDay(day, now);
  return `${word} ${toLocalInput(at).slice(11)}`;
}

function problemOf(newest: Backup | undefined, now: Date) {
  const schedule = getSchedule();
  if (schedule?.failure) return `No backup was made at the last attempt: ${schedule.failure}`;
  const failure = newest?.proof?.failure;
  if (newest && failure) {
    return `The backup of ${formatWhen(newest.madeAt, now)} did not pass its proof: ${failure}`;
  }
  const isOverdue = schedule && now.getTime() - schedule.dueAt.getTime() > OVERDUE_MS;
  if (env.BACKUPS === "on" && isOverdue) {
    return `No backup was made since ${formatWhen(schedule.dueAt, now)}, when one was due: see the site's log.`;
  }
  return null;
}
