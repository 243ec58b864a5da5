import { env } from "~/utils/env.server";
import { counted, grouped } from "~/utils/words/counted";
import { type Backup, listBackups } from "./backup-list.server";
import { dayInWords, isProved, problemOf } from "./backup-problem.server";
import { getSchedule } from "./backup-schedule.server";

const MEGABYTE = 1_000_000;

/** What the owner needs to know about the backups: a line about the last checked one, and what is wrong. */
export async function getBackupStatus(now = new Date()) {
  const backups = await listBackups(env.DATA_DIR);
  const proved = backups.find(isProved);
  return {
    line: proved ? verifiedLine(proved, now) : null,
    problem: problemOf(backups[0], getSchedule(), now),
  };
}

/**
 * The same for programs: when the last backup was made, when the last good one was checked, and whether all is well.
 */
export async function getBackupHealth(now = new Date()) {
  const backups = await listBackups(env.DATA_DIR);
  return {
    at: backups[0]?.madeAt ?? null,
    provedAt: backups.find(isProved)?.proof?.at ?? null,
    ok: problemOf(backups[0], getSchedule(), now) === null,
  };
}

/** Such as 'Last proved backup: today, 14 letters, 95 photographs, 38 MB', in the site's time zone. */
export function verifiedLine({ madeAt, counts, bytes }: Backup, now: Date) {
  const parts = [
    dayInWords(madeAt, now),
    counted(counts.posts, "letter"),
    counted(counts.photographs, "photograph"),
    `${grouped(Math.max(1, Math.round(bytes / MEGABYTE)))} MB`,
  ];
  return `Last proved backup: ${parts.join(", ")}`;
}
