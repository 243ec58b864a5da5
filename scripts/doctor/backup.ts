import { type Backup, listBackups } from "~/portable/backup/backup-list.server";
import { dayInWords, isProved, problemOf } from "~/portable/backup/backup-problem.server";
import { env } from "~/utils/env.server";
import { note, ok } from "./lines.mjs";

const NAME = "Backup";
const BY_HAND = "npm run backup -- site.tar.gz";

function inWords(backup: Backup, now: Date) {
  const proof = isProved(backup) ? "proved" : "not proved yet";
  return `the last one is of ${dayInWords(backup.madeAt, now)}, ${proof}`;
}

/** Checks the age of the newest backup, and whether it was tried out by starting the site on it. */
export async function checkBackup(
  folder: string,
  schedule: Parameters<typeof problemOf>[1],
  now = new Date(),
) {
  const [newest] = await listBackups(folder);
  const problem = problemOf(newest, schedule, now);
  if (problem !== null) return note(NAME, problem, BY_HAND);
  const words = newest ? inWords(newest, now) : "none yet";
  if (env.BACKUPS === "off")
    return note(NAME, `${words}; none is made by itself`, "BACKUPS=on npm start");
  if (newest) return ok(NAME, words);
  return ok(NAME, `${words}; the site makes one each night`);
}
