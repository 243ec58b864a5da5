import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { site } from "~/site";
import { env } from "~/utils/env.server";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import { logError } from "~/utils/log-failure.server";
import { formatZonedTime } from "~/utils/words/zoned-time";
import { transact, whenWritable } from "~db/client.server";
import { acquireBackupLock } from "~db/process-lock";
import { clearHalfMade, clearUnpacked } from "./backup-files.server";
import { type Backup, listBackups, writeNote } from "./backup-list.server";
import { endBackupProcesses, makeBackup, verifyBackup } from "./backup-process.server";
import {
  isBackupDue,
  recordBackupFailed,
  recordBackupMade,
  recordFailureNotified,
  scheduleBackup,
} from "./backup-schedule.server";

/** Removes what a killed process left unfinished, unless another process is at work. */
export async function clearAfterKill() {
  const release = acquireBackupLock();
  if (!release) return;
  await clearHalfMade(env.DATA_DIR)
    .then(() => clearUnpacked(env.DATA_DIR))
    .finally(release);
}

/**
 * Makes the backup that is due, checks the unchecked ones and notifies the owner of failures. Work that is interrupted
 * when the site stops is due again.
 */
export async function doDueBackups(stop: AbortSignal, now = () => new Date()) {
  if (env.BACKUPS === "off") return;
  stop.addEventListener("abort", endBackupProcesses);
  await whenWritable();
  scheduleBackup(now());
  if (isBackupDue(now())) await makeDueBackup(stop, now);
  await verifyBackups(stop);
}

async function makeDueBackup(stop: AbortSignal, now: () => Date) {
  const failure = await makeBackup(env.DATA_DIR, "night").then(() => null, reasonOf);
  if (stop.aborted) return;
  if (failure !== null) logError("backups", failure);
  await whenWritable();
  transact(() => {
    if (failure === null) recordBackupMade(now());
    else if (recordBackupFailed(failure, now())) notifyOfNoBackup(failure);
  });
}

/** Checks all unchecked archives, whatever made them. */
async function verifyBackups(stop: AbortSignal) {
  for (const backup of await listBackups(env.DATA_DIR)) {
    if (backup.proof === null) await verify(backup, stop);
    if (stop.aborted) return;
  }
  const [newest] = await listBackups(env.DATA_DIR);
  const failure = newest?.proof?.failure;
  if (!newest || !failure) return;
  await whenWritable();
  transact(() => {
    if (recordFailureNotified(newest.name)) notifyOfFailedCheck(newest, failure);
  });
}

/**
 * If the check itself fails, that is stored as its result: the machine may be too small, and trying again and again
 * would not help.
 */
async function verify(backup: Backup, stop: AbortSignal) {
  const failure = await verifyBackup(env.DATA_DIR, backup.name).then(() => null, reasonOf);
  if (failure === null || stop.aborted) return;
  logError("backups", failure);
  await writeNote(env.DATA_DIR, { ...backup, proof: { at: new Date(), ms: 0, failure } });
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** Notifies the owner by mail that a backup failed, if mail is set up. */
function notifyOfNoBackup(failure: string) {
  tell(
    `No backup was made of ${site().siteName}`,
    `The backup of ${site().siteName} could not be made. ${failure}

It is tried again every hour, and there is no other mail of it until one was made. What was backed up before is still there.
`,
  );
}

/** Notifies the owner by mail that a backup is damaged, if mail is set up. */
function notifyOfFailedCheck({ madeAt }: Backup, failure: string) {
  tell(
    `A backup of ${site().siteName} is not good`,
    `The backup of ${site().siteName} of ${formatZonedTime(madeAt)} was made, but it did not pass its proof. ${failure}

Older backups that were proved stay until a newer one is.
`,
  );
}

function tell(subject: string, text: string) {
  const recipient = noticeAddress();
  if (recipient === null) return;
  const where = `See for yourself:\n${OUTSIDE_ORIGIN}/admin\n`;
  queueMail({ kind: "notice", recipient, subject, text: `${text}\n${where}` });
}
