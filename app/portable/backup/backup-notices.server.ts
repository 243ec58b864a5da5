import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { site } from "~/site";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import { formatZonedTime } from "~/utils/words/zoned-time";
import type { Backup } from "./backup-list.server";

/** Tells the owner by mail that there was no backup, where mail is set up. */
export function notifyOfNoBackup(failure: string) {
  tell(
    `No backup was made of ${site().siteName}`,
    `The backup of ${site().siteName} could not be made. ${failure}

It is tried again every hour, and there is no other mail of it until one was made. What was backed up before is still there.
`,
  );
}

/** Tells the owner by mail that a backup is not good, where mail is set up. */
export function notifyOfFailedCheck({ madeAt }: Backup, failure: string) {
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
