import { readBounceMailbox } from "~/mail/bounce-mailbox.server";
import { writeDueDigests } from "~/mail/digests.server";
import { startDueIssues } from "~/mail/due-issues.server";
import { createSender, type MailSettings } from "~/mail/mail-sender.server";
import { sweepBin } from "~/models/bin/bin-deletion.server";
import { sweepPictures } from "~/models/collections/library/picture-sweep.server";
import { sweepEmptyDrafts } from "~/models/find/drafts/draft.server";
import { sweepIcons } from "~/models/find/icon.server";
import { sweepSharePictures } from "~/models/find/share/share-sweep.server";
import { deleteOldMessages } from "~/models/mail/messages/contact.server";
import { deleteOldMails, mendDueTimes } from "~/models/mail/outgoing-mail.server";
import { deleteUnconfirmed } from "~/models/mail/subscribers/newsletter.server";
import { announcePosts } from "~/models/newsletter/post-issue.server";
import { deleteOldDevices } from "~/models/owner/devices.server";
import { deleteExpiredChallenges } from "~/models/owner/passkey-challenges.server";
import { deleteEndedSessions } from "~/models/owner/session.server";
import { makeMissingVariants } from "~/models/pictures/picture-variant.server";
import { deleteEndedPreviews } from "~/models/posts/preview-link.server";
import { showDueMoves } from "~/models/road/journey/show-moves.server";
import { clearAfterKill, doDueBackups } from "~/portable/backup/due-backup.server";
import { sweepUpload } from "~/portable/backup/restore/uploaded-archive.server";
import { env } from "~/utils/env.server";
import { sweepWorkFolders } from "~/utils/files/work-folder.server";
import { type DueJob, leftAtStop } from "./loop.server";
import { runMailThread } from "./mail-thread.server";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The jobs that the site does by itself. Each asks the database what is due, so that a machine that was asleep catches
 * up, and a killed process loses nothing. A scheduled letter needs no job: each read checks its date.
 */
export function siteJobs(): DueJob[] {
  return [
    { name: "moves", every: 10 * SECOND, verb: showDueMoves },
    // Due at three at night in the site's time zone, and an hour after a failure.
    { name: "backups", every: 30 * SECOND, verb: doDueBackups },
    { name: "sweeps", every: HOUR, verb: leftAtStop(sweepAll) },
    { name: "variants", every: DAY, verb: leftAtStop(makeMissingVariants) },
    // Ends when the site stops; after a failure the thread is started again.
    { name: "mail", every: 10 * SECOND, verb: runMailThread },
  ];
}

/** The jobs of the thread that sends mail. */
export function mailJobs(mail: MailSettings): DueJob[] {
  const { bounceImapUrl: mailbox } = mail;
  return [
    // Announces letters that were published, by hand or by schedule, to readers who want each letter.
    { name: "letters", every: 5 * SECOND, verb: announcePosts },
    { name: "issues", every: 5 * SECOND, verb: startDueIssues },
    { name: "digests", every: MINUTE, verb: writeDueDigests },
    { name: "sending", every: 2 * SECOND, verb: createSender(mail) },
    { name: "bounces", every: 3 * MINUTE, verb: (stop) => readBounceMailbox(mailbox, stop) },
  ];
}

/** Deletes everything that has expired. */
async function sweepAll() {
  sweepBin();
  sweepEmptyDrafts();
  deleteEndedPreviews();
  deleteOldMessages();
  deleteUnconfirmed();
  deleteOldMails();
  mendDueTimes();
  deleteEndedSessions();
  deleteOldDevices();
  deleteExpiredChallenges();
  await clearAfterKill();
  await sweepPictures();
  await sweepSharePictures();
  await sweepIcons();
  await sweepUpload(env.DATA_DIR);
  await sweepWorkFolders(env.DATA_DIR);
}
