import { sweepBin } from "~/models/bin/bin-deletion.server";
import { sweepPictures } from "~/models/collections/library/picture-sweep.server";
import { sweepEmptyDrafts } from "~/models/find/drafts/draft.server";
import { sweepIcons } from "~/models/find/icon.server";
import { sweepSharePictures } from "~/models/find/share/share-sweep.server";
import { deleteOldMessages } from "~/models/mail/messages/contact.server";
import { deleteOldMails, mendDueTimes } from "~/models/mail/outgoing-mail.server";
import { deleteUnconfirmed } from "~/models/mail/subscribers/newsletter.server";
import { deleteOldDevices } from "~/models/owner/devices.server";
import { deleteExpiredChallenges } from "~/models/owner/passkey-challenges.server";
import { deleteEndedSessions } from "~/models/owner/session.server";
import { deleteEndedPreviews } from "~/models/posts/preview-link.server";
import { clearAfterKill } from "~/portable/backup/due-backup.server";
import { sweepUpload } from "~/portable/backup/restore/uploaded-archive.server";
import { env } from "~/utils/env.server";
import { sweepWorkFolders } from "~/utils/files/work-folder.server";

/** Forgets what nobody can come back to. */
export async function sweepAll() {
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
